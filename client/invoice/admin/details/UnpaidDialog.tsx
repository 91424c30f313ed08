import { useState } from 'react';
import { localDateSchema } from '@platzwart/contracts/core';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useSetUnpaid } from './useInvoiceMutations.ts';

/** Takes back that an invoice is paid. */
export const UnpaidDialog = (dialog: InvoiceDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { call, isBusy } = useSetUnpaid();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.unpaid.done),
    dialog,
  );
  const [returnedAt, setReturnedAt] = useState('');
  const day = v.safeParse(localDateSchema, returnedAt);
  const { date: today } = useClubClock();
  return (
    <ReasonDialog
      title={t(($) => $.unpaid.title, { number: dialog.number })}
      submit={t(($) => $.unpaid.submit)}
      {...{ isBusy, refusal }}
      onSubmit={(reason) => call({ id: dialog.id, reason, returnedAt: day.success ? day.output : null }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.unpaid.text)}</p>
      <TextField
        type="date"
        label={t(($) => $.unpaid.day)}
        help={t(($) => $.unpaid.dayHelp)}
        value={returnedAt}
        max={today}
        onChange={({ target }) => setReturnedAt(target.value)}
      />
    </ReasonDialog>
  );
};
