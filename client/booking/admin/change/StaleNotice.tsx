import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';

/** Somebody else has changed the booking meanwhile: nothing is overwritten, one begins with its latest state. */
export const StaleNotice = ({ onRestart }: { onRestart: () => void }) => {
  const { t } = useTranslation('bookingAdmin');
  return (
    <NoticeBox kind="warning" role="alert">
      <p>{t(($) => $.change.stale)}</p>
      <Button type="button" variant="secondary" onClick={onRestart}>
        {t(($) => $.change.restart)}
      </Button>
    </NoticeBox>
  );
};
