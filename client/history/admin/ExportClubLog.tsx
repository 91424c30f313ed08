import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../core/export/ExportButton.tsx';
import { useTableExport } from '../../core/export/useTableExport.ts';
import type { ClubLogFilter } from './clubLogFilter.ts';
import { fetchClubLog } from './fetchClubLog.ts';
import { useClubLogRows } from './useClubLogRows.ts';

/** Saves all entries that match the filter, not only those on the page, as a table for a spreadsheet. */
export const ExportClubLog = ({ filter }: { filter: ClubLogFilter }) => {
  const { t } = useTranslation('historyAdmin');
  const { progress, start } = useTableExport({
    fetchAll: (environment, onProgress) => fetchClubLog(environment, filter, onProgress),
    rowsOf: useClubLogRows(),
    file: t(($) => $.file),
    exported: (count) => t(($) => $.exported, { count }),
  });
  const label = progress ? t(($) => $.exporting, progress) : t(($) => $.export);
  return <ExportButton {...{ progress, start, label }} />;
};
