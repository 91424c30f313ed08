import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SplitReturnDialogMutation } from '../../__generated__/SplitReturnDialogMutation.graphql.ts';
import type {
  SplitReturnDialogQuery,
  SplitReturnDialogQuery$data,
} from '../../__generated__/SplitReturnDialogQuery.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../ui/material/admin/AdminDialog.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { MovementFacts } from './MovementFacts.tsx';
import { reasonOf } from './settleMovement.ts';
import type { Movement } from './useBankInbox.ts';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

type Debit = SplitReturnDialogQuery$data['returnableDebits'][number];
const keyOf = ({ collectionID, invoiceID }: Debit): string => `${collectionID} ${invoiceID}`;

type ChoiceProps = { debits: readonly Debit[]; chosen: readonly Debit[]; onChange: (chosen: readonly Debit[]) => void };

/** One debit after the other; an invoice that was collected twice is in the list once for each collection. */
const Choice = ({ debits, chosen, onChange }: ChoiceProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents, date } = useFormat();
  const lineOf = ({ invoiceNumber, firstName, lastName, amount, executionOn }: Debit): string =>
    [
      invoiceNumber,
      [firstName, lastName].filter(Boolean).join(' '),
      cents(amount),
      t(($) => $.split.collectedOn, { day: date(executionOn, 'plain') }),
    ]
      .filter((part) => part !== '')
      .join(', ');
  const left = debits.filter((debit) => chosen.every(({ invoiceID }) => invoiceID !== debit.invoiceID));
  return (
    <>
      {chosen.map((debit) => (
        <span key={keyOf(debit)}>
          {lineOf(debit)}{' '}
          <Button
            variant="quiet"
            aria-label={t(($) => $.split.removeNamed, { invoice: debit.invoiceNumber })}
            onClick={() => onChange(chosen.filter((each) => each !== debit))}
          >
            {t(($) => $.dialog.remove)}
          </Button>
        </span>
      ))}
      {left.length > 0 && (
        <AdminSelect
          label={t(($) => (chosen.length === 0 ? $.split.choose : $.split.chooseMore))}
          value=""
          options={[
            { value: '', label: t(($) => $.dialog.nothingChosen) },
            ...left.map((debit) => ({ value: keyOf(debit), label: lineOf(debit) })),
          ]}
          onChange={({ target }) => onChange([...chosen, ...left.filter((debit) => keyOf(debit) === target.value)])}
        />
      )}
    </>
  );
};

/** `rest`: what the movement has taken on top of the debits; negative where it has taken less than they are. */
const Difference = ({ rest }: { rest: number }) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  if (rest === 0) return null;
  return (
    <NoticeBox kind={rest > 0 ? 'info' : 'warning'} role="status">
      {t(($) => (rest > 0 ? $.split.fee : $.split.tooMuch), { amount: cents(Math.abs(rest)) })}
    </NoticeBox>
  );
};

type SplitReturnDialogProps = { movement: Movement; onDone: () => void; onClose: () => void };

/** Which debits a movement has taken back: banks may book several in one sum. */
export const SplitReturnDialog = ({ movement, onDone, onClose }: SplitReturnDialogProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<readonly Debit[]>([]);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { returnableDebits } = useLazyLoadQuery<SplitReturnDialogQuery>(
    graphql`
      query SplitReturnDialogQuery {
        returnableDebits {
          collectionID
          invoiceID
          invoiceNumber
          amount
          executionOn
          firstName
          lastName
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const { call, isBusy } = useIdempotentMutation<SplitReturnDialogMutation>(graphql`
    mutation SplitReturnDialogMutation($movementID: ID!, $debits: [ReturnedDebitInput!]!, $reason: String!) {
      returnDebits(movementID: $movementID, debits: $debits, reason: $reason) {
        success
      }
    }
  `);
  const rest = chosen.reduce((left, { amount }) => left - amount, movement.rest);
  const book = () => {
    const debits = chosen.map(({ collectionID, invoiceID }) => ({ collectionID, invoiceID }));
    const done = () => {
      onDone();
      onClose();
    };
    call({ movementID: movement._id, debits, reason: reasonOf(movement) }, { onDone: done, onRefused: setRefusal });
  };
  return (
    <AdminDialog
      title={t(($) => $.split.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.dialog.cancel)}
          </Button>
          <Button disabled={chosen.length === 0 || rest < 0} isBusy={isBusy} onClick={book}>
            {t(($) => $.dialog.reopen)}
          </Button>
        </>
      }
    >
      <Column>
        <MovementFacts movement={movement} />
        <strong>{cents(movement.amount)}</strong>
        <p>{t(($) => (returnableDebits.length === 0 ? $.split.none : $.split.text))}</p>
        <Choice debits={returnableDebits} chosen={chosen} onChange={setChosen} />
        {chosen.length > 0 && <Difference rest={rest} />}
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
      </Column>
    </AdminDialog>
  );
};
