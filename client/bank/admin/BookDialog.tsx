import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { MovementFacts } from './MovementFacts.tsx';
import type { DecisionDialogProps } from './ReopenDialog.tsx';
import type { MatchedInvoice } from './useReadStatement.ts';
import { sumDue, useStatementFacts } from './useStatementFacts.ts';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Difference = ({ rest }: { rest: number }) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  if (rest === 0) return null;
  return (
    <NoticeBox kind="warning" role="status">
      {t(($) => (rest < 0 ? $.dialog.less : $.dialog.more), { amount: cents(Math.abs(rest)) })}
    </NoticeBox>
  );
};

type ChoiceProps = { invoices: readonly MatchedInvoice[]; chosen: string; onChoose: (id: string) => void };

const Choice = ({ invoices, chosen, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('bankAdmin');
  const { invoiceLine } = useStatementFacts();
  if (invoices.length === 0) return <p>{t(($) => $.dialog.noneOpen)}</p>;
  return (
    <AdminSelect
      label={t(($) => $.dialog.choose)}
      value={chosen}
      options={[
        { value: '', label: t(($) => $.dialog.nothingChosen) },
        ...invoices.map((invoice) => ({ value: invoice._id, label: invoiceLine(invoice) })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
};

type BookDialogProps = DecisionDialogProps & {
  candidates: readonly MatchedInvoice[];
  /** Whether one of them is to be chosen; otherwise all of them are paid. */
  isChoice?: boolean;
};

/** A movement that does not pay exactly what is due, or whose invoice is chosen by hand: says what is missing or too much. */
export const BookDialog = ({ movement, candidates, isChoice = false, onDecide, onClose }: BookDialogProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  const [chosen, setChosen] = useState('');
  const paid = isChoice ? candidates.filter(({ _id }) => _id === chosen) : candidates;
  const book = () => {
    onDecide([{ movement, ids: paid.map(({ _id }) => _id) }]);
    onClose();
  };
  return (
    <AdminDialog
      title={t(($) => $.dialog.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.dialog.cancel)}
          </Button>
          <Button disabled={paid.length === 0} onClick={book}>
            {t(($) => $.dialog.book)}
          </Button>
        </>
      }
    >
      <Column>
        <MovementFacts movement={movement} />
        <strong>{cents(movement.amount)}</strong>
        {isChoice ? (
          <Choice invoices={candidates} chosen={chosen} onChoose={setChosen} />
        ) : (
          <InvoiceFacts invoices={candidates} />
        )}
        {movement.reason === 'REOPENED' && (
          <NoticeBox kind="warning" role="status">
            {t(($) => $.dialog.reopened)}
          </NoticeBox>
        )}
        {paid.length > 0 && <Difference rest={movement.amount - sumDue(paid)} />}
      </Column>
    </AdminDialog>
  );
};
