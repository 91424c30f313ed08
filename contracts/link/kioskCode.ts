import * as v from 'valibot';

/** Consonants that are not taken for each other or for digits, and make no words (RFC 8628, section 6.1). */
export const kioskCodeLetters = 'BCDFGHJKLMNPQRSTVWXZ';
export const kioskCodeLength = 8;
/** For how many seconds a screen may be confirmed after it has shown its code. */
export const kioskCodeSeconds = 600;

const form = new RegExp(`^[${kioskCodeLetters}]{${kioskCodeLength}}$`);

/** A code as it is typed, with or without hyphen, spaces and capitals, e.g. `wdjb-mjht`: as it is stored, `WDJBMJHT`. */
export const kioskCodeSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(form),
);

/** `WDJB-MJHT`: two halves are easier to read from a wall and to type. */
export const shownKioskCode = (code: string): string =>
  `${code.slice(0, kioskCodeLength / 2)}-${code.slice(kioskCodeLength / 2)}`;

/** What a screen gets to know when it asks to be paired: the code that it shows, and the secret with which it asks for the plan. */
export const kioskPairingSchema = v.object({ code: v.string(), token: v.string() });
export type KioskPairing = Readonly<v.InferOutput<typeof kioskPairingSchema>>;
