import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AsideButton } from './AsideButton.tsx';
import { CreditButton } from './CreditButton.tsx';
import { BookDialog } from './BookDialog.tsx';
import { MovementTable } from './MovementTable.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
import { SplitReturnButton } from './SplitReturnButton.tsx';
import type { MatchedInvoice, Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';
import type { useSettlements } from './useSettlements.ts';

type OtherIncomeProps = {
  movements: readonly Movement[];
  awaited: readonly MatchedInvoice[];
  settlements: ReturnType<typeof useSettlements>;
  onAside: () => void;
};

/** What fits no invoice, or one that awaits no money: an invoice can be chosen by hand. */
export const OtherIncome = ({ movements, awaited, settlements, onAside }: OtherIncomeProps) => {
  const { t } = useTranslation('bankAdmin');
  const { nameOf } = useStatementFacts();
  const { outcomes, left, run } = settlements;
  const [asked, setAsked] = useState<Movement | null>(null);
  if (movements.length === 0) return null;
  const action = (movement: Movement) => {
    const outcome = outcomes.get(movement._id);
    if (outcome && !(outcome instanceof Error)) return <OutcomeMark outcome={outcome} />;
    return (
      <>
        {movement.amount > 0 && (
          <Button
            variant="quiet"
            isBusy={left > 0}
            aria-label={t(($) => $.rest.assignNamed, { name: nameOf(movement) })}
            onClick={() => setAsked(movement)}
          >
            {t(($) => $.rest.assign)}
          </Button>
        )}
        <CreditButton movement={movement} isBusy={left > 0} onDone={onAside} />
        <SplitReturnButton movement={movement} isBusy={left > 0} onDone={onAside} />
        <AsideButton movement={movement} isBusy={left > 0} onDone={onAside} />
        {outcome && <OutcomeMark outcome={outcome} />}
      </>
    );
  };
  return (
    <Card title={t(($) => $.rest.title)}>
      <p>{t(($) => $.rest.text)}</p>
      <MovementTable label={t(($) => $.rest.title)} movements={movements} action={action} />
      {asked && (
        <BookDialog movement={asked} candidates={awaited} isChoice onDecide={run} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
};
