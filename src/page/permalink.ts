import type { Profile } from '../model/profile.ts';

/** Inputs as somebody changed them: the text at each path, as `--set` would take it. */
export type Changes = ReadonlyMap<string, string>;

/** Changes from a link, and whether the link was made on a page with the same inputs as this one. */
export interface Linked {
  readonly changes: Changes;
  readonly samePage: boolean;
}

/** The part of an address after `#` that carries changes: `set=inbox.window=24h&set=…&of=…`. */
export function toFragment(changes: Changes, base: Profile): string {
  if (changes.size === 0) return '';
  const parameters = new URLSearchParams();
  for (const [path, text] of changes) parameters.append('set', `${path}=${text}`);
  parameters.append('of', fingerprint(base));
  return `#${parameters.toString()}`;
}

/** Reads what `toFragment` wrote; undefined for a fragment that carries no changes, such as the id of a section. */
export function fromFragment(fragment: string, base: Profile): Linked | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const settings = parameters.getAll('set').flatMap((setting) => {
    const equals = setting.indexOf('=');
    return equals < 1 ? [] : [[setting.slice(0, equals), setting.slice(equals + 1)] as const];
  });
  if (settings.length === 0) return undefined;
  const of = parameters.get('of');
  return { changes: new Map(settings), samePage: of === null || of === fingerprint(base) };
}

/** A short number that differs for other inputs (FNV-1a, 32 bits). */
function fingerprint({ inputs }: Profile): string {
  const text = [...inputs.values()].map(({ path, value }) => `${path}=${JSON.stringify(value)}`).join('\n');
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
