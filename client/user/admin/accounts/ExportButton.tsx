import { mdiFileExportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import type { UserFilter } from './userFilter.ts';
import { useUserExport } from './useUserExport.ts';

/** Exports all accounts that match the filter, not only those on the page, as a table for a spreadsheet. */
export const ExportButton = ({ filter }: { filter: UserFilter }) => {
  const { t } = useTranslation('userAdmin');
  const { progress, start } = useUserExport(filter);
  return (
    <Button
      variant="secondary"
      icon={<Icon path={mdiFileExportOutline} />}
      isBusy={progress !== null}
      onClick={() => void start()}
    >
      {progress ? t(($) => $.users.exporting, progress) : t(($) => $.users.exportUsers)}
    </Button>
  );
};
