import { useState } from 'react';
import { mdiFileExportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { csvFile } from '@platzwart/contracts/core';
import { downloadFile } from '../../core/browser/downloadFile.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import type { ClubLogFilter } from './clubLogFilter.ts';
import { fetchClubLog } from './fetchClubLog.ts';
import { useClubLogRows } from './useClubLogRows.ts';

type Progress = Readonly<{ done: number; total: number }>;

/** Saves all entries that match the filter, not only those on the page, as a table for a spreadsheet. */
export const ExportClubLog = ({ filter }: { filter: ClubLogFilter }) => {
  const { t } = useTranslation('historyAdmin');
  const environment = useRelayEnvironment();
  const rowsOf = useClubLogRows();
  const notify = useNotify();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress | null>(null);
  const start = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const entries = await fetchClubLog(environment, filter, setProgress);
      downloadFile(
        t(($) => $.file),
        'text/csv;charset=utf-8',
        csvFile(rowsOf(entries)),
      );
      notify({ kind: 'success', text: t(($) => $.exported, { count: entries.length }) });
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
      {progress ? t(($) => $.exporting, progress) : t(($) => $.export)}
    </Button>
  );
};
