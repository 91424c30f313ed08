import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { AsideButton } from './AsideButton.tsx';
import { BookDialog } from './BookDialog.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { MovementFacts } from './MovementFacts.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import type { Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';
import type { useSettlements } from './useSettlements.ts';

type ProposalsProps = {
  movements: readonly Movement[];
  settlements: ReturnType<typeof useSettlements>;
  onAside: () => void;
};

const idsOf = ({ invoices }: Movement): readonly string[] => invoices.map(({ _id }) => _id);

/** The movements that probably pay an invoice, or have come back: decided one by one. */
export const Proposals = ({ movements, settlements: { outcomes, left, run }, onAside }: ProposalsProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  const { nameOf, numbersOf, reasonOf } = useStatementFacts();
  const [asked, setAsked] = useState<Movement | null>(null);
  if (movements.length === 0) return null;
  const decide = (movement: Movement) => {
    const needsQuestion = ['AMOUNT_DIFFERS', 'RETURNED', 'REOPENED'].includes(movement.reason ?? '');
    if (needsQuestion) setAsked(movement);
    else run([{ movement, ids: idsOf(movement) }]);
  };
  const action = (movement: Movement) => {
    const outcome = outcomes.get(movement._id);
    const [name, invoice] = [nameOf(movement), numbersOf(movement)];
    const isReturn = movement.reason === 'RETURNED';
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
        <AsideButton movement={movement} isBusy={left > 0} onDone={onAside} />
        {outcome && <OutcomeMark outcome={outcome} />}
      </>
    );
  };
  const close = () => setAsked(null);
  return (
    <Card title={t(($) => $.proposals.title)}>
      <p>{t(($) => $.proposals.text)}</p>
      <AdminTable
        label={t(($) => $.proposals.title)}
        columns={[
          { label: t(($) => $.columns.movement) },
          { label: t(($) => $.columns.amount), isNarrow: true },
          { label: t(($) => $.columns.invoice) },
          { label: t(($) => $.columns.reason) },
          { label: t(($) => $.columns.actions), isSilent: true },
        ]}
        rows={movements.map((movement) => ({
          key: movement._id,
          cells: [
            <MovementFacts key="movement" movement={movement} />,
            cents(movement.amount),
            <InvoiceFacts key="invoice" invoices={movement.invoices} />,
            reasonOf(movement),
            action(movement),
          ],
        }))}
      />
      {asked && asked.reason === 'RETURNED' && <ReopenDialog movement={asked} onDecide={run} onClose={close} />}
      {asked && asked.reason !== 'RETURNED' && (
        <BookDialog movement={asked} candidates={asked.invoices} onDecide={run} onClose={close} />
      )}
    </Card>
  );
};
