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
import { ReopenDialog } from './ReopenDialog.tsx';
import type { Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';
import type { useSettlements } from './useSettlements.ts';

type ProposedMatchesProps = {
  movements: readonly Movement[];
  settlements: ReturnType<typeof useSettlements>;
  onAside: () => void;
};

/** The bank has taken back what had paid an invoice. */
const returns: readonly string[] = ['RETURNED', 'DEBIT_RETURNED'];
const isReturned = ({ reason }: Movement): boolean => returns.includes(reason ?? '');
const idsOf = ({ invoices }: Movement): readonly string[] => invoices.map(({ _id }) => _id);

/** The movements that probably pay an invoice, or have come back: decided one by one. */
export const ProposedMatches = ({ movements, settlements: { outcomes, left, run }, onAside }: ProposedMatchesProps) => {
  const { t } = useTranslation('bankAdmin');
  const { nameOf, numbersOf } = useStatementFacts();
  const [asked, setAsked] = useState<Movement | null>(null);
  if (movements.length === 0) return null;
  const decide = (movement: Movement) => {
    const needsQuestion = ['AMOUNT_DIFFERS', 'REOPENED', ...returns].includes(movement.reason ?? '');
    if (needsQuestion) setAsked(movement);
    else run([{ movement, ids: idsOf(movement) }]);
  };
  const action = (movement: Movement) => {
    const outcome = outcomes.get(movement._id);
    const [name, invoice] = [nameOf(movement), numbersOf(movement) || t(($) => $.collection.short)];
    const isReturn = isReturned(movement);
    if (outcome && !(outcome instanceof Error)) return <OutcomeMark outcome={outcome} />;
    return (
      <>
        <Button
          variant="secondary"
          isBusy={left > 0}
          aria-label={t(($) => (isReturn ? $.proposals.reopenNamed : $.proposals.bookNamed), { name, invoice })}
          onClick={() => decide(movement)}
        >
          {t(($) => (isReturn ? $.proposals.reopen : $.proposals.book))}
        </Button>
        <CreditButton movement={movement} isBusy={left > 0} onDone={onAside} />
        <SplitReturnButton movement={movement} isBusy={left > 0} onDone={onAside} />
        <AsideButton movement={movement} isBusy={left > 0} onDone={onAside} />
        {outcome && <OutcomeMark outcome={outcome} />}
      </>
    );
  };
  const close = () => setAsked(null);
  return (
    <Card title={t(($) => $.proposals.title)}>
      <p>{t(($) => $.proposals.text)}</p>
      <MovementTable label={t(($) => $.proposals.title)} movements={movements} action={action} />
      {asked && isReturned(asked) && <ReopenDialog movement={asked} onDecide={run} onClose={close} />}
      {asked && !isReturned(asked) && (
        <BookDialog movement={asked} candidates={asked.invoices} onDecide={run} onClose={close} />
      )}
    </Card>
  );
};
