import * as v from 'valibot';
import { type Brand, type LocalDate, acceptedId, idFrom, localDate, uuidSchema } from '../core/index.ts';

/** A person's consent that the club collects from their account. */
export type MandateId = Brand<'MandateId'>;
export const mandateIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<MandateId>));
export const mandateId = idFrom<MandateId>;

/**
 * How the bank and the payer find a mandate: `M-1A2B3C4D-5E6F7A8B`, or what stands on the paper (decisions.md Q13). Banks do not tell small from
 * capital letters.
 */
export type MandateReference = Brand<'MandateReference'>;

/** The characters of SEPA (EPC217-08), 1 to 35, neither with a blank or a slash at an end nor with two slashes in a row. */
export const mandateReferenceSchema = v.custom<MandateReference>(
  (value) => typeof value === 'string' && /^[\w+?/:().,' -]{1,35}$/.test(value) && !/_|^[ /]|[ /]$|\/\//.test(value),
  'a mandate reference',
);
export const mandateReference = (value: string): MandateReference => v.parse(mandateReferenceSchema, value);

/** The reference of a mandate with a new random id. */
export const mandateReferenceOf = (id: MandateId): MandateReference => {
  const digits = id.replaceAll('-', '').toUpperCase();
  return mandateReference(`M-${digits.slice(0, 8)}-${digits.slice(-8)}`);
};

/** The version of the text that a member agrees to; it changes with the text (client/debit/texts.*.ts). */
export const mandateTextVersion = 1;

/** The last day on which a mandate can be used: 36 months after it was signed or last used (EPC016-06). */
export const lastDayOfMandate = ({
  signedOn,
  lastUsedOn,
}: Readonly<{ signedOn: LocalDate; lastUsedOn: LocalDate | null }>): LocalDate => {
  const from = lastUsedOn !== null && lastUsedOn > signedOn ? lastUsedOn : signedOn;
  const day = from.slice(4) === '-02-29' ? '-02-28' : from.slice(4);
  return localDate(`${String(Number(from.slice(0, 4)) + 3).padStart(4, '0')}${day}`);
};

/** Which of the days of a mandate is wrong on `today`: in the future, before the signature, or so long ago that it has lapsed; null: none. */
export const wrongDayOfMandate = ({
  signedOn,
  lastUsedOn,
  today,
}: Readonly<{ signedOn: LocalDate; lastUsedOn: LocalDate | null; today: LocalDate }>):
  | 'lastUsedOn'
  | 'signedOn'
  | null => {
  if (signedOn > today) return 'signedOn';
  const isLapsed = lastDayOfMandate({ signedOn, lastUsedOn }) < today;
  if (lastUsedOn === null) return isLapsed ? 'signedOn' : null;
  return isLapsed || lastUsedOn < signedOn || lastUsedOn > today ? 'lastUsedOn' : null;
};
