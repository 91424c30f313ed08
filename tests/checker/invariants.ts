import { checkpointsAreAccurate } from './checkpointsAreAccurate.ts';
import type { Invariant } from './invariant.ts';
import { documentsAreUnchanged } from './documentsAreUnchanged.ts';
import { invoiceNumbersAreWhole } from './invoiceNumbersAreWhole.ts';
import { logIsWhole } from './logIsWhole.ts';
import { moneyAddsUp } from './moneyAddsUp.ts';
import { noDoubleBooking } from './noDoubleBooking.ts';
import { oneEffectPerCall } from './oneEffectPerCall.ts';
import { readModelsEqualReplay } from './readModelsEqualReplay.ts';
import { sameKeySameAnswer } from './sameKeySameAnswer.ts';

/** Promises 1 to 3 of the instance: 1 is INV1, 2 is INV2 and INV14, 3 is INV3 and INV4, 4 is INV5 to INV7. */
export const invariants: readonly Invariant[] = [
  noDoubleBooking,
  oneEffectPerCall,
  readModelsEqualReplay,
  checkpointsAreAccurate,
  moneyAddsUp,
  invoiceNumbersAreWhole,
  documentsAreUnchanged,
  logIsWhole,
  sameKeySameAnswer,
];
