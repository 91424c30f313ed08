import { useTranslation } from 'react-i18next';
import { useNavigationBlocker } from '../../core/navigation/useNavigationBlocker.ts';
import { Button } from '../buttons/Button.tsx';
import { Sheet } from '../overlays/Sheet.tsx';

/** Asks before unsaved input is lost: by a link, by the browser's own buttons, by closing the tab. */
export const UnsavedGuard = ({ isDirty }: { isDirty: boolean }) => {
  const { t } = useTranslation('core');
  const { isAsking, stay, leave } = useNavigationBlocker(isDirty);
  if (!isAsking) return null;
  return (
    <Sheet
      title={t(($) => $.unsaved.question)}
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={stay}>
            {t(($) => $.unsaved.stay)}
          </Button>
          <Button variant="danger" onClick={leave}>
            {t(($) => $.unsaved.leave)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.unsaved.text)}</p>
    </Sheet>
  );
};
