import { atomicityRules } from './atomicity.ts';
import { brokerRules } from './broker.ts';
import { brokerWindowRules } from './broker-window.ts';
import { cleanupRunRules } from './cleanup-runs.ts';
import { horizonRules } from './horizons.ts';
import { inboxRules } from './inbox.ts';
import { inputRules } from './inputs.ts';
import { keyRules } from './keys.ts';
import { outboxRules } from './outbox.ts';
import { producerRules } from './producer.ts';
import { progressRules } from './progress.ts';
import { relianceRules } from './reliance.ts';
import type { Rule } from './rule.ts';
import { storeRules } from './stores.ts';
import { systemRules } from './systems.ts';
import { transactionRules } from './transactions.ts';
import { windowRules } from './window.ts';

/** Every rule, in the order in which findings of one level are listed. */
export const rules: readonly Rule[] = [
  ...windowRules,
  ...inboxRules,
  ...cleanupRunRules,
  ...storeRules,
  ...brokerRules,
  ...brokerWindowRules,
  ...horizonRules,
  ...relianceRules,
  ...keyRules,
  ...progressRules,
  ...atomicityRules,
  ...producerRules,
  ...transactionRules,
  ...outboxRules,
  ...systemRules,
  ...inputRules,
];
