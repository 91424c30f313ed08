import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../core/export/ExportButton.tsx';
import { useTableExport } from '../../../core/export/useTableExport.ts';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { fetchAllInvoices } from './fetchAllInvoices.ts';
import type { InvoiceFilter } from './invoiceFilter.ts';
import { useInvoiceRows } from './useInvoiceRows.ts';

/** Saves all invoices that match the filter, not only those on the page, as a table for a spreadsheet. */
export const ExportInvoices = ({ filter }: { filter: InvoiceFilter }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { progress, start } = useTableExport({
    fetchAll: (environment, onProgress) => fetchAllInvoices(environment, filter, onProgress),
    rowsOf: useInvoiceRows(),
    file: t(($) => $.list.file),
    exported: (count) => t(($) => $.list.exported, { count }),
  });
  const label = progress ? t(($) => $.list.exporting, progress) : t(($) => $.list.export);
  return (
    <ButtonRow>
      <ExportButton {...{ progress, start, label }} />
    </ButtonRow>
  );
};
