import { useTranslation } from 'react-i18next';
import { useLeaving } from '../core/useLeaving.ts';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

/** Asks before what was typed is lost: by a link, by the browser's own buttons, by closing the tab. */
export const UnsavedGuard = ({ isDirty }: { isDirty: boolean }) => {
  const { t } = useTranslation('core');
  const { isAsking, stay, leave } = useLeaving(isDirty);
  if (!isAsking) return null;
  return (
    <Sheet
      title={t(($) => $.unsaved.question)}
      onClose={stay}
      actions={
        <>
          <Button look="secondary" onClick={stay}>
            {t(($) => $.unsaved.stay)}
          </Button>
          <Button look="danger" onClick={leave}>
            {t(($) => $.unsaved.leave)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.unsaved.text)}</p>
    </Sheet>
  );
};
