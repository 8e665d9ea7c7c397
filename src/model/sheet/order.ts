/**
 * The ids of figures so that each comes after those it reads.
 * @throws Error (a defect of the declarations) when a name is unknown or a figure reads itself.
 */
export function inOrder(reads: ReadonlyMap<string, readonly string[]>, isInput: (path: string) => boolean): string[] {
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string, from: string): void => {
    const names = reads.get(id);
    if (names === undefined) {
      if (!isInput(id)) throw new Error(`${from} reads ${id}, which is neither a figure nor an input`);
      return;
    }
    if (state.get(id) === 'done') return;
    if (state.get(id) === 'open') throw new Error(`${id} reads itself through ${from}`);
    state.set(id, 'open');
    for (const name of names) visit(name, id);
    state.set(id, 'done');
    order.push(id);
  };
  for (const id of reads.keys()) visit(id, id);
  return order;
}
