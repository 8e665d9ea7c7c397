import { SECONDS } from './vocabulary.ts';
import type { Fault } from './problem.ts';
import type { Unit } from './unit.ts';

const ISO =
  /^P(?:(?<years>N)Y)?(?:(?<months>N)M)?(?:(?<weeks>N)W)?(?:(?<days>N)D)?(?:T(?:(?<hours>N)H)?(?:(?<minutes>N)M)?(?:(?<seconds>N)S)?)?$/
    .source;
const ISO_DURATION = new RegExp(ISO.replaceAll('N', String.raw`\d+(?:[.,]\d+)?`), 'i');
const TIME_SPAN = /^(?:(\d{1,9})\.)?(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,9})?)$/;

/** Seconds of an ISO 8601 duration (`P7D`, `PT10M`), a fault, or undefined when the text is not meant as one. */
export function readIsoDuration(text: string): number | Fault | undefined {
  if (!/^P[\dT]/i.test(text)) return undefined;
  const parts = ISO_DURATION.exec(text)?.groups;
  if (parts === undefined || /[PT]$/i.test(text)) {
    return { fault: 'is not a duration of ISO 8601, which is like P1DT12H or PT10M' };
  }
  const amount = (name: string): number => Number((parts[name] ?? '0').replace(',', '.'));
  const days = amount('years') * 365 + amount('weeks') * 7 + amount('days');
  const time = amount('hours') * SECONDS.hour + amount('minutes') * SECONDS.minute + amount('seconds');
  if (parts['months'] !== undefined) {
    return monthFault(time === 0 ? `${days + amount('months') * 30} d` : undefined);
  }
  return days * SECONDS.day + time;
}

/** The fault of a month, of which the suggestion takes 30 days. */
export function monthFault(suggestion: string | undefined): Fault {
  const fault = 'has a month, which has no fixed length; count days';
  return suggestion === undefined ? { fault } : { fault, suggestion };
}

/**
 * Seconds of a clock form `hh:mm:ss`, with days before a dot and a fraction as .NET's TimeSpan writes it
 * (`7.00:00:00`); a fault for every other text with a colon; undefined for a text without one.
 */
export function readClock(text: string, unit: Unit): number | Fault | undefined {
  if (!text.includes(':')) return undefined;
  const pair = /^(\d{1,15}):(\d{1,15})$/.exec(text);
  if (pair !== null) return pairFault(pair[1] ?? '', pair[2] ?? '', unit);
  const span = TIME_SPAN.exec(text);
  if (span === null) return { fault: 'has a colon but is not of the form hh:mm:ss or d.hh:mm:ss' };
  const days = Number(span[1] ?? '0');
  const [hours, minutes, seconds] = [Number(span[2]), Number(span[3]), Number(span[4])];
  if (minutes >= 60 || seconds >= 60) return { fault: 'has 60 or more minutes or seconds in a clock form' };
  if (hours >= 24) {
    // .NET itself reads 24:00:00 as 24 days, so whoever wrote this may mean either.
    const whole = minutes === 0 && seconds === 0 && span[1] === undefined;
    const fault = `has ${hours} hours in a clock form, which .NET reads as days`;
    return whole ? { fault, suggestion: `${hours} h` } : { fault };
  }
  return days * SECONDS.day + hours * SECONDS.hour + minutes * SECONDS.minute + seconds;
}

function pairFault(first: string, second: string, unit: Unit): Fault {
  if (unit === 'share') {
    return {
      fault: `can be read two ways: ${first} in ${second}, or ${first} to ${second}`,
      suggestion: `${first} in ${second}`,
    };
  }
  return {
    fault: 'can be read two ways: hours and minutes, or minutes and seconds',
    suggestion: `00:${first.padStart(2, '0')}:${second.padStart(2, '0')}`,
  };
}
