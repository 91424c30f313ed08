import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { BlockList } from './BlockList.tsx';
import type { SelectionProps } from './SelectionCard.tsx';

type SelectionSheetProps = Omit<SelectionProps, 'total'> & { onClose: () => void };

/** Every booking of the selection, for screens on which only the bar has room beside the plan. */
export const SelectionSheet = ({ blocks, plans, shown, onRemove, onNext, onClear, onClose }: SelectionSheetProps) => {
  const { t } = useTranslation(['booking', 'deferredBooking']);
  return (
    <Sheet
      title={t(($) => $.selection.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t(($) => $.selection.clear, { ns: 'deferredBooking' })}
          </Button>
          <Button onClick={onNext}>{t(($) => $.selection.next)}</Button>
        </>
      }
    >
      <BlockList blocks={blocks} plans={plans} shown={shown} onRemove={onRemove} />
    </Sheet>
  );
};
