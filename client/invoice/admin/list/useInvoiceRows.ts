import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
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

/** The rows of the exported table, with its head, in the language on screen; days as ISO, so that they can be sorted. */
export const useInvoiceRows = () => {
  const { t } = useTranslation(['invoiceAdmin', 'invoices']);
  const { cents } = useFormat();
  const cellsOf = (invoice: ExportedInvoice): readonly string[] => [
    invoice.invoiceNumber,
    invoice.createDate,
    invoice.dueDate ?? '',
    invoice.invoiceTo.userID,
    invoice.invoiceTo.lastName,
    invoice.invoiceTo.firstName,
    cents(shownAmount(invoice)),
    t(($) => $.states[shownStateOf(invoice)], { ns: 'invoices' }),
    String(invoice.warningLevel),
    invoice.paidAt ?? '',
    invoice.refundDue > 0 ? cents(invoice.refundDue) : '',
  ];
  return (invoices: readonly ExportedInvoice[]): readonly (readonly string[])[] => [
    columns.map((column) => t(($) => $.list.exportColumns[column])),
    ...invoices.map(cellsOf),
  ];
};
