import { useTranslation } from 'react-i18next';
import { useNavigationBlocker } from '../../../core/navigation/useNavigationBlocker.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';

/** Asks before the page of a running run is left, which stops it. */
export const LeaveWhileRunning = ({ isRunning }: { isRunning: boolean }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { isAsking, stay, leave } = useNavigationBlocker(isRunning);
  if (!isAsking) return null;
  return (
    <AdminDialog
      title={t(($) => $.run.leave.title)}
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={stay}>
            {t(($) => $.run.leave.stay)}
          </Button>
          <Button variant="danger" onClick={leave}>
            {t(($) => $.run.leave.leave)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.run.leave.text)}</p>
    </AdminDialog>
  );
};
