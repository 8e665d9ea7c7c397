import type { DesignContext } from '../designs/design.ts';
import { applies } from '../profile.ts';

const placeholder = /\{([A-Za-z][\w.]*)\}/g;

/** Whether every number that a template names is in the plan: a sentence with a gap says nothing. */
export const sayable =
  ({ profile, value }: DesignContext) =>
  (template: string): boolean =>
    Array.from(template.matchAll(placeholder), ([, id]) => id ?? '').every((id) => isKnown(id, profile, value));

/** Whether a figure or an input has a value here. */
export const isKnown = (id: string, profile: DesignContext['profile'], value: DesignContext['value']): boolean =>
  value(id) !== undefined || (profile.inputs.has(id) && applies(profile, id));
