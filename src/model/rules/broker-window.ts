import { flag, quantity, text } from '../profile.ts';
import type { Rule } from './rule.ts';

/** Scopes within which a repeat of the same message can fall outside: it is compared with less than it seems. */
const narrowScope = /group|partition|session|producer/i;

/** The session of a producer has a rule of its own. */
const producerSession = /producer session|transactional id/i;

/** Rules about what the broker remembers of what is published (model, section 3). */
export const brokerWindowRules: readonly Rule[] = [
  {
    id: 'broker.window-too-short',
    level: 'warning',
    when: 'A publish can be repeated after the broker forgot its id.',
    why: 'The late retry is stored as a new message, and nobody on the publishing side sees it.',
    check: ({ value }) => {
      const remembered = value('broker.window');
      const required = value('broker.required');
      return remembered !== undefined && required !== undefined && required > remembered
        ? {
            message:
              'The broker remembers ids for {broker.window}, and a publish can be repeated for {broker.required}: the late ones are stored again.',
            figures: ['broker.window', 'broker.required'],
            advice:
              'Bound the age of retries below {broker.window}, lengthen the window, or remember keys at the consumer.',
          }
        : undefined;
    },
  },
  {
    id: 'broker.count-limit-first',
    level: 'warning',
    when: 'The broker forgets by count before its window ends.',
    why: 'At a high rate a limit of ids is a window of moments.',
    check: ({ profile, value }) => {
      const rate = value('broker.countLimitRate');
      const throughput = quantity(profile, 'workload.throughput');
      return rate !== undefined && throughput !== undefined && throughput > rate
        ? {
            message:
              'The count limit of the broker ends its window first: {producer.brokerCountLimit} at {workload.throughput} are {broker.window}, not {producer.brokerWindow}.',
            figures: ['broker.window', 'broker.countLimitRate'],
            advice: 'Above {broker.countLimitRate} the limit decides: raise it, or plan with {broker.window}.',
          }
        : undefined;
    },
  },
  {
    id: 'broker.narrow-scope',
    level: 'info',
    when: 'The broker compares an id within less than the whole queue or stream.',
    why: 'An attempt that lands in another group, partition key or producer name is not compared, and is stored.',
    check: ({ profile, value }) => {
      const scope = text(profile, 'producer.brokerWindowScope');
      if (scope === undefined || !narrowScope.test(scope) || producerSession.test(scope)) return undefined;
      const remembered = value('broker.window') === undefined ? '' : ', for {broker.window}';
      return {
        message: `The broker compares an id only within its scope, "{producer.brokerWindowScope}"${remembered}: an attempt in another one is stored as new.`,
        figures: remembered === '' ? [] : ['broker.window'],
        advice: 'Derive the scope from the business key, so that every attempt of a message has the same.',
      };
    },
  },
  {
    id: 'broker.fixed-window-accepts-again',
    level: 'warning',
    when: 'The same id is published again and again, and the window counts from the first one.',
    why: 'A window that a repeat does not start anew ends on its own, and the next repeat is accepted.',
    check: ({ profile, value }) => {
      const accepted = value('repeats.acceptedPerDay');
      return accepted !== undefined && accepted > 0 && flag(profile, 'producer.windowSliding') === false
        ? {
            message:
              'The window of {broker.window} counts from the first publish: of one id published every {producer.repeatPeriod} it accepts {repeats.acceptedPerDay}, of {repeats.perDay}.',
            figures: ['repeats.acceptedPerDay', 'repeats.perDay', 'broker.window'],
            advice: 'Recognise repeats at the consumer, or make the window longer than anybody repeats.',
          }
        : undefined;
    },
  },
  {
    id: 'broker.sliding-window-never-ends',
    level: 'warning',
    when: 'The same id is published again within a window that each repeat starts anew.',
    why: 'The window never ends while repeats keep coming: only the first is stored, also where the later ones are meant.',
    check: ({ profile, value }) => {
      const dropped = value('repeats.droppedPerDay');
      return dropped !== undefined && dropped > 0 && flag(profile, 'producer.windowSliding') === true
        ? {
            message:
              'Each repeat starts the window of {broker.window} anew: of one id published every {producer.repeatPeriod} only the first is ever accepted, and {repeats.droppedPerDay} are dropped.',
            figures: ['repeats.droppedPerDay', 'broker.window'],
            advice: 'Give a repeat that is meant an id of its own.',
          }
        : undefined;
    },
  },
];
