import { derived, official } from './fact.ts';
import { externalCall } from './external-call.ts';
import { sources } from './sources.ts';

export const stepFunctions = externalCall({
  id: 'step-functions',
  name: 'AWS Step Functions, execution started by name',
  summary: 'Refuses to start a second standard execution under a name that was used in the last 90 days.',
  boundary:
    'Standard workflows started with a name taken from the business key; express workflows start again each time.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '90 d', fact: 'name-window' },
  seconds: 7_776_000,
  scope: 'state machine',
  limits: [
    { name: 'window', value: '90 d', fact: 'name-reuse' },
    { name: 'window of a redrive token', value: '15 min', fact: 'redrive-token' },
  ],
  facts: [
    ...official(sources.awsApi, {
      'while-running':
        'A start under the name of a running execution with the same input is answered as if it had started.',
      'name-reuse': 'The name of a closed execution can be used again after 90 days.',
      'redrive-token': 'The token of RedriveExecution is remembered for 15 minutes.',
      express: 'Express workflows are not idempotent.',
    }),
    ...derived({
      'name-window':
        'Running or closed, a name starts one execution in 90 days; the caller reads the refusal as success.',
    }),
  ],
});
