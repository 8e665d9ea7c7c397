/** The statements of a printed script for MySQL: what its own client makes of `DELIMITER` lines and comments. */
export function statementsOf(printed: string): readonly string[] {
  const statements: string[] = [];
  let delimiter = ';';
  let statement = '';
  for (const line of printed.split('\n')) {
    const changed = /^DELIMITER (\S+)$/.exec(line)?.[1];
    if (changed !== undefined) {
      delimiter = changed;
      continue;
    }
    if (statement === '' && (line.startsWith('--') || line === '')) continue;
    statement += `${line}\n`;
    if (!line.endsWith(delimiter)) continue;
    statements.push(statement.trimEnd().slice(0, -delimiter.length));
    statement = '';
  }
  if (statement !== '') throw new Error(`the script ends inside a statement: ${statement}`);
  return statements;
}
