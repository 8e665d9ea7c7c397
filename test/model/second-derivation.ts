/**
 * The arithmetic of the planner once more, in plain statements, written from the model's description and the notes of
 * the figures, not from the expressions of the sheet. Tests hold the two against each other. Section numbers are those
 * of the model's description; comments say how its words were read where they leave a choice.
 * NaN stands for absent, in the inputs and in the result.
 */
export function derive(inputs: Inputs): Record<string, number> {
  const traffic = trafficOf(inputs);
  const replay = replayOf(inputs, traffic);
  const duplicates = duplicatesOf(inputs, traffic, replay);
  const window = windowOf(inputs, traffic);
  const broker = brokerOf(inputs, traffic);
  const inbox = inboxOf(inputs, traffic);
  const outbox = outboxOf(inputs, traffic);
  const positions = positionOf(inputs, traffic, inbox);
  const cleanup = cleanupOf(inputs, traffic, inbox);
  const sections: readonly Inputs[] = [
    traffic,
    replay,
    duplicates,
    window,
    broker,
    repeatsOf(inputs, broker),
    outbox,
    inbox,
    straddlingOf(inputs, duplicates, window),
    measuredOf(inputs),
    positions,
    cleanup,
    runsOf(inputs, inbox, cleanup),
    bloomOf(inputs, traffic, inbox),
    observedOf(inputs, traffic),
    designsOf(inputs, traffic, duplicates, window, { broker, inbox, outbox, position: positions }),
  ];
  return Object.fromEntries(sections.flatMap((section) => Object.entries(section)));
}

type Inputs = Readonly<Record<string, number>>;

const DAY = 24 * 60 * 60;

const read = (inputs: Inputs, path: string): number => inputs[path] ?? Number.NaN;

const given = (values: readonly number[]): readonly number[] => values.filter((value) => !Number.isNaN(value));

/** Sums, longest and shortest are over the numbers that apply; with none of them there is no result. */
function sumOf(...values: readonly number[]): number {
  const known = given(values);
  if (known.length === 0) return Number.NaN;
  return known.reduce((sum, value) => sum + value, 0);
}

function longestOf(...values: readonly number[]): number {
  const known = given(values);
  return known.length === 0 ? Number.NaN : Math.max(...known);
}

function shortestOf(...values: readonly number[]): number {
  const known = given(values);
  return known.length === 0 ? Number.NaN : Math.min(...known);
}

const firstGiven = (...values: readonly number[]): number => given(values)[0] ?? Number.NaN;

const atLeastZero = (value: number): number => Math.max(0, value);

/**
 * Sections 3 and 4: never, when nothing is gained on the backlog. The sections do not say what holds with no backlog and
 * no gain; there is nothing to wait for then, and no time.
 */
function timeToDrain(backlog: number, gain: number): number {
  if (Number.isNaN(backlog) || Number.isNaN(gain)) return Number.NaN;
  if (gain > 0) return backlog / gain;
  return backlog > 0 ? Number.POSITIVE_INFINITY : Number.NaN;
}

/** Section 1. */
function trafficOf(inputs: Inputs) {
  const rate = read(inputs, 'workload.throughput');
  return {
    'traffic.perSecond': rate,
    'traffic.peakPerSecond': rate * read(inputs, 'workload.peakFactor'),
    'traffic.perDay': rate * DAY,
  };
}

type Traffic = ReturnType<typeof trafficOf>;

/**
 * Section 2, one rebalance. The moved share counts, the graceful share does not: the notes say "without a last commit".
 * A commit every n messages replays the same at any rate, so the replay at the drain rate is one of timed commits only.
 */
function replayOf(inputs: Inputs, traffic: Traffic) {
  const moved = read(inputs, 'source.movedShare');
  const interval = read(inputs, 'source.commitInterval');
  const every = read(inputs, 'source.commitEvery');
  const partitions = read(inputs, 'source.partitions');
  return {
    'rebalance.replayMean': firstGiven(
      (moved * partitions * every) / 2,
      (moved * traffic['traffic.perSecond'] * interval) / 2,
    ),
    'rebalance.replayWorst': firstGiven(
      moved * partitions * (every - 1),
      moved * traffic['traffic.peakPerSecond'] * interval,
    ),
    'rebalance.replayWhileCatchingUp': moved * read(inputs, 'source.drainRate') * interval,
  };
}

/** Section 2. "Worst figures use the peak rate", and the whole of a batch or of what was not acknowledged. */
function duplicatesOf(inputs: Inputs, traffic: Traffic, replay: ReturnType<typeof replayOf>) {
  const perDay = traffic['traffic.perDay'];
  const peakPerDay = traffic['traffic.peakPerSecond'] * DAY;
  const retried = read(inputs, 'producer.retryRate') * (1 - read(inputs, 'producer.idempotent'));
  const resent = read(inputs, 'producer.upstreamRetryRate');
  const relayed = read(inputs, 'outbox.restartRate') * read(inputs, 'outbox.batch');
  const abrupt = read(inputs, 'source.rebalanceRate') * (1 - read(inputs, 'source.gracefulShare'));
  const crashed = read(inputs, 'source.crashRate') * read(inputs, 'source.unacked');
  const work = read(inputs, 'source.workTime');
  const lease = read(inputs, 'source.lease');
  const repeats = Math.floor(work / lease);
  const outlasting = read(inputs, 'source.leaseExceededShare');

  const causes = {
    'duplicates.producerRetry': retried * read(inputs, 'producer.storedShare') * perDay,
    'duplicates.upstreamResend': resent * perDay,
    'duplicates.outboxRelay': relayed / 2,
    'duplicates.rebalance': abrupt * replay['rebalance.replayMean'],
    'duplicates.consumerCrash': crashed / 2,
    'duplicates.leaseExpiry': outlasting * perDay * repeats,
  };
  const worst = {
    'duplicates.producerRetryWorst': retried * peakPerDay,
    'duplicates.upstreamResendWorst': resent * peakPerDay,
    'duplicates.outboxRelayWorst': relayed,
    'duplicates.rebalanceWorst': abrupt * replay['rebalance.replayWorst'],
    'duplicates.consumerCrashWorst': crashed,
    'duplicates.leaseExpiryWorst': outlasting * peakPerDay * repeats,
  };
  const hop1 = sumOf(
    causes['duplicates.producerRetry'],
    causes['duplicates.upstreamResend'],
    causes['duplicates.outboxRelay'],
  );
  const hop2 = sumOf(
    causes['duplicates.rebalance'],
    causes['duplicates.consumerCrash'],
    causes['duplicates.leaseExpiry'],
  );
  const all = sumOf(hop1, hop2);
  return {
    ...causes,
    ...worst,
    'lease.copies': 1 + repeats,
    'lease.overlap': atLeastZero(work - lease),
    'duplicates.hop1': hop1,
    'duplicates.hop2': hop2,
    'duplicates.total': all,
    'duplicates.worst': sumOf(...Object.values(worst)),
    'duplicates.shareOfUnique': all / perDay,
    'duplicates.shareOfDeliveries': all / (perDay + all),
    'loss.atMostOnce': hop2,
  };
}

type Duplicates = ReturnType<typeof duplicatesOf>;

/** Section 3. A maximum age with no retry time beside it is an upper bound of the retry time, so it counts alone. */
function windowOf(inputs: Inputs, traffic: Traffic) {
  const rate = traffic['traffic.perSecond'];
  const requested = read(inputs, 'inbox.window');
  const countLimit = read(inputs, 'inbox.countLimit');
  const effective = shortestOf(requested, read(inputs, 'inbox.rowRetention'), countLimit / rate);
  const outage = read(inputs, 'horizons.outage');
  const drain = timeToDrain(outage * rate, read(inputs, 'source.drainRate') - rate);
  const horizons = {
    'horizon.producerRetry': shortestOf(
      firstGiven(
        read(inputs, 'horizons.producerRetry'),
        read(inputs, 'horizons.retryTotal'),
        read(inputs, 'horizons.backoffTotal'),
      ),
      read(inputs, 'horizons.maximumAge'),
    ),
    'horizon.upstream': read(inputs, 'producer.upstreamHorizon'),
    'horizon.outbox': read(inputs, 'outbox.restartTime'),
    'horizon.redelivery': firstGiven(
      read(inputs, 'horizons.redelivery'),
      read(inputs, 'source.lease') * read(inputs, 'source.deliveries'),
    ),
    // With no drain rate the outage alone counts; with no outage there is nothing to drain.
    'horizon.outage': Number.isNaN(outage) ? Number.NaN : sumOf(outage, drain),
    'horizon.replay': read(inputs, 'horizons.replay'),
    'horizon.deadLetter': read(inputs, 'horizons.deadLetter'),
  };
  const required = longestOf(...Object.values(horizons));
  const escaping = (horizon: number): number => atLeastZero(horizon - effective) * rate;
  return {
    ...horizons,
    'outage.drainTime': drain,
    'window.requested': requested,
    'window.effective': effective,
    'window.required': required,
    'window.coverage': effective / required,
    'keys.escaping': atLeastZero(required - read(inputs, 'effect.idempotencyKeyWindow')) * rate,
    'keys.coverage': read(inputs, 'effect.idempotencyKeyWindow') / required,
    'broker.required': longestOf(
      horizons['horizon.producerRetry'],
      horizons['horizon.upstream'],
      horizons['horizon.outbox'],
    ),
    'window.shortfall': requested / effective,
    'window.countLimitRate': countLimit / requested,
    'window.escaping': escaping(required),
    'escape.producerRetry': escaping(horizons['horizon.producerRetry']),
    'escape.upstream': escaping(horizons['horizon.upstream']),
    'escape.outbox': escaping(horizons['horizon.outbox']),
    'escape.redelivery': escaping(horizons['horizon.redelivery']),
    'escape.outage': escaping(horizons['horizon.outage']),
    'escape.replay': escaping(horizons['horizon.replay']),
    'escape.deadLetter': escaping(horizons['horizon.deadLetter']),
  };
}

type Window = ReturnType<typeof windowOf>;

/** Section 3, the broker's own window: it forgets by age or by count, whichever comes first. */
function brokerOf(inputs: Inputs, traffic: Traffic) {
  const window = read(inputs, 'producer.brokerWindow');
  const countLimit = read(inputs, 'producer.brokerCountLimit');
  return {
    'broker.window': shortestOf(window, countLimit / traffic['traffic.perSecond']),
    'broker.countLimitRate': countLimit / window,
    'outage.atRisk': traffic['traffic.perSecond'] * read(inputs, 'producer.requestTimeout'),
  };
}

type Broker = ReturnType<typeof brokerOf>;

/**
 * One id published again and again, by the notes of the figures. A fixed window ends on its own: with a repeat every p
 * seconds, the first that finds it ended is the ceil(W / p)-th. A sliding one is started anew by each repeat that comes
 * before its end. A broker without a window accepts everything.
 */
function repeatsOf(inputs: Inputs, broker: Broker) {
  const period = read(inputs, 'producer.repeatPeriod');
  const slides = read(inputs, 'producer.windowSliding');
  const window = firstGiven(broker['broker.window'], 0);
  const perDay = DAY / period;
  const ofSliding = period < window ? 0 : perDay;
  const ofFixed = perDay / Math.max(1, Math.ceil(window / period));
  const accepted = Number.isNaN(slides) ? Number.NaN : slides === 1 ? ofSliding : ofFixed;
  return {
    'repeats.perDay': perDay,
    'repeats.acceptedPerDay': Number.isNaN(perDay) ? perDay : accepted,
    'repeats.droppedPerDay': perDay - accepted,
  };
}

/** The outbox, by the notes of the figures: rows wait for the relay and then for their deletion. */
function outboxOf(inputs: Inputs, traffic: Traffic) {
  const rate = traffic['traffic.perSecond'];
  const oldest = read(inputs, 'outbox.oldestUnpublished');
  const restart = read(inputs, 'outbox.restartTime');
  const rows = rate * sumOf(read(inputs, 'outbox.rowRetention'), longestOf(oldest, restart));
  return {
    'outbox.backlog': rate * oldest,
    'outbox.restartBacklog': rate * restart,
    'outbox.rows': rows,
    'outbox.bytes': rows * read(inputs, 'inbox.rowSize'),
  };
}

/**
 * Section 4. Rows stand for the window asked for (λ · W · h). There is a peak for dropped partitions and one for
 * periodic deletes; a store that does neither has no such figure.
 */
function inboxOf(inputs: Inputs, traffic: Traffic) {
  const handlers = read(inputs, 'workload.handlers');
  const window = read(inputs, 'inbox.window');
  const bytesPerRow = read(inputs, 'inbox.rowSize');
  const inserts = traffic['traffic.perSecond'] * handlers;
  const deletes = inserts * read(inputs, 'inbox.deletesRows');
  const stay = firstGiven(read(inputs, 'inbox.droppedPartition'), read(inputs, 'inbox.retention.interval'));
  const peakRows = inserts * (window + stay);
  const partitionedRows = inserts * (window + read(inputs, 'inbox.retention.partition'));
  const growth = inserts * bytesPerRow;
  const counted = firstGiven(read(inputs, 'inbox.measured.rows'), read(inputs, 'inbox.rowsToday'));
  return {
    'inbox.bytesPerRow': bytesPerRow,
    'inbox.rows': inserts * window,
    'inbox.bytes': inserts * window * bytesPerRow,
    'inbox.dayRows': inserts * DAY,
    'inbox.dayBytes': inserts * DAY * bytesPerRow,
    'inbox.insertsPerSecond': inserts,
    'inbox.peakInsertsPerSecond': traffic['traffic.peakPerSecond'] * handlers,
    'inbox.deletesPerSecond': deletes,
    'inbox.peakRows': peakRows,
    'inbox.peakBytes': peakRows * bytesPerRow,
    'inbox.partitionedPeakRows': partitionedRows,
    'inbox.partitionedPeakBytes': partitionedRows * bytesPerRow,
    'inbox.growthPerSecond': growth,
    'inbox.timeToFull': read(inputs, 'inbox.freeDisk') / growth,
    'inbox.deadRows': deletes * read(inputs, 'effect.longestTransaction'),
    'inbox.impliedThroughput': counted / (window * handlers),
  };
}

type Inbox = ReturnType<typeof inboxOf>;

/**
 * Section 4: of each cause min(1, d / G), with d at the horizon of the cause; a cause of unknown delay is not counted.
 * Without a redelivery horizon the longest delay of a timed commit, its interval, stands for the delivery hop.
 */
function straddlingOf(inputs: Inputs, duplicates: Duplicates, window: Window) {
  const partition = read(inputs, 'inbox.arrivalPartition');
  const across = (count: number, delay: number): number => count * Math.min(1, delay / partition);
  return {
    'inbox.straddlingDuplicates': sumOf(
      across(duplicates['duplicates.producerRetry'], window['horizon.producerRetry']),
      across(duplicates['duplicates.upstreamResend'], window['horizon.upstream']),
      across(duplicates['duplicates.outboxRelay'], window['horizon.outbox']),
      across(
        duplicates['duplicates.hop2'],
        firstGiven(window['horizon.redelivery'], read(inputs, 'source.commitInterval')),
      ),
    ),
  };
}

/** Section 1b, `inbox.measured`: bytes are divided by the rows of the same measurement. */
function measuredOf(inputs: Inputs) {
  const rows = read(inputs, 'inbox.measured.rows');
  const bytesPerRow = read(inputs, 'inbox.measured.bytes') / rows;
  return {
    'measured.bytesPerRow': bytesPerRow,
    'measured.indexBytesPerRow': read(inputs, 'inbox.measured.indexBytes') / rows,
    'measured.rowSizeRatio': bytesPerRow / read(inputs, 'inbox.rowSize'),
  };
}

/**
 * Section 5. With a commit every n messages of a partition, λ ÷ n commits a second write one row each; handlers
 * multiply them. The ceiling is that of all partitions together. The narrow check is not multiplied by handlers. Without
 * partitions (a queue) there is no position, so there are no updates of one either. Behind an outbox the narrow check
 * also covers what a restarted relay publishes again, which is any message, for the restart time (notes of the figures).
 */
function positionOf(inputs: Inputs, traffic: Traffic, inbox: Inbox) {
  const rate = traffic['traffic.perSecond'];
  const peak = traffic['traffic.peakPerSecond'];
  const handlers = read(inputs, 'workload.handlers');
  const partitions = read(inputs, 'source.partitions');
  const bytesPerRow = inbox['inbox.bytesPerRow'];
  const rows = partitions * handlers;
  const updates = Number.isNaN(partitions) ? Number.NaN : rate * handlers;
  const share = read(inputs, 'producer.upstreamShare');
  const upstream = read(inputs, 'producer.upstreamHorizon');
  const restart = read(inputs, 'outbox.restartTime');
  const narrowRows = rate * sumOf(share * longestOf(upstream, restart), (1 - share) * restart);
  const ofShare = Number.isNaN(upstream) ? Number.NaN : share;
  const checkedShare = Number.isNaN(restart) || Number.isNaN(share) ? ofShare : 1;
  return {
    'position.rows': rows,
    'position.bytes': rows * bytesPerRow,
    'position.updatesPerSecond': updates,
    'position.batchedUpdatesPerSecond': firstGiven(
      updates / read(inputs, 'source.commitEvery'),
      rows / read(inputs, 'source.commitInterval'),
    ),
    'position.ceiling': partitions / read(inputs, 'effect.transactionTime'),
    'position.busyShare': (peak * read(inputs, 'effect.transactionTime')) / partitions,
    'position.batchedCeiling':
      (partitions * read(inputs, 'source.commitEvery')) / read(inputs, 'effect.transactionTime'),
    'position.batchedBusyShare': firstGiven(
      (peak * read(inputs, 'effect.transactionTime')) / (partitions * read(inputs, 'source.commitEvery')),
      read(inputs, 'effect.transactionTime') / read(inputs, 'source.commitInterval'),
    ),
    'narrowCheck.rows': narrowRows,
    'narrowCheck.bytes': narrowRows * bytesPerRow,
    'narrowCheck.writesPerSecond': 2 * rate * checkedShare,
    'comparison.rowsRatio': inbox['inbox.rows'] / rows,
    'comparison.bytesRatio': inbox['inbox.bytes'] / (rows * bytesPerRow),
  };
}

type Position = ReturnType<typeof positionOf>;

/**
 * Section 4, the clean-up. Batches are not rounded. A run with all its batches may last longer than the interval; then
 * the next one starts when it ends, so the ceiling is never above batch after batch. The cycle time has no formula in
 * the section: a run takes the batches that are due, at least one and at most those it may run, side by side on all
 * workers. The backlog is counted from the rows that stand there today (section 1b), not from an older measurement.
 */
function cleanupOf(inputs: Inputs, traffic: Traffic, inbox: Inbox) {
  const inserts = traffic['traffic.perSecond'] * read(inputs, 'workload.handlers');
  const interval = read(inputs, 'inbox.retention.interval');
  const batch = read(inputs, 'inbox.retention.batch');
  const batchTime = read(inputs, 'inbox.retention.batchTime');
  const workers = read(inputs, 'inbox.retention.workers');
  const limit = read(inputs, 'inbox.retention.batchesPerRun');
  const budget = read(inputs, 'inbox.retention.timeBudget');
  const batches = shortestOf(limit, Math.max(1, budget / batchTime));
  const backToBack = (workers * batch) / batchTime;
  const ceiling = shortestOf((workers * batch * batches) / interval, backToBack);
  const due = inserts * interval;
  const backlog = atLeastZero(read(inputs, 'inbox.rowsToday') - inbox['inbox.rows']);
  return {
    'cleanup.rowsPerRun': due,
    'cleanup.batchesPerRun': batches,
    'cleanup.fullRunTime': batches * batchTime,
    'cleanup.ceilingBackToBack': backToBack,
    'cleanup.ceiling': ceiling,
    'cleanup.utilisation': inserts / ceiling,
    'cleanup.cycleTime': batchTime * shortestOf(batches, Math.max(1, due / (workers * batch))),
    'cleanup.backlog': backlog,
    'cleanup.drainTime': timeToDrain(backlog, ceiling - inserts),
    'cleanup.speedNeeded': (batch * limit) / budget,
  };
}

/**
 * What the runs of a clean-up did, and what piles up while it stands still, by the notes of the figures. Runs that fall
 * by the same factor r delete r + r² + … = r / (1 − r) of the last run from now on; without end when they do not fall.
 */
function runsOf(inputs: Inputs, inbox: Inbox, cleanup: ReturnType<typeof cleanupOf>) {
  const due = read(inputs, 'inbox.retention.due');
  const last = read(inputs, 'inbox.retention.deletedLast');
  const ratio = last / read(inputs, 'inbox.retention.deletedBefore');
  const left = atLeastZero(due - read(inputs, 'inbox.retention.deletedTotal'));
  const piled = inbox['inbox.insertsPerSecond'] * read(inputs, 'inbox.retention.outage');
  return {
    'cleanup.left': left,
    'cleanup.leftShare': left / due,
    'cleanup.runRatio': ratio,
    'cleanup.stillToCome': timeToDrain(last * ratio, 1 - ratio),
    'cleanup.lastRate': (last / read(inputs, 'inbox.retention.interval')) * DAY,
    'cleanup.insertsPerDay': inbox['inbox.insertsPerSecond'] * DAY,
    'cleanup.outageRows': piled,
    'cleanup.outageBytes': piled * inbox['inbox.bytesPerRow'],
    'cleanup.outageDrainTime': timeToDrain(piled, cleanup['cleanup.ceiling'] - inbox['inbox.insertsPerSecond']),
  };
}

/** A Bloom filter over the rows of the window: −ln p ÷ (ln 2)² bits an item, −log₂ p functions rounded up. */
function bloomOf(inputs: Inputs, traffic: Traffic, inbox: Inbox) {
  const errors = read(inputs, 'inbox.bloom.errorRate');
  const bits = -Math.log(errors) / Math.LN2 ** 2;
  return {
    'bloom.bitsPerItem': bits,
    'bloom.hashFunctions': Math.ceil(-Math.log2(errors)),
    'bloom.bytes': (inbox['inbox.rows'] * bits) / 8,
    'bloom.lostPerDay': errors * traffic['traffic.perDay'],
  };
}

/**
 * Section `observed` of a profile. Of unique messages, deliveries and duplicates any two give the third; duplicates that
 * were counted win over the difference of the two other counts.
 */
function observedOf(inputs: Inputs, traffic: Traffic) {
  const unique = read(inputs, 'observed.unique');
  const deliveries = read(inputs, 'observed.deliveries');
  const beyond = deliveries - unique;
  const count = firstGiven(read(inputs, 'observed.duplicates'), beyond < 0 ? 0 : beyond);
  const shareOfUnique = count / firstGiven(unique, deliveries - count);
  return {
    'observed.duplicateCount': count,
    'observed.shareOfUnique': shareOfUnique,
    'observed.shareOfDeliveries': count / firstGiven(deliveries, unique + count),
    'observed.duplicatesPerDay': shareOfUnique * traffic['traffic.perDay'],
  };
}

/** The duplicates of one cause, how late they can be (NaN where nobody says), and what may stand in their way. */
interface Cause {
  readonly name: 'retry' | 'resend' | 'relay' | 'delivery';
  readonly count: number;
  readonly horizon: number;
}

/** What one part of a design does about a cause: nothing, remove it for good, or remove it while nothing is later. */
type Part = (cause: Cause) => 'nothing' | 'for-good' | 'in-time';

/**
 * Section 6: what remembers ids for a time removes what cannot be later than that. By the notes of the figures a cause
 * that can be later is left whole, and one of unknown delay counts as in time. For an unknown time it removes nothing.
 */
const memory =
  (remembered: number): Part =>
  ({ horizon }) =>
    Number.isNaN(remembered) || horizon > remembered ? 'nothing' : 'in-time';

const publishHopOnly =
  (part: Part): Part =>
  (cause) =>
    cause.name === 'delivery' ? 'nothing' : part(cause);

const always =
  (...names: readonly Cause['name'][]): Part =>
  ({ name }) =>
    names.includes(name) ? 'for-good' : 'nothing';

/** Section 2: a producer session removes client retries, "the other hop-1 causes survive that". */
const session = always('retry');

/** Section 6: a stored position, or one that a broker transaction commits together with the output, removes hop 2. */
const position = always('delivery');

/** Section 5: what upstream, or a restarted relay, can send again is checked for as long as it can be sent. */
const narrowCheck = always('resend', 'relay');

/** Section 6: a repeat is harmless. */
const harmless = always('retry', 'resend', 'relay', 'delivery');

/**
 * Section 6, each design and combination as the parts that remove duplicates and the state that they take. The table
 * says that broker transactions remove hop 1; by section 2 upstream resends and relay duplicates survive them, so they
 * are left. The delivery hop is judged whole, by the latest that it repeats a message by itself. The variants of the
 * keyed inbox are compared as such, whatever the profile's own retention is. A stored result answers what is published
 * again; a redelivery may come of a crash before the result was stored, when only the provider remembers.
 */
function designsOf(inputs: Inputs, traffic: Traffic, duplicates: Duplicates, window: Window, sections: States) {
  const { broker, inbox, outbox, position: stored } = sections;
  const publishing: readonly Cause[] = [
    { name: 'retry', count: duplicates['duplicates.producerRetry'], horizon: window['horizon.producerRetry'] },
    { name: 'resend', count: duplicates['duplicates.upstreamResend'], horizon: window['horizon.upstream'] },
    { name: 'relay', count: duplicates['duplicates.outboxRelay'], horizon: window['horizon.outbox'] },
  ];
  const latest = longestOf(
    window['horizon.redelivery'],
    window['horizon.outage'],
    read(inputs, 'source.commitInterval'),
    read(inputs, 'source.workTime'),
  );
  const delivery: Cause = { name: 'delivery', count: duplicates['duplicates.hop2'], horizon: latest };
  const leftBy = (parts: readonly Part[], causes: readonly Cause[]): number => {
    const open = causes.filter((cause) => parts.every((part) => part(cause) !== 'for-good'));
    if (open.length === 0) return 0;
    const passes = (cause: Cause): boolean => parts.every((part) => part(cause) === 'nothing');
    return sumOf(...open.map((cause) => (passes(cause) ? cause.count : Math.min(0, cause.count))));
  };
  const left = (...parts: readonly Part[]) => ({
    hop1Left: leftBy(parts, publishing),
    hop2Left: leftBy(parts, [delivery]),
    lost: 0,
  });

  const keyed = memory(window['window.effective']);
  const brokerIds = publishHopOnly(memory(broker['broker.window']));
  const providerKey = memory(read(inputs, 'effect.idempotencyKeyWindow'));
  const results = publishHopOnly(keyed);
  const inserts = inbox['inbox.insertsPerSecond'];
  const deleted = { rows: inbox['inbox.rows'], bytes: inbox['inbox.bytes'], writesPerSecond: 2 * inserts };
  const expiring = { ...deleted, writesPerSecond: inserts };
  const dropped = {
    rows: inbox['inbox.partitionedPeakRows'],
    bytes: inbox['inbox.partitionedPeakBytes'],
    writesPerSecond: inserts,
  };
  const positions = {
    rows: stored['position.rows'],
    bytes: stored['position.bytes'],
    writesPerSecond: stored['position.updatesPerSecond'],
  };
  const narrow = {
    rows: stored['narrowCheck.rows'],
    bytes: stored['narrowCheck.bytes'],
    writesPerSecond: stored['narrowCheck.writesPerSecond'],
  };
  /** An event is written to the outbox, and deleted from it. */
  const relayed = {
    rows: outbox['outbox.rows'],
    bytes: outbox['outbox.bytes'],
    writesPerSecond: 2 * traffic['traffic.perSecond'],
  };
  const together = (...states: readonly (typeof narrow)[]): typeof narrow => ({
    rows: sumOf(...states.map(({ rows }) => rows)),
    bytes: sumOf(...states.map(({ bytes }) => bytes)),
    writesPerSecond: sumOf(...states.map(({ writesPerSecond }) => writesPerSecond)),
  });

  return dotted({
    // What is removed of the delivery hop is lost.
    atMostOnce: { hop2Left: 0, lost: duplicates['loss.atMostOnce'] },
    atLeastOnce: left(),
    brokerDedup: { ...left(brokerIds), rows: traffic['traffic.perSecond'] * broker['broker.window'] },
    idempotentProducer: left(session),
    brokerTransactions: left(session, position),
    brokerTransactionsNarrow: { ...left(session, position, narrowCheck), ...narrow },
    keyedInbox: { ...left(keyed), ...deleted },
    keyedInboxPartitioned: { ...left(keyed), ...dropped },
    keyedInboxExpiring: { ...left(keyed), ...expiring },
    keyedInboxBrokerDedup: { ...left(keyed, brokerIds), ...dropped },
    keyedInboxIdempotentProducer: { ...left(keyed, session), ...dropped },
    keyedInboxExpiringBrokerDedup: { ...left(keyed, brokerIds), ...expiring },
    keyedInboxExpiringIdempotentProducer: { ...left(keyed, session), ...expiring },
    outboxKeyedInbox: { ...left(keyed), ...together(dropped, relayed) },
    storedPosition: { ...left(position), ...positions },
    storedPositionNarrow: { ...left(session, position, narrowCheck), ...together(positions, narrow) },
    outboxStoredPosition: { ...left(session, position, narrowCheck), ...together(positions, narrow, relayed) },
    externalIdempotencyKey: left(providerKey),
    externalKeyStoredResults: { ...left(providerKey, results), ...expiring },
    naturalIdempotence: left(harmless),
    idempotentUpsert: left(harmless),
    reconcile: left(),
    reconcileIdempotentProducer: left(session),
    reconcileBrokerDedup: left(brokerIds),
    reconcileProviderKey: { ...left(providerKey, results), ...expiring },
    providerKeyIdempotentProducer: { ...left(providerKey, results, session), ...expiring },
    providerKeyBrokerDedup: { ...left(providerKey, results, brokerIds), ...expiring },
  });
}

interface States {
  readonly broker: Broker;
  readonly inbox: Inbox;
  readonly outbox: ReturnType<typeof outboxOf>;
  readonly position: Position;
}

/** `design.<name>.<part>` for each part of each design. */
const dotted = (designs: Readonly<Record<string, Inputs>>): Inputs =>
  Object.fromEntries(
    Object.entries(designs).flatMap(([name, parts]) =>
      Object.entries(parts).map(([part, value]) => [`design.${name}.${part}`, value]),
    ),
  );
