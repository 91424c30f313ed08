import { useState } from 'react';
import { mdiFileExportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { csvFile } from '@platzwart/contracts/core';
import { downloadFile } from '../../../core/browser/downloadFile.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import type { InvoiceFilter } from './invoiceFilter.ts';
import { fetchAllInvoices } from './fetchAllInvoices.ts';
import { useInvoiceRows } from './useInvoiceRows.ts';

type Progress = Readonly<{ done: number; total: number }>;

/** Saves all invoices that match the filter, not only those on the page, as a table for a spreadsheet. */
export const ExportInvoices = ({ filter }: { filter: InvoiceFilter }) => {
  const { t } = useTranslation('invoiceAdmin');
  const environment = useRelayEnvironment();
  const rowsOf = useInvoiceRows();
  const notify = useNotify();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress | null>(null);
  const start = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const invoices = await fetchAllInvoices(environment, filter, setProgress);
      downloadFile(
        t(($) => $.list.file),
        'text/csv;charset=utf-8',
        csvFile(rowsOf(invoices)),
      );
      notify({ kind: 'success', text: t(($) => $.list.exported, { count: invoices.length }) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
    setProgress(null);
  };
  return (
    <ButtonRow>
      <Button
        variant="secondary"
        icon={<Icon path={mdiFileExportOutline} />}
        isBusy={progress !== null}
        onClick={() => void start()}
      >
        {progress ? t(($) => $.list.exporting, progress) : t(($) => $.list.export)}
      </Button>
    </ButtonRow>
  );
};
