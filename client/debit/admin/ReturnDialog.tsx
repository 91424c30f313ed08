import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDateSchema } from '@platzwart/contracts/core';
import { knownReturnReasons } from '@platzwart/contracts/debit';
import * as v from 'valibot';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { DebitQuestion } from './DebitQuestion.tsx';
import { useReturnDebit } from './useDebitMutations.ts';
import { useStep } from './useStep.ts';

type ReturnDialogProps = {
  /** Of the collection. */
  id: string;
  invoice: Readonly<{ _id: string; invoiceNumber: string }>;
  onDone: () => void;
  onClose: () => void;
};

/** A debit came back: when, and why, as the statement of account says. */
export const ReturnDialog = ({ id, invoice, onDone, onClose }: ReturnDialogProps) => {
  const { t } = useTranslation('debitAdmin');
  const { date: today } = useClubClock();
  const { call, isBusy } = useReturnDebit();
  const { refusal, callbacks } = useStep(
    t(($) => $.run.returned.done),
    onDone,
  );
  const [reason, setReason] = useState<string>('AM04');
  const [day, setDay] = useState<string>(today);
  const returnedOn = v.safeParse(localDateSchema, day);
  const isDayWrong = !returnedOn.success || returnedOn.output > today;
  const submit = () => {
    if (isDayWrong) return;
    call({ id, invoiceID: invoice._id, reason, returnedOn: returnedOn.output }, callbacks);
  };
  return (
    <DebitQuestion
      title={t(($) => $.run.returned.title, { number: invoice.invoiceNumber })}
      submit={t(($) => $.run.returned.submit)}
      {...{ isBusy, refusal, onClose }}
      onSubmit={submit}
    >
      <p>{t(($) => $.run.returned.text)}</p>
      <AdminSelect
        label={t(($) => $.run.returned.reason)}
        value={reason}
        options={knownReturnReasons.map((code) => ({ value: code, label: `${t(($) => $.reasons[code])} (${code})` }))}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        type="date"
        label={t(($) => $.run.returned.day)}
        value={day}
        max={today}
        error={isDayWrong ? t(($) => $.run.returned.dayWrong) : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
    </DebitQuestion>
  );
};
