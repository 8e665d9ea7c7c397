const factors = new Map([
  ['ms', 0.001],
  ['s', 1],
  ['min', 60],
  ['h', 3_600],
  ['d', 86_400],
]);

/** The seconds in a duration such as "5 min"; not a number for anything else. */
export const seconds = (text: string): number => {
  const [number, unit] = text.split(' ');
  return Number(number) * (factors.get(unit ?? '') ?? Number.NaN);
};
