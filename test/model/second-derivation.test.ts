import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheet } from '../../src/model/sheet/index.ts';
import { agree, completeInputs, evaluated, type Inputs, partialInputs } from './random-inputs.ts';
import { derive } from './second-derivation.ts';

const ids = sheet().figures.map(({ id }) => id);

const at = (figures: Inputs, id: string): number => figures[id] ?? Number.NaN;

const differing = (inputs: Inputs): readonly string[] => {
  const [ours, theirs] = [derive(inputs), evaluated(inputs)];
  return ids.filter((id) => !agree(at(theirs, id), at(ours, id)));
};

describe('the sheet and the second derivation', () => {
  test('have the same figures', () => {
    expect(Object.keys(derive({})).toSorted()).toEqual(ids.toSorted());
  });

  test('agree at any inputs, and on what is absent', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(partialInputs(), completeInputs()), (inputs) => {
        expect(differing(inputs)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('have no figure that the random inputs never reach', () => {
    const samples = fc.sample(partialInputs(), { seed: 1, numRuns: 100 }).map(derive);
    expect(ids.filter((id) => samples.every((figures) => Number.isNaN(figures[id])))).toEqual([]);
  });

  test('agree on the writes of the narrow check where a horizon is zero', () => {
    const inputs = {
      ...example,
      'producer.upstreamHorizon': 600,
      'producer.upstreamShare': 0.2,
      'outbox.restartTime': 0,
    };
    expect(evaluated(inputs)['narrowCheck.writesPerSecond']).toBe(derive(inputs)['narrowCheck.writesPerSecond']);
  });

  test('have nothing at all without inputs but the zeros of designs', () => {
    const present = Object.entries(evaluated({})).filter(([, value]) => !Number.isNaN(value));
    expect(present.filter(([id, value]) => value !== 0 || !id.startsWith('design.'))).toEqual([]);
  });
});

/** Section 8: the profile of the worked example, with the defaults of section 1 written out. */
const example: Inputs = {
  'workload.throughput': 2000,
  'workload.peakFactor': 1,
  'workload.handlers': 1,
  'producer.retryRate': 0.0005,
  'producer.storedShare': 1,
  'producer.idempotent': 0,
  'producer.upstreamRetryRate': 0,
  'producer.upstreamShare': 1,
  'outbox.restartRate': 0,
  'outbox.batch': 100,
  'source.partitions': 24,
  'source.commitInterval': 5,
  'source.rebalanceRate': 20,
  'source.movedShare': 1,
  'source.gracefulShare': 0,
  'inbox.rowSize': 120,
  'inbox.window': 604_800,
  'inbox.retention.partition': 86_400,
  'inbox.deletesRows': 1,
};
const dayWindow: Inputs = { ...example, 'inbox.window': 86_400 };
const dropped: Inputs = { ...example, 'inbox.deletesRows': 0, 'inbox.droppedPartition': 86_400 };

describe.each([
  ['sheet', evaluated],
  ['second derivation', derive],
])('the worked example in the %s', (_, figuresAt) => {
  test.each<[id: string, value: number, what: string, inputs: Inputs]>([
    ['traffic.perDay', 172_800_000, 'messages a day', example],
    ['duplicates.hop1', 86_400, 'hop-1 duplicates a day, at most', example],
    ['duplicates.producerRetry', 86_400, 'all of them producer retries', example],
    ['rebalance.replayMean', 5000, 'replayed by one rebalance, mean', example],
    ['rebalance.replayWorst', 10_000, 'replayed by one rebalance, worst', example],
    ['duplicates.hop2', 100_000, 'hop-2 duplicates a day, mean', example],
    ['duplicates.total', 186_400, 'duplicates a day', example],
    ['inbox.rows', 172_800_000, 'inbox rows at 24 h', dayWindow],
    ['inbox.rows', 1_209_600_000, 'inbox rows at 7 d', example],
    ['inbox.bytes', 20.736e9, 'inbox bytes at 24 h', dayWindow],
    ['inbox.bytes', 145.152e9, 'inbox bytes at 7 d', example],
    ['inbox.dayRows', 172_800_000, 'inbox rows at 24 h beside 7 d', example],
    ['inbox.dayBytes', 20.736e9, 'inbox bytes at 24 h beside 7 d', example],
    ['inbox.insertsPerSecond', 2000, 'extra inserts a second', example],
    ['inbox.deletesPerSecond', 2000, 'extra deletes a second', example],
    ['design.keyedInbox.writesPerSecond', 4000, 'extra inserts and deletes a second', example],
    ['inbox.deletesPerSecond', 0, 'deletes with daily partitions dropped', dropped],
    ['design.keyedInboxPartitioned.writesPerSecond', 2000, 'writes with daily partitions dropped', dropped],
    ['inbox.peakRows', 1_382_400_000, 'rows at peak with daily partitions', dropped],
    ['inbox.peakBytes', 165.888e9, 'bytes at peak with daily partitions', dropped],
    ['inbox.partitionedPeakRows', 1_382_400_000, 'rows at peak, were partitions dropped', example],
    ['inbox.partitionedPeakBytes', 165.888e9, 'bytes at peak, were partitions dropped', example],
    ['position.rows', 24, 'position rows', example],
    ['position.updatesPerSecond', 2000, 'position updates a second', example],
    ['position.batchedUpdatesPerSecond', 4.8, 'the same when each commit writes once a partition', example],
    ['design.atLeastOnce.hop2Left', 100_000, 'duplicates that the position removes', example],
    ['design.storedPosition.hop2Left', 0, 'duplicates of the delivery hop that a position leaves', example],
    ['design.storedPosition.hop1Left', 86_400, 'duplicates left for the producer side', example],
  ])('%s is %d: %s', (id, value, _what, inputs) => {
    expect(figuresAt(inputs)[id]).toBeCloseTo(value, 6);
  });

  test('duplicates are 0.108 % of unique messages', () => {
    expect(figuresAt(example)['duplicates.shareOfUnique']).toBeCloseTo(0.00108, 5);
  });

  test('a required window, coverage and narrow check are absent where no horizon is given', () => {
    const figures = figuresAt(example);
    expect(figures['window.effective']).toBe(604_800);
    for (const id of ['window.required', 'window.coverage', 'window.escaping', 'narrowCheck.rows']) {
      expect(figures[id], id).toBeNaN();
    }
  });
});

/** The words of a text; `a.{b,c}` stands for `a.b a.c`. */
function words(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const braces = /^(.*?)\{(.*?)\}(.*)$/.exec(word);
      if (braces === null) return [word];
      const [, before = '', choices = '', after = ''] = braces;
      return choices.split(',').flatMap((choice) => words(before + choice + after));
    });
}

/** Twice the throughput, twice the number: while causes that do not follow the throughput are absent. */
const linear = words(`
  traffic.{perSecond,peakPerSecond,perDay} rebalance.{replayMean,replayWorst}
  duplicates.{producerRetry,producerRetryWorst,upstreamResend,upstreamResendWorst,rebalance,rebalanceWorst}
  duplicates.{leaseExpiry,leaseExpiryWorst,hop1,hop2,total,worst} loss.atMostOnce
  inbox.{rows,bytes,dayRows,dayBytes,insertsPerSecond,peakInsertsPerSecond,deletesPerSecond,peakRows,peakBytes}
  inbox.{partitionedPeakRows,partitionedPeakBytes,growthPerSecond,deadRows,straddlingDuplicates}
  position.{updatesPerSecond,busyShare} narrowCheck.{rows,bytes,writesPerSecond} comparison.{rowsRatio,bytesRatio}
  cleanup.{rowsPerRun,utilisation,insertsPerDay,outageRows,outageBytes} bloom.{bytes,lostPerDay}
  window.escaping keys.escaping escape.{producerRetry,upstream,outbox,redelivery,outage,replay,deadLetter}
  outbox.{backlog,restartBacklog,rows,bytes} outage.atRisk observed.duplicatesPerDay
  design.atMostOnce.lost design.brokerDedup.rows
  design.{atLeastOnce,brokerDedup,idempotentProducer}.{hop1Left,hop2Left}
  design.{reconcile,reconcileIdempotentProducer,reconcileBrokerDedup,externalIdempotencyKey}.{hop1Left,hop2Left}
  design.{brokerTransactions,storedPosition}.hop1Left
  design.{keyedInbox,keyedInboxPartitioned,keyedInboxExpiring}.{hop1Left,hop2Left,rows,bytes,writesPerSecond}
  design.keyedInbox{BrokerDedup,IdempotentProducer}.{hop1Left,hop2Left,rows,bytes,writesPerSecond}
  design.keyedInboxExpiring{BrokerDedup,IdempotentProducer}.{hop1Left,hop2Left,rows,bytes,writesPerSecond}
  design.{outboxKeyedInbox,externalKeyStoredResults}.{hop1Left,hop2Left,rows,bytes,writesPerSecond}
  design.{reconcileProviderKey,providerKeyIdempotentProducer}.{hop1Left,hop2Left,rows,bytes,writesPerSecond}
  design.providerKeyBrokerDedup.{hop1Left,hop2Left,rows,bytes,writesPerSecond}
  design.brokerTransactionsNarrow.{rows,bytes,writesPerSecond}
  design.{storedPosition,storedPositionNarrow,outboxStoredPosition}.writesPerSecond
`);

/** Twice the throughput, the same number. */
const unmoved = words(`
  lease.{copies,overlap} duplicates.{shareOfUnique,shareOfDeliveries} inbox.{bytesPerRow,impliedThroughput}
  measured.{bytesPerRow,indexBytesPerRow,rowSizeRatio} position.{rows,bytes,batchedUpdatesPerSecond,batchedBusyShare,ceiling}
  cleanup.{batchesPerRun,fullRunTime,ceilingBackToBack,ceiling,speedNeeded}
  cleanup.{left,leftShare,runRatio,stillToCome,lastRate} bloom.{bitsPerItem,hashFunctions}
  horizon.{producerRetry,upstream,outbox,redelivery,outage,replay,deadLetter}
  window.{requested,effective,required,coverage,shortfall} keys.coverage broker.{window,required}
  repeats.{perDay,acceptedPerDay,droppedPerDay} observed.{duplicateCount,shareOfUnique,shareOfDeliveries}
  design.{atLeastOnce,brokerDedup,idempotentProducer,brokerTransactions,brokerTransactionsNarrow}.lost
  design.{keyedInbox,keyedInboxPartitioned,keyedInboxExpiring,keyedInboxBrokerDedup}.lost
  design.{keyedInboxIdempotentProducer,keyedInboxExpiringBrokerDedup,keyedInboxExpiringIdempotentProducer}.lost
  design.{outboxKeyedInbox,storedPosition,storedPositionNarrow,outboxStoredPosition}.lost
  design.{externalIdempotencyKey,externalKeyStoredResults,naturalIdempotence,idempotentUpsert,reconcile}.lost
  design.{reconcileIdempotentProducer,reconcileBrokerDedup,reconcileProviderKey}.lost
  design.{providerKeyIdempotentProducer,providerKeyBrokerDedup}.lost
  design.{atMostOnce,brokerTransactions,storedPosition}.hop2Left design.storedPosition.{rows,bytes}
  design.{brokerTransactionsNarrow,storedPositionNarrow,outboxStoredPosition}.{hop1Left,hop2Left}
  design.{naturalIdempotence,idempotentUpsert}.{hop1Left,hop2Left}
`);

/** Neither: a difference, a sum of both kinds, an inverse, a least number, or absent without the inputs taken away. */
const neither = words(`
  position.batchedCeiling
  cleanup.{backlog,drainTime,outageDrainTime,cycleTime} inbox.timeToFull
  design.{storedPositionNarrow,outboxStoredPosition}.{rows,bytes}
  duplicates.{outboxRelay,outboxRelayWorst,consumerCrash,consumerCrashWorst}
  rebalance.replayWhileCatchingUp outage.drainTime {window,broker}.countLimitRate
`);

/** What brings in numbers that do not follow the throughput: counted commits, crashes, count limits, a drain rate. */
const apart: Inputs = Object.fromEntries(
  words(
    'source.commitEvery outbox.restartRate source.crashRate inbox.countLimit producer.brokerCountLimit source.drainRate',
  ).map((name) => [name, Number.NaN]),
);

/** The ids whose number became less than it was. */
const shrunk = (before: Inputs, after: Inputs, watched: readonly string[]): readonly string[] =>
  watched.filter((id) => at(after, id) < at(before, id));

describe('the sheet under change', () => {
  test('has every figure listed once as following the throughput, not moved by it, or neither', () => {
    expect([...linear, ...unmoved, ...neither].toSorted()).toEqual(ids.toSorted());
  });

  test('doubles what is linear in the throughput with the throughput, and leaves what is not', () => {
    fc.assert(
      fc.property(completeInputs(), (complete) => {
        const inputs = { ...complete, ...apart };
        const once = evaluated(inputs);
        const twice = evaluated({
          ...inputs,
          'workload.throughput': 2 * (inputs['workload.throughput'] ?? Number.NaN),
        });
        expect(linear.filter((id) => Number.isNaN(at(once, id)))).toEqual([]);
        expect(linear.filter((id) => !agree(at(twice, id), 2 * at(once, id)))).toEqual([]);
        expect(unmoved.filter((id) => !agree(at(twice, id), at(once, id)))).toEqual([]);
      }),
    );
  });

  test('never has fewer duplicates at a higher retry rate', () => {
    const watched = words(
      'duplicates.producerRetry duplicates.producerRetryWorst duplicates.hop1 duplicates.total duplicates.worst duplicates.shareOfUnique design.atLeastOnce.hop1Left design.brokerDedup.hop1Left design.keyedInbox.hop1Left design.storedPosition.hop1Left',
    );
    fc.assert(
      fc.property(completeInputs(), fc.double({ min: 0, max: 1, noNaN: true }), (inputs, step) => {
        const rate = inputs['producer.retryRate'] ?? Number.NaN;
        const after = evaluated({ ...inputs, 'producer.retryRate': rate + (1 - rate) * step });
        expect(shrunk(evaluated(inputs), after, watched)).toEqual([]);
      }),
    );
  });

  test('never has fewer rows, and never lets more through, with a longer window', () => {
    const more = words(
      'inbox.rows inbox.bytes inbox.peakRows inbox.peakBytes inbox.partitionedPeakRows window.effective window.coverage design.keyedInbox.rows design.keyedInboxPartitioned.rows comparison.rowsRatio',
    );
    const less = words('window.escaping escape.replay design.keyedInbox.hop1Left design.keyedInbox.hop2Left');
    fc.assert(
      fc.property(partialInputs(), fc.double({ min: 1, max: 1000, noNaN: true }), (inputs, times) => {
        const before = evaluated(inputs);
        const after = evaluated({ ...inputs, 'inbox.window': (inputs['inbox.window'] ?? Number.NaN) * times });
        expect(shrunk(before, after, more)).toEqual([]);
        expect(shrunk(after, before, less)).toEqual([]);
      }),
    );
  });
});
