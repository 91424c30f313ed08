import * as v from 'valibot';
import { type KioskPairing, kioskPairingSchema } from '@platzwart/contracts/link';
import { browserStorage } from '../../core/browser/safeStorage.ts';

export const kioskPairingKey = 'kioskPairing';

/** The secret of this screen and the code that it shows until it is paired: over reloads and power cuts. */
export const readPairing = (): KioskPairing | null => {
  const known = v.safeParse(
    v.pipe(v.string(), v.parseJson(), kioskPairingSchema),
    browserStorage.getItem(kioskPairingKey),
  );
  return known.success ? known.output : null;
};

/** Null forgets it. */
export const keepPairing = (pairing: KioskPairing | null): void =>
  pairing
    ? browserStorage.setItem(kioskPairingKey, JSON.stringify(pairing))
    : browserStorage.removeItem(kioskPairingKey);
