import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../core/useUnsavedGuard.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** Asks before what was typed is lost. */
export const UnsavedSheet = ({ isDirty }: { isDirty: boolean }) => {
  const { t } = useTranslation('dashboard');
  const { isAsking, stay, leave } = useUnsavedGuard(isDirty);
  if (!isAsking) return null;
  return (
    <Sheet
      title={t(($) => $.unsaved.title)}
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
