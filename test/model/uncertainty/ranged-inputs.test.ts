import { describe, expect, it } from 'vitest';
import { drawsOf, valueAt } from '../../../src/model/uncertainty/ranged-inputs.ts';
import { ranged } from './ranged-profile.ts';

const peak = { 'workload.peakFactor': '1..3', 'producer.retryRate': '0.1%..0.5%' };

const pathsOf = (profile: ReturnType<typeof ranged>): string[][] =>
  drawsOf(profile).map((draw) => draw.map(({ path }) => path));

describe('the draws of a profile', () => {
  it('are one for each input with a range, in reading order', () => {
    expect(pathsOf(ranged(peak))).toEqual([['workload.peakFactor'], ['producer.retryRate']]);
    expect(pathsOf(ranged({}))).toEqual([]);
  });

  it('are one for inputs that are tied', () => {
    const profile = ranged(peak, '[[producer.retryRate, workload.peakFactor]]');
    expect(pathsOf(profile)).toEqual([['workload.peakFactor', 'producer.retryRate']]);
    const [draw = []] = drawsOf(profile);
    expect(draw.map((input) => valueAt(input, 0.25))).toEqual([1.5, 0.002]);
  });

  it('move an input with a minus the other way', () => {
    const [draw = []] = drawsOf(ranged(peak, '[[workload.peakFactor, -producer.retryRate]]'));
    expect(draw.map((input) => valueAt(input, 0.25))).toEqual([1.5, 0.004]);
  });

  it('leave out tied inputs that have no range, and ranges that do not count', () => {
    const fixed = ranged({ ...peak, 'workload.peakFactor': '2' }, '[[workload.peakFactor, producer.retryRate]]');
    expect(pathsOf(fixed)).toEqual([['producer.retryRate']]);
    expect(pathsOf(ranged({ 'source.lease': '10..30 s' }))).toEqual([]);
  });
});
