import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { SplitReturnDialog } from './SplitReturnDialog.tsx';
import type { Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';

type SplitReturnButtonProps = { movement: Movement; isBusy: boolean; onDone: () => void };

/** For a movement that took money: which direct debits it has taken back. */
export const SplitReturnButton = ({ movement, isBusy, onDone }: SplitReturnButtonProps) => {
  const { t } = useTranslation('bankAdmin');
  const { nameOf } = useStatementFacts();
  const [isAsking, setAsking] = useState(false);
  if (movement.amount >= 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={t(($) => $.split.openNamed, { name: nameOf(movement) })}
        onClick={() => setAsking(true)}
      >
        {t(($) => $.split.open)}
      </Button>
      {isAsking && (
        <RetryBoundary>
          <Suspense fallback={null}>
            <SplitReturnDialog movement={movement} onDone={onDone} onClose={() => setAsking(false)} />
          </Suspense>
        </RetryBoundary>
      )}
    </>
  );
};
