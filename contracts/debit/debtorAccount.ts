import * as v from 'valibot';
import { ibanSchema, lineSchema } from '../core/index.ts';

/**
 * How long an IBAN is in the countries of the European Economic Area. The other countries of SEPA are left out: there a direct debit needs
 * the payer's BIC and address (EPC130-08).
 */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 16, BG: 22, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GR: 27, HR: 21, HU: 28 },
  ...{ IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24 },
  ...{ SI: 19, SK: 24 },
};

/** An IBAN that a direct debit can be collected from with nothing but the holder's name. */
export const collectableIbanSchema = v.pipe(
  ibanSchema,
  v.check((iban) => ibanLengths[iban.slice(0, 2)] === iban.length, 'an IBAN of the European Economic Area'),
);

/** Whose account is collected from. Personal data: sealed in events. */
export const debtorAccountSchema = v.object({
  iban: collectableIbanSchema,
  holder: v.pipe(lineSchema, v.minLength(1), v.maxLength(70)),
});
export type DebtorAccount = Readonly<v.InferOutput<typeof debtorAccountSchema>>;

/** `DE89 **** 3000`: enough to know one's own account. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} **** ${iban.slice(-4)}`;
