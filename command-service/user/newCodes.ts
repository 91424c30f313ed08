import { randomBytes, randomInt } from 'node:crypto';
import { type PersonId, codeId, epochMilliseconds } from '@platzwart/contracts/core';
import type { MailType } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';

/** Nothing that looks like another sign in print: no 0 and no 1. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const initialCodeLength = 8;

/** To be typed from a letter: 40 bits, and five tries (decisions.md U3). */
export const initialCode = (): string =>
  Array.from({ length: initialCodeLength }, () => signs.charAt(randomInt(signs.length))).join('');

/** To be carried by a link: 256 bits (decisions.md U7). */
export const linkCode = (): string => randomBytes(32).toString('base64url');

/** An initial code as people type it, in small letters and with gaps; null for anything that can be none. */
export const typedInitialCode = (text: string): string | null => {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
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

/** `id`: a UUID, of the code to be; the same one again leaves the first code as it is. `now`: ISO 8601 instant. */
type Wanted<Purpose extends MailType> = Readonly<{ id: string; personId: PersonId; purpose: Purpose; now: string }>;

const madeOf = <Purpose extends MailType>({ id, purpose, now }: Wanted<Purpose>) => {
  const expiresAt = new Date(epochMilliseconds(now) + kinds[purpose].minutes * 60_000).toISOString();
  return { codeId: codeId(id), purpose, expiresAt };
};

/** Makes codes and keeps them in the vault, from where their letters fetch them: each counts once an event names its id. */
export const newCodes = async <Purpose extends MailType>(
  codes: Pick<Vault['codes'], 'keepAll'>,
  wanted: readonly Wanted<Purpose>[],
) => {
  const made = wanted.map((each) => ({ ...each, code: madeOf(each) }));
  await codes.keepAll(made.map(({ personId, purpose, code }) => ({ ...code, personId, code: kinds[purpose].make() })));
  return made.map(({ code }) => code);
};

/** One new code: see `newCodes`. */
export const newCode = async <Purpose extends MailType>(
  codes: Pick<Vault['codes'], 'keep'>,
  wanted: Wanted<Purpose>,
) => {
  const code = madeOf(wanted);
  await codes.keep({ ...code, personId: wanted.personId, code: kinds[wanted.purpose].make() });
  return code;
};
