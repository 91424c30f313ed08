import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';

/** Asks before Escape clears the whole selection. */
export const ClearSheet = ({ onClear, onClose }: { onClear: () => void; onClose: () => void }) => {
  const { t } = useTranslation('deferredBooking');
  const core = useTranslation('core');
  return (
    <Sheet
      title={t(($) => $.selection.clearQuestion)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.t(($) => $.cancel)}
          </Button>
          <Button variant="danger" onClick={onClear}>
            {t(($) => $.selection.clear)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.selection.clearText)}</p>
    </Sheet>
  );
};
