import { mdiFileExportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { UserFilter } from './userFilter.ts';
import { useUserExport } from './useUserExport.ts';

/** All accounts that fit the filter, not only those on the page, as a table for a spreadsheet. */
export const ExportButton = ({ filter }: { filter: UserFilter }) => {
  const { t } = useTranslation('dashboard');
  const { progress, start } = useUserExport(filter);
  return (
    <Button
      look="secondary"
      icon={<Icon path={mdiFileExportOutline} />}
      isBusy={progress !== null}
      onClick={() => void start()}
    >
      {progress ? t(($) => $.users.exporting, progress) : t(($) => $.users.exportUsers)}
    </Button>
  );
};
