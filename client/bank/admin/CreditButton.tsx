import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import type { Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';

type CreditButtonProps = { movement: Movement; isBusy: boolean; onDone: () => void };

/** Makes what is left of an income a credit of its payer; nothing for money that went out. */
export const CreditButton = ({ movement, isBusy, onDone }: CreditButtonProps) => {
  const { t } = useTranslation('bankAdmin');
  const { nameOf } = useStatementFacts();
  const [isAsking, setAsking] = useState(false);
  if (movement.amount <= 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={t(($) => $.credit.setNamed, { name: nameOf(movement) })}
        onClick={() => setAsking(true)}
      >
        {t(($) => $.credit.set)}
      </Button>
      {isAsking && <CreditDialog movement={movement} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
};
