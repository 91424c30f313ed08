import { useTranslation } from 'react-i18next';
import { useNavigationBlocker } from '../../core/navigation/useNavigationBlocker.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';

/** Asks before the page is left while payments are being booked. */
export const LeaveWhileBooking = ({ isBooking }: { isBooking: boolean }) => {
  const { t } = useTranslation('bankAdmin');
  const { isAsking, stay, leave } = useNavigationBlocker(isBooking);
  if (!isAsking) return null;
  return (
    <AdminDialog
      title={t(($) => $.leave.title)}
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={stay}>
            {t(($) => $.leave.stay)}
          </Button>
          <Button variant="danger" onClick={leave}>
            {t(($) => $.leave.leave)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.leave.text)}</p>
    </AdminDialog>
  );
};
