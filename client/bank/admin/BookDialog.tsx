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
import type { MatchedInvoice } from './useBankInbox.ts';
import { sumDue, useStatementFacts } from './useStatementFacts.ts';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

/** `rest`: what is left of the movement, negative where something is missing. Several invoices need their whole sum. */
const Difference = ({ rest, isOne }: { rest: number; isOne: boolean }) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  if (rest === 0) return null;
  return (
    <NoticeBox kind="warning" role="status">
      {t(($) => (rest > 0 ? $.dialog.more : isOne ? $.dialog.less : $.dialog.notEnough), {
        amount: cents(Math.abs(rest)),
      })}
    </NoticeBox>
  );
};

type ChoiceProps = {
  invoices: readonly MatchedInvoice[];
  chosen: readonly MatchedInvoice[];
  onChange: (ids: readonly string[]) => void;
};

/** One invoice after the other: a movement may pay several. */
const Choice = ({ invoices, chosen, onChange }: ChoiceProps) => {
  const { t } = useTranslation('bankAdmin');
  const { invoiceLine } = useStatementFacts();
  if (invoices.length === 0) return <p>{t(($) => $.dialog.noneOpen)}</p>;
  const ids = chosen.map(({ _id }) => _id);
  const left = invoices.filter(({ _id }) => !ids.includes(_id));
  return (
    <>
      {chosen.map((invoice) => (
        <span key={invoice._id}>
          {invoiceLine(invoice)}{' '}
          <Button
            variant="quiet"
            aria-label={t(($) => $.dialog.removeNamed, { invoice: invoice.invoiceNumber })}
            onClick={() => onChange(ids.filter((id) => id !== invoice._id))}
          >
            {t(($) => $.dialog.remove)}
          </Button>
        </span>
      ))}
      {left.length > 0 && (
        <AdminSelect
          label={t(($) => (chosen.length === 0 ? $.dialog.choose : $.dialog.chooseMore))}
          value=""
          options={[
            { value: '', label: t(($) => $.dialog.nothingChosen) },
            ...left.map((invoice) => ({ value: invoice._id, label: invoiceLine(invoice) })),
          ]}
          onChange={({ target }) => onChange([...ids, target.value])}
        />
      )}
    </>
  );
};

type BookDialogProps = DecisionDialogProps & {
  candidates: readonly MatchedInvoice[];
  /** Whether some of them are to be chosen; otherwise all of them are paid. */
  isChoice?: boolean;
};

/** A movement that does not pay exactly what is due, or whose invoice is chosen by hand: says what is missing or too much. */
export const BookDialog = ({ movement, candidates, isChoice = false, onDecide, onClose }: BookDialogProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const paid = isChoice ? candidates.filter(({ _id }) => chosen.includes(_id)) : candidates;
  const rest = movement.rest - sumDue(paid);
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
          <Button disabled={paid.length === 0 || (paid.length > 1 && rest < 0)} onClick={book}>
            {t(($) => $.dialog.book)}
          </Button>
        </>
      }
    >
      <Column>
        <MovementFacts movement={movement} />
        <strong>{cents(movement.amount)}</strong>
        {isChoice ? (
          <Choice invoices={candidates} chosen={paid} onChange={setChosen} />
        ) : (
          <InvoiceFacts invoices={candidates} />
        )}
        {movement.reason === 'REOPENED' && (
          <NoticeBox kind="warning" role="status">
            {t(($) => $.dialog.reopened)}
          </NoticeBox>
        )}
        {paid.length > 0 && <Difference rest={rest} isOne={paid.length === 1} />}
      </Column>
    </AdminDialog>
  );
};
