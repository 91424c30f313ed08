import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** Escape in the plan asks first: a whole selection goes. */
export const ClearSheet = ({ onClear, onClose }: { onClear: () => void; onClose: () => void }) => {
  const { t } = useTranslation('booking');
  const core = useTranslation('core');
  return (
    <Sheet
      title={t(($) => $.selection.clearQuestion)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {core.t(($) => $.cancel)}
          </Button>
          <Button look="danger" onClick={onClear}>
            {t(($) => $.selection.clear)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.selection.clearText)}</p>
    </Sheet>
  );
};
