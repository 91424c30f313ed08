import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { BlockList } from './BlockList.tsx';
import type { SelectionProps } from './SelectionCard.tsx';

type SelectionSheetProps = Omit<SelectionProps, 'total'> & { onClose: () => void };

/** Every booking of the selection, where only the bar has room beside the plan. */
export const SelectionSheet = ({ blocks, plans, onRemove, onNext, onClear, onClose }: SelectionSheetProps) => {
  const { t } = useTranslation('booking');
  return (
    <Sheet
      title={t(($) => $.selection.title)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClear}>
            {t(($) => $.selection.clear)}
          </Button>
          <Button onClick={onNext}>{t(($) => $.selection.next)}</Button>
        </>
      }
    >
      <BlockList blocks={blocks} plans={plans} onRemove={onRemove} />
    </Sheet>
  );
};
