import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../core/export/ExportButton.tsx';
import { useTableExport } from '../../../core/export/useTableExport.ts';
import type { AskedBookings } from './askedBookings.ts';
import { fetchAllBookings } from './fetchAllBookings.ts';
import { useBookingRows } from './useBookingRows.ts';

/** Saves all bookings that match the filter, not only those on the page, as a table for a spreadsheet. */
export const ExportBookings = ({ asked }: { asked: AskedBookings }) => {
  const { t } = useTranslation('bookingAdmin');
  const { progress, start } = useTableExport({
    fetchAll: (environment, onProgress) => fetchAllBookings(environment, asked, onProgress),
    rowsOf: useBookingRows(),
    file: t(($) => $.list.file, { sport: asked.sport.toLowerCase(), date: asked.fromDate }),
    exported: (count) => t(($) => $.list.exported, { count }),
  });
  const label = progress ? t(($) => $.list.exporting, progress) : t(($) => $.list.export);
  return <ExportButton {...{ progress, start, label }} />;
};
