import { inputAt } from '../inputs/index.ts';
import { applies, flag, type Profile, type ResolvedInput } from '../profile.ts';
import { type Fact, isAssumption, type NamedSystem, roles } from '../system.ts';
import type { Rule, RuleContext } from './rule.ts';

const named = ({ systems }: Profile): readonly NamedSystem[] => roles.flatMap((role) => systems?.[role] ?? []);

/** The fact behind a value that a system filled in. */
function factBehind(profile: Profile, { origin }: ResolvedInput): Fact | undefined {
  if (origin.kind !== 'system') return undefined;
  const system = named(profile).find(({ id }) => id === origin.system);
  return system?.facts.find(({ id }) => id === origin.fact);
}

const assumed = (profile: Profile): readonly ResolvedInput[] =>
  [...profile.inputs.values()].filter((input) => {
    const fact = factBehind(profile, input);
    return fact !== undefined && isAssumption(fact) && applies(profile, input.path);
  });

function unstated(profile: Profile) {
  return named(profile).flatMap(({ name, unsettled = [], facts }) =>
    unsettled
      .filter(({ path }) => !profile.inputs.has(path))
      .map(({ path, values, fact }) => ({
        name,
        path,
        label: inputAt(path)?.label ?? path,
        values,
        why: facts.find(({ id }) => id === fact)?.text ?? '',
      })),
  );
}

/** Whether a person said it, and not the catalogue. */
const isGiven = (input: ResolvedInput | undefined): boolean => input !== undefined && input.origin.kind !== 'system';

const producerWindow = ({ profile }: RuleContext) => profile.systems?.producer?.window;

/** Rules about the systems that a profile names and what they fill in. */
export const systemRules: readonly Rule[] = [
  {
    id: 'inputs.state-window',
    level: 'warning',
    when: 'The published defaults of a system disagree on a window, and the profile does not state it.',
    why: 'Code, templates and documentation start with different windows; which one runs is seen when a duplicate passes.',
    check: ({ profile }) => {
      const [first, ...others] = unstated(profile);
      if (first === undefined) return undefined;
      const further = others.map(({ name, path }) => `${name}: ${path}`).join('; ');
      return {
        message: `The published defaults of ${first.name} disagree on the ${first.label}: ${first.values.join(' or ')}. State the window explicitly${further === '' ? '' : ` (also ${further})`}.`,
        figures: [],
        advice: `Set it where the entity is created, and write ${first.path} into the profile.`,
      };
    },
  },
  {
    id: 'inputs.assumed',
    level: 'info',
    when: 'A system filled in values that nobody checked, or that were worked out.',
    why: 'A window or horizon that is an assumption should be looked up before anybody relies on it.',
    check: ({ profile }) => {
      const inputs = assumed(profile);
      if (inputs.length === 0) return undefined;
      const list = inputs.map((input) => {
        const fact = factBehind(profile, input);
        const system = input.origin.kind === 'system' ? input.origin.system : '';
        return `${input.path} ${input.written} (${system}, ${fact?.grade === 'memory' ? 'recalled' : 'worked out'})`;
      });
      return {
        message: `Filled in from assumptions: ${list.join('; ')}.`,
        figures: [],
        advice: 'Look them up in your own configuration, and write them into the profile.',
      };
    },
  },
  {
    id: 'broker.window-is-a-session',
    level: 'info',
    when: 'The broker of the producer recognises repeats within one producer session only.',
    why: 'A restarted process is a new producer to the broker; what it sends again is stored again.',
    check: (context) => {
      const window = producerWindow(context);
      if (window?.kind !== 'session') return undefined;
      const counted = window.countOf === 'batch' ? ', and only its last few batches' : '';
      return {
        message: `${context.profile.systems?.producer?.name ?? 'The broker'} recognises repeats within one ${window.scope}${counted}: after a restart, and above the client, a repeat is new ({duplicates.upstreamResend} of upstream).`,
        figures: ['duplicates.upstreamResend'],
        advice: 'Carry a business key in the event for whatever outlives the session.',
      };
    },
  },
  {
    id: 'broker.window-is-a-sequence',
    level: 'info',
    when: 'The broker of the producer remembers the highest sequence number of each named producer.',
    why: 'A lower number is dropped even if it was never stored, and a new name starts from nothing.',
    check: (context) => {
      const window = producerWindow(context);
      if (window?.kind !== 'sequence') return undefined;
      const counted = window.countLimit === undefined ? '' : ', of a limited number of names';
      return {
        message: `${context.profile.systems?.producer?.name ?? 'The broker'} remembers the highest number of each producer name${counted}: a number out of order is dropped although it is new, and another name is not compared ({traffic.perSecond} depend on stable names).`,
        figures: ['traffic.perSecond'],
        advice: 'Give each producer one stable name and strictly increasing numbers.',
      };
    },
  },
  {
    id: 'broker.dedup-not-switched-on',
    level: 'info',
    when: 'The broker of the producer can remove repeated ids, and does so only when it is switched on.',
    why: 'Detection that has to be chosen is often not chosen, and sometimes cannot be added later.',
    check: ({ profile }) => {
      const system = profile.systems?.producer;
      const window = system?.window;
      const isStated =
        flag(profile, 'producer.idempotent') === true || isGiven(profile.inputs.get('producer.brokerWindow'));
      return window !== undefined && window.kind !== 'none' && !window.onByDefault && !isStated
        ? {
            message: `${system?.name ?? 'The broker'} removes repeats only where that was switched on: without it all {duplicates.hop1} of the publish hop arrive.`,
            figures: ['duplicates.hop1'],
            advice: 'Check the setting in the running system.',
          }
        : undefined;
    },
  },
];
