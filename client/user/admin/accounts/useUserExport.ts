import { useTranslation } from 'react-i18next';
import { useTableExport } from '../../../core/export/useTableExport.ts';
import { fetchAllUsers } from './fetchAllUsers.ts';
import { useExportRows } from './useExportRows.ts';
import type { UserFilter } from './userFilter.ts';

/** Fetches every account that matches the filter, page by page, and saves them as a file. */
export const useUserExport = (filter: UserFilter) => {
  const { t } = useTranslation('userAdmin');
  return useTableExport({
    fetchAll: (environment, onProgress) => fetchAllUsers(environment, filter, onProgress),
    rowsOf: useExportRows(),
    file: t(($) => $.users.exportFile),
    exported: (count) => t(($) => $.users.exported, { count }),
  });
};
