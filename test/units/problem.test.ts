import { describe, expect, test } from 'vitest';
import { parseQuantity, type QuantityProblem, type Unit } from '../../src/units/index.ts';
import { quote } from '../../src/units/problem.ts';

function problemOf(text: string, unit: Unit): QuantityProblem {
  const result = parseQuantity(text, unit);
  if (result.ok) throw new Error(`${text} was read as ${result.value}`);
  return result.problem;
}

type Row = readonly [text: string, unit: Unit, reason: string | RegExp, suggestion: string | undefined];

const NO_UNIT: readonly Row[] = [
  ['5', 's', '"5" has no unit', '5 s'],
  ['2000', 'msg/s', '"2000" has no unit', '2000/s'],
  ['2k', 'msg/s', '"2k" has no unit', '2k/s'],
  ['120', 'B', '"120" has no unit', '120 B'],
  ['120', 'B/row', '"120" has no unit', '120 B'],
  ['120', 'B/s', '"120" has no unit', '120 B/s'],
  ['20', '1/day', '"20" has no unit', '20/day'],
  ['5', 's/day', '"5" has no unit', '5 s/day'],
  ['2000 msg', 'msg/s', '"2000 msg" does not say per what time', '2000 msg/s'],
  ['5 s', 's/day', '"5 s" does not say per what time', '5 s/day'],
  ['120/s', 'B/s', '"120/s" does not say of what', '120 B/s'],
  ['5/', 'msg/s', '"5/" does not say per what', undefined],
  ['1 h 30', 's', '"1 h 30" has two numbers, one of them without a unit', undefined],
];

const OTHER_DIMENSION: readonly Row[] = [
  ['5 GB', 's', '"5 GB" is a size, not a duration', undefined],
  ['5 GB', 'msg/s', '"5 GB" is a size, not a rate of messages', undefined],
  ['7 d', 'B', '"7 d" is a duration, not a size', undefined],
  ['20/day', 's', '"20/day" is a rate, not a duration', undefined],
  ['20 msg/day', '1/day', '"20 msg/day" is a number of messages per time, not a frequency', undefined],
  ['120 B/row', 'B', '"120 B/row" is a size per row, not a size', undefined],
  ['24 partitions', 'msg', '"24 partitions" is a number of partitions, not a number of messages', undefined],
  ['5%', 'msg', '"5%" is a share, not a number of messages', undefined],
  ['105.7m', 'msg', '"105.7m" is a duration, not a number of messages', '105.7M'],
  ['5m/s', 'msg/s', /is a duration per time/, '5M/s'],
  ['5B', 'row', '"5B" is a size, not a number of rows', '5 billion'],
];

const UNKNOWN_UNIT: readonly Row[] = [
  ['7 dayz', 's', '"7 dayz" has the unknown unit "dayz"', '7 days'],
  ['2000 msg/sek', 'msg/s', '"2000 msg/sek" has the unknown unit "sek"', '2000 msg/sec'],
  ['20 mesages/s', 'msg/s', '"20 mesages/s" has the unknown unit "mesages"', '20 messages/s'],
  ['24 partitons', 'partition', '"24 partitons" has the unknown unit "partitons"', '24 partitions'],
  ['1 Mmsg/s', 'msg/s', '"1 Mmsg/s" has the unknown unit "Mmsg"', '1 M msg/s'],
  ['2krps', 'msg/s', '"2krps" has the unknown unit "krps"', '2k rps'],
  ['5 florins', 's', '"5 florins" has the unknown unit "florins"', undefined],
];

const TWO_READINGS: readonly Row[] = [
  ['5M', 's', /"M", which can be a million, a minute or a month/, '5 min'],
  ['1H30M', 's', /"M", which can be/, '1H30min'],
  ['4M/M', 'msg/s', /"M", which can be/, undefined],
  ['1 month', 's', /month, which has no fixed length/, '30 d'],
  ['3 months', 's', /month, which has no fixed length/, '90 d'],
  ['P1M', 's', /month, which has no fixed length/, '30 d'],
  ['P1Y2M', 's', /month, which has no fixed length/, '425 d'],
  ['1M/month', 'msg/s', /month, which has no fixed length/, '1M*12/year'],
  ['30:00', 's', /two ways: hours and minutes, or minutes and seconds/, '00:30:00'],
  ['24:00:00', 's', /24 hours in a clock form, which .NET reads as days/, '24 h'],
  ['1:2000', 'share', /two ways: 1 in 2000, or 1 to 2000/, '1 in 2000'],
  ['8 kb', 'B', '"8 kb" has "kb", which can be bits or bytes', '8 kB'],
  ['8 Mb', 'B', /bits or bytes/, '8 MB'],
  ['8 gb', 'B', /bits or bytes/, '8 GB'],
  ['8 b', 'B', /bits or bytes/, '8 B'],
  ['8 gib', 'B', /bits or bytes/, '8 GiB'],
  ['1 Gbit', 'B', /"Gbit", which counts bits/, '0.125 GB'],
  ['8 Mbps', 'B/s', /"Mbps", which counts bits/, '1 MB/s'],
  ['8Gi', 'B', /"Gi", a prefix that does not say of what/, '8GiB'],
  ['8G', 'B', /"G", a prefix that does not say of what/, '8 GB'],
  ['5M/s', 'B/s', /"M", a prefix that does not say of what/, '5 MB/s'],
  ['5k', 'B/s', /"k", a prefix that does not say of what/, '5 kB/s'],
  ['1,20,000', 'msg', '"1,20,000" can be read two ways: 120000 or 120.000', '120000'],
  ['1.234,5.6', 'msg', '"1.234,5.6" can be read two ways: 123456 or 12345.6', undefined],
  ['1.234.567', 'msg', '"1.234.567" can be read two ways: 1234567 or 1234.567', '1234567'],
  ['1.234,56', 'msg', '"1.234,56" can be read two ways: 123456 or 1234.56', '1234.56'],
  ['1234,567/s', 'msg/s', /two ways: 1234567 or 1234.567$/, '1234.567/s'],
  ['0,123', 'share', '"0,123" can be read two ways: 123 or 0.123', '0.123'],
  ["1'000", 'msg', /two ways: 1000 or 1.000$/, '1000'],
];

const NO_QUANTITY: readonly Row[] = [
  ['', 's', '"" is empty', undefined],
  [' \t', 's', /is blank$/, undefined],
  ['NaN', 's', '"NaN" is not a finite number', undefined],
  ['Infinity', 'msg/s', '"Infinity" is not a finite number', undefined],
  ['-Infinity', 'msg/s', '"-Infinity" is not a finite number', undefined],
  ['never', 's', '"never" is not a finite number', undefined],
  ['-5s', 's', '"-5s" is negative', '5s'],
  ['\u22125 s', 's', /is negative$/, '5 s'],
  ['~5 s', 's', '"~5 s" begins with "~" and not with a number', '5 s'],
  ['+5 s', 's', /begins with "\+"/, '5 s'],
  ['>= 5 s', 's', /begins with ">"/, '5 s'],
  ['ten days', 's', '"ten days" does not begin with a number', undefined],
  ['P', 's', '"P" does not begin with a number', undefined],
  ['PT', 's', /is not a duration of ISO 8601/, undefined],
  ['P1H', 's', /is not a duration of ISO 8601/, undefined],
  ['1:2:3', 's', /has a colon but is not of the form hh:mm:ss/, undefined],
  ['00:75:00', 's', /60 or more minutes or seconds/, undefined],
  ['1.24:00:00', 's', /24 hours in a clock form/, undefined],
  ['5-10 s', 's', /is a range or a date/, undefined],
  ['5 to 10 s', 's', /is a range or a date/, undefined],
  ['1..2 s', 's', /is a range or a date|can be read two ways/, undefined],
  ['2024-01-01', 's', /is a range or a date/, undefined],
  ['5 s!', 's', '"5 s!" has "!" where nothing more belongs', undefined],
  ['5/s/s', 'msg/s', '"5/s/s" says "per" more than once', undefined],
  ['5 per 10 s', 'msg/s', /has a number after "per"/, undefined],
  ['3**2', '1', /has a product without a number on both sides/, undefined],
  ['1 h 1 d', 's', /does not go from longer units of time to shorter ones/, undefined],
  ['1 h 2 h', 's', /does not go from longer/, undefined],
  ['1 h 5 GB', 's', /holds more than one quantity/, undefined],
  ['1 in 0', 'share', /divides by zero/, undefined],
  ['1 in 1e999', 'share', /a number too large to hold/, undefined],
  ['0*1e999', 'msg', /multiplies zero by a number too large/, undefined],
  ['1e-999 s', 's', /too small to be told from zero/, undefined],
];

const BEYOND_LIMITS: readonly Row[] = [
  ['1e999', 'msg', /is more than 1e18 msg/, undefined],
  ['1e19', 'row', /is more than 1e18 rows/, undefined],
  ['2e12/s', 'msg/s', /is more than 1,000,000,000,000 msg\/s/, undefined],
  ['1001 years', 's', /is more than 365,000 d/, undefined],
  ['1001 EB', 'B', /is more than 1,000 EB/, undefined],
  ['50', 'share', /a share is between 0 and 1 or has %$/, '50%'],
  ['2000', 'share', /a share is between 0 and 1 or has %$/, undefined],
  ['150%', 'share', '"150%" is more than 100%', undefined],
  ['3 in 2', 'share', '"3 in 2" is more than 100%', undefined],
  ['9'.repeat(201), 's', /is 201 characters long; a quantity has at most 200$/, undefined],
];

describe.each([
  ['a number that lacks its unit is told which one', NO_UNIT],
  ['a quantity of another dimension is named as what it is', OTHER_DIMENSION],
  ['an unknown unit is answered by the one it is near to', UNKNOWN_UNIT],
  ['a text that can be read two ways is refused and not guessed', TWO_READINGS],
  ['what is no quantity is told why', NO_QUANTITY],
  ['what is beyond any plan is refused', BEYOND_LIMITS],
])('%s', (_, rows) => {
  test.each(rows)('%j as %s', (text, unit, reason, suggestion) => {
    const problem = problemOf(text, unit);
    if (typeof reason === 'string') expect(problem.reason).toBe(reason);
    else expect(problem.reason).toMatch(reason);
    expect(problem.suggestion).toBe(suggestion);
    expect(parseQuantity(problem.example, unit).ok).toBe(true);
    if (suggestion !== undefined) expect(parseQuantity(suggestion, unit).ok).toBe(true);
  });
});

test('a problem says what belongs there and gives an example', () => {
  expect(problemOf('7 dayz', 's')).toEqual({
    reason: '"7 dayz" has the unknown unit "dayz"',
    expected: 'a duration',
    example: '7 d',
    suggestion: '7 days',
  });
});

test('a quoted text is short and cannot disturb a terminal', () => {
  expect(quote('a"b\u001b[31m\u202e\u0085')).toBe(String.raw`"a\"b\u001b[31m\u202e\u0085"`);
  expect(quote('x'.repeat(500))).toHaveLength(62);
});
