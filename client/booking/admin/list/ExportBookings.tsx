import { useState } from 'react';
import { mdiFileExportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { csvFile } from '@platzwart/contracts/core';
import { downloadFile } from '../../../core/browser/downloadFile.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import type { AskedBookings } from './askedBookings.ts';
import { fetchAllBookings } from './fetchAllBookings.ts';
import { useBookingRows } from './useBookingRows.ts';

type Progress = Readonly<{ done: number; total: number }>;

/** Saves all bookings that match the filter, not only those on the page, as a table for a spreadsheet. */
export const ExportBookings = ({ asked }: { asked: AskedBookings }) => {
  const { t } = useTranslation('bookingAdmin');
  const environment = useRelayEnvironment();
  const rowsOf = useBookingRows();
  const notify = useNotify();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress | null>(null);
  const start = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const bookings = await fetchAllBookings(environment, asked, setProgress);
      const name = t(($) => $.list.file, { sport: asked.sport.toLowerCase(), date: asked.fromDate });
      downloadFile(name, 'text/csv;charset=utf-8', csvFile(rowsOf(bookings)));
      notify({ kind: 'success', text: t(($) => $.list.exported, { count: bookings.length }) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
    setProgress(null);
  };
  return (
    <Button
      variant="secondary"
      icon={<Icon path={mdiFileExportOutline} />}
      isBusy={progress !== null}
      onClick={() => void start()}
    >
      {progress ? t(($) => $.list.exporting, progress) : t(($) => $.list.export)}
    </Button>
  );
};
