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

/**
 * What has to happen before the debit is tried again. ANOTHER_ACCOUNT: a mandate for another account, or a valid one. CLARIFY: a talk with the
 * payer or the bank. REPEAT_ONCE: nothing, but a second return costs a second fee.
 */
export const returnRemedies = ['ANOTHER_ACCOUNT', 'CLARIFY', 'REPEAT_ONCE'] as const;
export type ReturnRemedy = (typeof returnRemedies)[number];

const remedies: Readonly<Record<KnownReturnReason, ReturnRemedy>> = {
  ...{ AC01: 'ANOTHER_ACCOUNT', AC04: 'ANOTHER_ACCOUNT', AC06: 'ANOTHER_ACCOUNT', AC13: 'ANOTHER_ACCOUNT' },
  ...{ AG01: 'ANOTHER_ACCOUNT', MD01: 'ANOTHER_ACCOUNT', RC01: 'ANOTHER_ACCOUNT' },
  ...{ BE05: 'CLARIFY', MD06: 'CLARIFY', MD07: 'CLARIFY', MS02: 'CLARIFY', MS03: 'CLARIFY', RR04: 'CLARIFY' },
  ...{ SL01: 'CLARIFY', AM04: 'REPEAT_ONCE' },
};

/** `times`: how often this debit has come back. A code that we do not know has to be clarified, as has what came back twice. */
export const remedyOf = (reason: string, times: number): ReturnRemedy => {
  const remedy = isKnownReturnReason(reason) ? remedies[reason] : 'CLARIFY';
  return remedy === 'REPEAT_ONCE' && times > 1 ? 'CLARIFY' : remedy;
};

/** Reasons that concern every debit of the mandate: its account, or whether the payer's bank takes debits of the club at all. */
export const returnReasonsOfMandate: readonly KnownReturnReason[] = knownReturnReasons.filter(
  (reason) => remedies[reason] === 'ANOTHER_ACCOUNT' || reason === 'MD07' || reason === 'SL01',
);

/** Banks may state a code that is newer than our list. */
export const returnReasonSchema = v.pipe(v.string(), v.regex(/^[A-Z\d]{4}$/));
