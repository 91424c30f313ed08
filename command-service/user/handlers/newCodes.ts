import { randomBytes, randomInt } from 'node:crypto';
import { type PersonId, codeId, epochMilliseconds } from '@platzwart/contracts/core';
import type { MailType } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';

/** Without 0 and 1, which look like other characters in print. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const initialCodeLength = 8;

/** Codes to be typed from an email: 40 bits, and five attempts per address (decisions.md U3). */
export const initialCode = (): string =>
  Array.from({ length: initialCodeLength }, () => signs.charAt(randomInt(signs.length))).join('');

/** Codes in links: 256 bits (decisions.md U7). */
export const linkCode = (): string => randomBytes(32).toString('base64url');

/** Normalises an initial code as typed, in lower case, with gaps and what copying leaves between; null for a text that cannot be one. */
export const normaliseInitialCode = (text: string): string | null => {
  const code = text.toUpperCase().replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
  return /^[A-Z2-9]{8}$/.test(code) ? code : null;
};

const [hour, day] = [60, 24 * 60];
type Kind = Readonly<{ make: () => string; minutes: number }>;

/** decisions.md U3, U5, U7, U8. */
const kinds: Readonly<Record<MailType, Kind>> = {
  INIT_CODE: { make: initialCode, minutes: 14 * day },
  GUEST_VERIFY: { make: linkCode, minutes: 7 * day },
  RESET_PASSWORD: { make: linkCode, minutes: hour },
  NEW_MAIL: { make: linkCode, minutes: day },
};

/** `id`: the UUID of the new code; with the same id again the first code stays. `now`: ISO 8601 instant. */
type NewCodeInput<Purpose extends MailType> = Readonly<{
  id: string;
  personId: PersonId;
  purpose: Purpose;
  now: string;
}>;

const newCodeData = <Purpose extends MailType>({ id, purpose, now }: NewCodeInput<Purpose>) => {
  const expiresAt = new Date(epochMilliseconds(now) + kinds[purpose].minutes * 60_000).toISOString();
  return { codeId: codeId(id), purpose, expiresAt };
};

/** Creates codes and stores them in the vault, from where they are read for the emails: a code is valid once an event names its id. */
export const newCodes = async <Purpose extends MailType>(
  codes: Pick<Vault['codes'], 'keepAll'>,
  input: readonly NewCodeInput<Purpose>[],
) => {
  const made = input.map((each) => ({ ...each, code: newCodeData(each) }));
  await codes.keepAll(made.map(({ personId, purpose, code }) => ({ ...code, personId, code: kinds[purpose].make() })));
  return made.map(({ code }) => code);
};

/** One new code: see `newCodes`. */
export const newCode = async <Purpose extends MailType>(
  codes: Pick<Vault['codes'], 'keep'>,
  input: NewCodeInput<Purpose>,
) => {
  const code = newCodeData(input);
  await codes.keep({ ...code, personId: input.personId, code: kinds[input.purpose].make() });
  return code;
};
