import * as v from 'valibot';

/** Why a debit came back, as banks state it (ISO 20022 external code list, those of EPC016-06 that a creditor is told). */
export const knownReturnReasons = [
  'AC01',
  'AC04',
  'AC06',
  'AC13',
  'AG01',
  'AM04',
  'BE05',
  'MD01',
  'MD06',
  'MD07',
  'MS02',
  'MS03',
  'RC01',
  'RR04',
  'SL01',
] as const;
export type KnownReturnReason = (typeof knownReturnReasons)[number];

export const isKnownReturnReason = (code: string): code is KnownReturnReason =>
  knownReturnReasons.some((known) => known === code);

/** Banks may state a code that is newer than our list. */
export const returnReasonSchema = v.pipe(v.string(), v.regex(/^[A-Z\d]{4}$/));
