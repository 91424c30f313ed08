import * as v from 'valibot';
import { type Brand, type LocalDate, acceptedId, idFrom, localDate, uuidSchema } from '../core/index.ts';

/** A person's consent that the club collects from their account. */
export type MandateId = Brand<'MandateId'>;
export const mandateIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<MandateId>));
export const mandateId = idFrom<MandateId>;

/** `M-1A2B3C4D-5E6F7A8B`: how the bank and the payer find a mandate; up to 35 characters in SEPA. */
export type MandateReference = Brand<'MandateReference'>;

export const mandateReferenceSchema = v.custom<MandateReference>(
  (value) => typeof value === 'string' && /^M-[\dA-F]{8}-[\dA-F]{8}$/.test(value),
  'a mandate reference',
);

/** The reference of a mandate with a new random id. */
export const mandateReferenceOf = (id: MandateId): MandateReference => {
  const digits = id.replaceAll('-', '').toUpperCase();
  return v.parse(mandateReferenceSchema, `M-${digits.slice(0, 8)}-${digits.slice(-8)}`);
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
  return localDate(`${Number(from.slice(0, 4)) + 3}${day}`);
};
