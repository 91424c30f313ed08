import { useTranslation } from 'react-i18next';
import { eurosOf } from '../../../core/forms/typedNumbers.ts';
import { useLanguage } from '../../../core/texts/language.ts';
import { shownAmount, shownStateOf } from '../../invoiceState.ts';
import type { ExportedInvoice } from './fetchAllInvoices.ts';

const columns = [
  'number',
  'issued',
  'due',
  'userID',
  'lastName',
  'firstName',
  'amount',
  'state',
  'warnings',
  'paid',
  'refund',
] as const;

/** The rows of the exported table, with its head, in the language on screen; days as ISO and amounts without a sign of the currency, so that they can be sorted and added up. */
export const useInvoiceRows = () => {
  const { t } = useTranslation(['invoiceAdmin', 'invoices']);
  const language = useLanguage();
  const cellsOf = (invoice: ExportedInvoice): readonly string[] => [
    invoice.invoiceNumber,
    invoice.createDate,
    invoice.dueDate ?? '',
    invoice.invoiceTo.userID,
    invoice.invoiceTo.lastName,
    invoice.invoiceTo.firstName,
    eurosOf(shownAmount(invoice), language),
    t(($) => $.states[shownStateOf(invoice)], { ns: 'invoices' }),
    String(invoice.warningLevel),
    invoice.paidAt ?? '',
    invoice.refundDue > 0 ? eurosOf(invoice.refundDue, language) : '',
  ];
  return (invoices: readonly ExportedInvoice[]): readonly (readonly string[])[] => [
    columns.map((column) => t(($) => $.list.exportColumns[column])),
    ...invoices.map(cellsOf),
  ];
};
