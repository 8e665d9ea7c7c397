import type { FaultList } from '../profile/fault-list.ts';
import type { Provenance } from '../profile/provenance.ts';
import type { Tree } from '../profile/tree.ts';

/**
 * Stands in the page for the reader of YAML, which is as large as a quarter of everything else there: a page reads no
 * files, and a list may be written with commas alone.
 */
export function readYaml(text: string, provenance: Provenance, faults: FaultList): Tree | undefined {
  faults.add(undefined, () => ({
    place: provenance.place(undefined, ''),
    given: text,
    message: 'brackets are not read here',
    expected: 'the items of a list with commas between them; for anything deeper, the command line',
  }));
  return undefined;
}
