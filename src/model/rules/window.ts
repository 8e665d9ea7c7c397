import { quantity } from '../profile.ts';
import type { Rule } from './rule.ts';

/** A window this many times the required one costs storage for nothing (model, section 3). */
const farTooLong = 10;

/** Rules about the window and the horizons (model, section 3). */
export const windowRules: readonly Rule[] = [
  {
    id: 'window.not-covered',
    level: 'failure',
    when: 'A late duplicate can arrive after its key was forgotten.',
    why: 'The store has forgotten the key when the late duplicate comes, and takes it for new: duplicates in clusters, after outages and replays.',
    check: ({ horizons }) => {
      const open = horizons.filter((horizon) => !horizon.covered);
      const [longest] = open.toSorted((a, b) => b.seconds - a.seconds);
      if (longest === undefined) return undefined;
      const others = open.length === 1 ? '' : ` (and ${open.length - 1} more horizon${open.length === 2 ? '' : 's'})`;
      const bounded = Number.isFinite(longest.seconds);
      return {
        message: bounded
          ? `The effective window of {window.effective} is not covered: ${longest.label} can come after {${longest.figure}}${others}, and {${longest.escapes}} would be applied twice.`
          : `The effective window of {window.effective} is not covered: ${longest.label} has no end${others}.`,
        figures: bounded ? ['window.effective', longest.figure, longest.escapes] : ['window.effective'],
        advice: bounded
          ? `Lengthen the window to at least {${longest.figure}}, or shorten that horizon.`
          : 'Give the horizon an end: a drain rate above the throughput.',
      };
    },
  },
  {
    id: 'window.no-horizon',
    level: 'warning',
    when: 'No horizon is given, so nothing says whether the window is long enough.',
    why: 'A window without a horizon beside it is a guess: too short it leaks, too long it costs.',
    check: ({ horizons }) =>
      horizons.length > 0
        ? undefined
        : {
            message:
              'Nothing says how late a duplicate can arrive, so the window of {window.requested} cannot be checked.',
            figures: ['window.requested'],
            advice:
              'Give the horizons: horizons.producerRetry, horizons.redelivery, horizons.outage, horizons.replay or horizons.deadLetter.',
          },
  },
  {
    id: 'window.far-too-long',
    level: 'warning',
    when: `The window is more than ${farTooLong} times as long as any duplicate is late.`,
    why: 'Every further day of window is a day of rows that nobody will ever look for.',
    check: ({ value }) =>
      (value('window.coverage') ?? 0) > farTooLong
        ? {
            message:
              'The window of {window.effective} is {window.coverage} times the required {window.required}: it is far longer than any horizon and costs storage for nothing.',
            figures: ['window.effective', 'window.required', 'window.coverage'],
            advice: 'Shorten the window to a small multiple of {window.required}.',
          }
        : undefined,
  },
  {
    id: 'window.count-limit-first',
    level: 'warning',
    when: 'The store forgets by count before the window ends.',
    why: 'A limit of ids is a window of moments when the rate is high.',
    check: ({ profile, value }) => {
      const rate = value('window.countLimitRate');
      const throughput = quantity(profile, 'workload.throughput');
      return rate !== undefined && throughput !== undefined && throughput > rate
        ? {
            message:
              'The count limit ends the window first: {inbox.countLimit} at {workload.throughput} are {window.effective}, not {window.requested}.',
            figures: ['window.effective', 'window.requested', 'window.countLimitRate'],
            advice: 'Above {window.countLimitRate} the limit decides: raise it, or plan with {window.effective}.',
          }
        : undefined;
    },
  },
  {
    id: 'window.retention-first',
    level: 'warning',
    when: 'Rows go before the window ends.',
    why: 'A clean-up that knows nothing of the window deletes what the window promises.',
    check: ({ profile }) => {
      const kept = quantity(profile, 'inbox.rowRetention');
      const asked = quantity(profile, 'inbox.window');
      return kept !== undefined && asked !== undefined && kept < asked
        ? {
            message:
              'The retention ends the window first: rows go after {inbox.rowRetention}, the window asks for {window.requested}, {window.shortfall} times as long.',
            figures: ['window.requested', 'window.effective', 'window.shortfall'],
            advice: 'Keep rows for at least {window.requested}, or plan with {window.effective}.',
          }
        : undefined;
    },
  },
  {
    id: 'window.swallows-resend',
    level: 'warning',
    when: 'A deliberate resend with the same id falls inside the window of the broker and is dropped.',
    why: 'The broker acknowledges and drops what a person sends again on purpose, and nobody is told.',
    check: ({ value }) => {
      const span = value('horizon.producerRetry');
      const remembered = value('broker.window');
      return span !== undefined && remembered !== undefined && span < remembered
        ? {
            message:
              'Retries end after {horizon.producerRetry}, inside the broker window of {broker.window}: a legitimate resend with the same id within {broker.window} is swallowed.',
            figures: ['horizon.producerRetry', 'broker.window'],
            advice: 'Send a deliberate repeat under a new id, or wait until the broker window is over.',
          }
        : undefined;
    },
  },
  {
    id: 'window.maximum-age-is-the-bound',
    level: 'info',
    when: 'A hard stop allows retries later than the schedule of delays ends.',
    why: 'Retries that wait in a queue of their own can be sent until the hard stop, long after the schedule ended.',
    check: ({ profile, value }) => {
      const stop = quantity(profile, 'horizons.maximumAge');
      const span = value('horizon.producerRetry');
      return stop !== undefined && span !== undefined && stop > span
        ? {
            message:
              'The retries end after {horizon.producerRetry}, but the hard stop allows them until {horizons.maximumAge}: the required window is at least {horizons.maximumAge} when the hard stop is the bound.',
            figures: ['horizon.producerRetry'],
            advice:
              'Where retries wait in a queue of their own, plan for the hard stop: set horizons.producerRetry to it.',
          }
        : undefined;
    },
  },
  {
    id: 'drain.never-ends',
    level: 'failure',
    when: 'The backlog of an outage is never drained.',
    why: 'Messages that wait for ever can be delivered again after any window.',
    check: ({ profile }) => {
      const drain = quantity(profile, 'source.drainRate');
      const throughput = quantity(profile, 'workload.throughput');
      return quantity(profile, 'horizons.outage') !== undefined &&
        drain !== undefined &&
        throughput !== undefined &&
        drain <= throughput
        ? {
            message:
              'After an outage of {horizons.outage} the backlog never drains: {source.drainRate} is not above the {workload.throughput} that still arrive.',
            figures: ['traffic.perSecond'],
            advice: 'Plan a drain rate well above the throughput; until then no window is long enough.',
          }
        : undefined;
    },
  },
  {
    id: 'drain.unknown',
    level: 'info',
    when: 'An outage is given without a drain rate.',
    why: 'The last message of a backlog waits for the outage and for the drain.',
    check: ({ profile }) =>
      quantity(profile, 'horizons.outage') !== undefined && quantity(profile, 'source.drainRate') === undefined
        ? {
            message: 'The outage of {horizons.outage} counts alone: the time to drain its backlog is unknown.',
            figures: ['horizon.outage'],
            advice: 'Give source.drainRate, the consume rate while catching up.',
          }
        : undefined,
  },
];
