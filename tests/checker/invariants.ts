import { checkpointsAreAccurate } from './checkpointsAreAccurate.ts';
import type { Invariant, PlannedInvariant } from './invariant.ts';
import { logIsWhole } from './logIsWhole.ts';
import { moneyAddsUp } from './moneyAddsUp.ts';
import { noDoubleBooking } from './noDoubleBooking.ts';
import { oneEffectPerCall } from './oneEffectPerCall.ts';
import { readModelsEqualReplay } from './readModelsEqualReplay.ts';
import { sameKeySameAnswer } from './sameKeySameAnswer.ts';

/** Promises 1 to 3 of the instance: 1 is INV1, 2 is INV2 and INV14, 3 is INV3 and INV4. */
export const invariants: readonly Invariant[] = [
  noDoubleBooking,
  oneEffectPerCall,
  readModelsEqualReplay,
  checkpointsAreAccurate,
  moneyAddsUp,
  logIsWhole,
  sameKeySameAnswer,
];

/** Promise 4 is checked once invoices are built. */
export const plannedInvariants: readonly PlannedInvariant[] = [
  { id: 'INV6', says: 'Invoice numbers unique and consecutive', waitsFor: 'invoices' },
  { id: 'INV7', says: 'Issued documents never change', waitsFor: 'invoices' },
];
