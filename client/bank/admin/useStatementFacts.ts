import { isKnownReturnReason } from '@platzwart/contracts/debit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { MatchedInvoice, Movement } from './useBankInbox.ts';

export const sumDue = (invoices: readonly Pick<MatchedInvoice, 'amountDue'>[]): number =>
  invoices.reduce((sum, { amountDue }) => sum + amountDue, 0);

/** Movements and invoices in words. */
export const useStatementFacts = () => {
  const { t } = useTranslation('bankAdmin');
  const { t: debit } = useTranslation('debitAdmin');
  const { cents } = useFormat();
  const payerOf = ({ firstName, lastName }: MatchedInvoice): string =>
    lastName == null ? t(($) => $.erased) : [lastName, firstName].join(', ');
  const codeInWords = (code: string): string =>
    isKnownReturnReason(code) ? `${debit(($) => $.reasons[code])}, ${code}` : code;
  return {
    payerOf,
    /** `2026-00012, Aufschlag, Anna, 48,50 €`. */
    invoiceLine: (invoice: MatchedInvoice): string =>
      `${invoice.invoiceNumber} · ${payerOf(invoice)} · ${cents(invoice.amountDue)}`,
    nameOf: ({ name, problem }: Movement): string =>
      name ?? (problem ? t(($) => $.problem.name) : t(($) => $.unknownPayer)),
    /** A dash where it could not be read. */
    amountOf: ({ amount, problem }: Movement): string => (problem ? '–' : cents(amount)),
    numbersOf: ({ invoices }: Movement): string => invoices.map(({ invoiceNumber }) => invoiceNumber).join(', '),
    reasonOf: ({ reason, returnCode, amount, problem }: Movement): string => {
      if (problem) return t(($) => $.problem.reasons[problem.reason]);
      return returnCode != null && amount < 0
        ? t(($) => $.returned, { code: codeInWords(returnCode) })
        : t(($) => $.reasons[reason ?? 'UNKNOWN']);
    },
  };
};
