import { csvFile } from '@platzwart/contracts/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { downloadFile } from '../../../core/browser/downloadFile.ts';
import { useNotify } from '../../../core/notices.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { fetchAllUsers } from './fetchAllUsers.ts';
import { useExportRows } from './useExportRows.ts';
import type { UserFilter } from './userFilter.ts';

export type ExportProgress = Readonly<{ done: number; total: number }>;

/** Fetches every account that matches the filter, page by page, and saves them as a file. */
export const useUserExport = (filter: UserFilter) => {
  const { t } = useTranslation('userAdmin');
  const environment = useRelayEnvironment();
  const rowsOf = useExportRows();
  const notify = useNotify();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const start = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const users = await fetchAllUsers(environment, filter, setProgress);
      downloadFile(
        t(($) => $.users.exportFile),
        'text/csv;charset=utf-8',
        csvFile(rowsOf(users)),
      );
      notify({ kind: 'success', text: t(($) => $.users.exported, { count: users.length }) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
    setProgress(null);
  };
  return { progress, start };
};
