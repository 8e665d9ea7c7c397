import { chosen, flag } from '../profile.ts';
import { isHarmful, type Rule } from './rule.ts';

/** Rules about the order of effect and progress: at-most-once in disguise. */
export const progressRules: readonly Rule[] = [
  {
    id: 'progress.auto-commit-hands-off',
    level: 'failure',
    when: 'The client commits on a timer while work is handed to other threads.',
    why: 'The commit covers messages that are not done: after a crash or a deploy a few are never applied, while the lag looks healthy.',
    check: ({ profile }) =>
      isHarmful(profile) &&
      chosen(profile, 'practices.progress') === 'auto-commit' &&
      flag(profile, 'practices.handsOff') === true
        ? {
            message:
              'Auto-commit with handed-off work is at-most-once in disguise: it commits what is not done, and {loss.atMostOnce} can be lost instead of repeated.',
            figures: ['loss.atMostOnce'],
            advice:
              'Commit only what is complete: the lowest offset below which everything is applied; or do the work before the next poll.',
          }
        : undefined,
  },
  {
    id: 'progress.on-receipt',
    level: 'failure',
    when: 'Messages are acknowledged on receipt, and a loss does harm.',
    why: 'Recorded first and applied afterwards is at-most-once: what a crash interrupts is gone.',
    check: ({ profile }) =>
      isHarmful(profile) && chosen(profile, 'practices.progress') === 'on-receipt'
        ? {
            message:
              'Messages are acknowledged on receipt: this is at-most-once, and {loss.atMostOnce} are lost with the consumers that stop.',
            figures: ['loss.atMostOnce'],
            advice: 'Acknowledge after the effect, and let the dedup store refuse what comes again.',
          }
        : undefined,
  },
  {
    id: 'progress.unbounded-retries',
    level: 'warning',
    when: 'Retries are immediate and without end.',
    why: 'Retries at once multiply the load of the very incident that caused them, and a retry without end has no horizon that a window could cover.',
    check: ({ profile }) =>
      chosen(profile, 'practices.retries') === 'immediate-unbounded'
        ? {
            message:
              'Retries are immediate and without end: they add to the load of an incident ({traffic.peakPerSecond} at peak), and no window covers a horizon that never ends.',
            figures: ['traffic.peakPerSecond'],
            advice:
              'Bound the number of retries, let the pauses grow, and send what is left to a dead-letter destination: horizons.retryBase, retryCap and retryAttempts give the horizon.',
          }
        : undefined,
  },
];
