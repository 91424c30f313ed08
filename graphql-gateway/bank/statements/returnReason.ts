const reasonForm =
  /\b(?:AC0[1-6]|AC13|AG0[12]|AM04|AM05|BE05|CNOR|DNOR|FF01|FOCR|MD0[167]|MS0[23]|RC01|RR0[1-4]|SL01|TM01)\b/;

/** The reason for which a payment came back, where a text names one; `RETURN` where it names none. */
export const returnReasonIn = (text: string): string => reasonForm.exec(text)?.[0] ?? 'RETURN';

/** Kinds of the German banks (GVC): a direct debit or a transfer that came back. */
export const returnKinds: ReadonlySet<string> = new Set(['108', '109', '159']);
