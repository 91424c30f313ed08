import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type {
  ClubRefundDialogMutation,
  InvoiceItemKind,
} from '../../../__generated__/ClubRefundDialogMutation.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { longestReference } from '../details/PaidDialog.tsx';
import { useAnswer } from '../details/useAnswer.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > p': { margin: 0 } }));
const methods = ['OTHER', 'BANK'] as const;

/** What is paid back: the booking or card by its `_id`, in words, and the amount in cents. */
export type DueRefund = Readonly<{
  id: string;
  kind: InvoiceItemKind;
  what: string;
  day: string;
  name: string;
  amount: number;
}>;

/** When and how it was paid back. Refused with ERR_INVOICE_NOT_UPDATED (nothing is due). */
export const ClubRefundDialog = (props: { refund: DueRefund; onDone: () => void; onClose: () => void }) => {
  const { id, kind, amount, ...named } = props.refund;
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { date: today } = useClubClock();
  const { call, isBusy } = useIdempotentMutation<ClubRefundDialogMutation>(graphql`
    mutation ClubRefundDialogMutation(
      $id: ID!
      $kind: InvoiceItemKind!
      $refundedAt: Date
      $method: ReceiptMethod
      $reference: String
    ) {
      setItemRefunded(id: $id, kind: $kind, refundedAt: $refundedAt, method: $method, reference: $reference) {
        success
      }
    }
  `);
  const { refusal, callbacks } = useAnswer(
    t(($) => $.refund.done),
    props,
  );
  const [day, setDay] = useState<string>(today);
  const [method, setMethod] = useState<(typeof methods)[number]>('OTHER');
  const [reference, setReference] = useState('');
  const [isAsked, setAsked] = useState(false);
  const refundedAt = v.safeParse(localDateSchema, day);
  const isDayWrong = !refundedAt.success || refundedAt.output > today;
  const submit = () => {
    setAsked(true);
    if (!refundedAt.success || isDayWrong) return;
    call({ id, kind, refundedAt: refundedAt.output, method, reference: reference.trim() || null }, callbacks);
  };
  return (
    <QuestionDialog
      title={t(($) => $.clubRefunds.ask)}
      submit={t(($) => $.refund.submit)}
      {...{ isBusy, refusal }}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Fields>
        <p>{t(($) => $.clubRefunds.asked, { ...named, amount: cents(amount) })}</p>
        <TextField
          type="date"
          label={t(($) => $.clubRefunds.day)}
          value={day}
          max={today}
          error={isAsked && isDayWrong ? t(($) => $.paid.dayWrong) : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <AdminSelect
          label={t(($) => $.clubRefunds.method)}
          value={method}
          options={methods.map((value) => ({ value, label: t(($) => $.methods[value]) }))}
          onChange={({ target }) => setMethod(methods.find((each) => each === target.value) ?? 'OTHER')}
        />
        <TextField
          label={t(($) => $.reference)}
          help={t(($) => $.referenceHelp)}
          value={reference}
          maxLength={longestReference}
          onChange={({ target }) => setReference(target.value)}
        />
      </Fields>
    </QuestionDialog>
  );
};
