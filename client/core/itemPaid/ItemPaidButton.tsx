import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { ItemPaidDialog, type PaidItem } from './ItemPaidDialog.tsx';

type ItemPaidButtonProps = { item: PaidItem; variant?: 'quiet' | 'secondary'; onPaid: () => void };

/** Records, after a question, that one booking or card was paid at the club. The page names the namespace `itemPaid`. */
export const ItemPaidButton = ({ item, variant = 'secondary', onPaid }: ItemPaidButtonProps) => {
  const { t } = useTranslation('itemPaid');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        aria-label={t(($) => $.actionNamed, { what: item.what })}
        onClick={() => setAsked(true)}
      >
        {t(($) => $.action)}
      </Button>
      {isAsked && <ItemPaidDialog item={item} onPaid={onPaid} onClose={() => setAsked(false)} />}
    </>
  );
};
