import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useSetPaid } from './useInvoiceMutations.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > p': { margin: 0 } }));
const methods = ['BANK', 'OTHER'] as const;
export const longestReference = 140;

/** When and how the whole amount arrived; there are no partial payments (decisions.md I11, N38). */
export const PaidDialog = ({ amount, ...dialog }: InvoiceDialogProps & { amount: number }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { date: today } = useClubClock();
  const { call, isBusy } = useSetPaid();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.paid.done),
    dialog,
  );
  const [day, setDay] = useState<string>(today);
  const [method, setMethod] = useState<(typeof methods)[number]>('BANK');
  const [reference, setReference] = useState('');
  const [isAsked, setAsked] = useState(false);
  const paidAt = v.safeParse(localDateSchema, day);
  const isDayWrong = !paidAt.success || paidAt.output > today;
  const submit = () => {
    setAsked(true);
    if (!paidAt.success || isDayWrong) return;
    call({ id: dialog.id, paidAt: paidAt.output, method, reference: reference.trim() || null }, callbacks);
  };
  return (
    <QuestionDialog
      title={t(($) => $.paid.title, { number: dialog.number })}
      submit={t(($) => $.paid.submit)}
      {...{ isBusy, refusal }}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <Fields>
        <p>{t(($) => $.paid.text, { amount: cents(amount) })}</p>
        <TextField
          type="date"
          label={t(($) => $.paid.day)}
          value={day}
          max={today}
          error={isAsked && isDayWrong ? t(($) => $.paid.dayWrong) : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <AdminSelect
          label={t(($) => $.paid.method)}
          value={method}
          options={methods.map((value) => ({ value, label: t(($) => $.methods[value]) }))}
          onChange={({ target }) => setMethod(methods.find((each) => each === target.value) ?? 'BANK')}
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
