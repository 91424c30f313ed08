import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { AsideDialog } from './AsideDialog.tsx';
import type { Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';

type AsideButtonProps = { movement: Movement; isBusy: boolean; onDone: () => void };

/** Asks why a movement needs no invoice. */
export const AsideButton = ({ movement, isBusy, onDone }: AsideButtonProps) => {
  const { t } = useTranslation('bankAdmin');
  const { nameOf } = useStatementFacts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={t(($) => $.aside.setNamed, { name: nameOf(movement) })}
        onClick={() => setAsking(true)}
      >
        {t(($) => $.aside.set)}
      </Button>
      {isAsking && <AsideDialog movement={movement} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
};
