import { creditorReferenceOf } from '@platzwart/contracts/invoice';
import type { StatementEntry } from '../statements/statementEntry.ts';
import type { InvoiceToMatch } from './invoiceToMatch.ts';

/** By its reference, whose check digits protect it from typing errors, or by its number alone. */
export type NamedInvoice = Readonly<{ invoice: InvoiceToMatch; by: 'REFERENCE' | 'NUMBER' }>;

/** People write `2026/00012` or `2026 00012`, and banks break lines within a number. Digits before or after make it another number. */
const numberForm = /(?<!\d)(\d{4})\s?[-–/._]?\s?(\d{5})(?!\d)/g;

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(numberForm)].map(([, year, count]) => `${year}-${count}`));

const referencesIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(/\s/g, '')
      .toUpperCase()
      .match(/RF\d{11}/g) ?? [],
  );

/** The invoices that a movement names in its text or its end-to-end id. */
export const namedInvoices = (
  { text, endToEndId }: Pick<StatementEntry, 'text' | 'endToEndId'>,
  invoices: readonly InvoiceToMatch[],
): readonly NamedInvoice[] => {
  const said = `${text} ${endToEndId ?? ''}`;
  const [references, numbers] = [referencesIn(said), numbersIn(said)];
  return invoices.flatMap((invoice): readonly NamedInvoice[] => {
    if (references.has(creditorReferenceOf(invoice.number))) return [{ invoice, by: 'REFERENCE' }];
    return numbers.has(invoice.number) ? [{ invoice, by: 'NUMBER' }] : [];
  });
};
