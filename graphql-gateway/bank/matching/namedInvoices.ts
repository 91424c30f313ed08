import { creditorReferenceOf, invoiceNumberSchema } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import type { StatementEntry } from '../statements/statementEntry.ts';
import type { InvoiceToMatch } from './invoiceToMatch.ts';

/** By its reference, whose check digits protect it from typing errors, or by its number alone. */
export type NamedInvoice = Readonly<{ invoice: InvoiceToMatch; by: 'REFERENCE' | 'NUMBER' }>;

/** People write `2026/00012` or `2026 00012`, and banks break lines within a number. Digits before or after make it another number. */
const numberForm = /(?<!\d)(\d{4})\s?[-–/._]?\s?(\d{5})(?!\d)/g;
const referenceForm = /RF\d\d(\d{4})(\d{5})/g;

const isReferenceOf = (reference: string, number: string): boolean => {
  const known = v.safeParse(invoiceNumberSchema, number);
  return known.success && creditorReferenceOf(known.output) === reference;
};

/** The numbers that a movement names in its text or its end-to-end id, and how; also of invoices that do not exist. */
export const namedNumbers = ({
  text,
  endToEndId,
}: Pick<StatementEntry, 'text' | 'endToEndId'>): ReadonlyMap<string, NamedInvoice['by']> => {
  const said = `${text} ${endToEndId ?? ''}`;
  const references = [...said.replaceAll(/\s/g, '').toUpperCase().matchAll(referenceForm)].flatMap(
    ([reference, year, count]) => (isReferenceOf(reference, `${year}-${count}`) ? [`${year}-${count}`] : []),
  );
  // As written, and with the digits of a number joined that two lines of the text have broken.
  const numbers = [said, said.replaceAll(/(?<=\d) (?=\d)/g, '')].flatMap((each) =>
    [...each.matchAll(numberForm)].map(([, year, count]) => `${year}-${count}`),
  );
  return new Map([
    ...numbers.map((number) => [number, 'NUMBER'] as const),
    ...references.map((number) => [number, 'REFERENCE'] as const),
  ]);
};

/** The invoices among these that a movement names. */
export const namedInvoices = (
  entry: Pick<StatementEntry, 'text' | 'endToEndId'>,
  invoices: readonly InvoiceToMatch[],
): readonly NamedInvoice[] => {
  const named = namedNumbers(entry);
  return invoices.flatMap((invoice) => {
    const by = named.get(invoice.number);
    return by ? [{ invoice, by }] : [];
  });
};
