import { useState } from 'react';
import { mdiDatabaseRefreshOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { useRebuild } from './useRebuild.ts';

type RebuildButtonProps = { name: string; label: string; isDisabled: boolean };

/** Rebuilds a read model after a question. */
export const RebuildButton = ({ name, label, isDisabled }: RebuildButtonProps) => {
  const { t } = useTranslation('operations');
  const { rebuild, isBusy } = useRebuild();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <IconButton
        icon={mdiDatabaseRefreshOutline}
        label={t(($) => $.rebuildNamed, { name: label })}
        aria-disabled={isDisabled || isBusy}
        onClick={() => !isDisabled && !isBusy && setAsking(true)}
      />
      {isAsking && (
        <AdminDialog
          title={t(($) => $.question.title, { name: label })}
          onClose={close}
          actions={
            <>
              <Button variant="quiet" onClick={close}>
                {t(($) => $.question.no)}
              </Button>
              <Button
                onClick={() => {
                  rebuild(name);
                  close();
                }}
              >
                {t(($) => $.question.yes)}
              </Button>
            </>
          }
        >
          <p>{t(($) => $.question.text)}</p>
        </AdminDialog>
      )}
    </>
  );
};
