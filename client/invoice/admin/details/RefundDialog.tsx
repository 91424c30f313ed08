import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { longestReference } from '../../../core/forms/useReceipt.ts';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useSetRefunded } from './useInvoiceMutations.ts';

/** Records that the money of a cancelled invoice is paid back (decisions.md N41). */
export const RefundDialog = ({ amount, ...dialog }: InvoiceDialogProps & { amount: number }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { call, isBusy } = useSetRefunded();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.refund.done),
    dialog,
  );
  const [reference, setReference] = useState('');
  return (
    <QuestionDialog
      title={t(($) => $.refund.title, { number: dialog.number })}
      submit={t(($) => $.refund.submit)}
      {...{ isBusy, refusal }}
      onSubmit={() => call({ id: dialog.id, reference: reference.trim() || null }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.refund.text, { amount: cents(amount) })}</p>
      <TextField
        label={t(($) => $.reference)}
        help={t(($) => $.referenceHelp)}
        value={reference}
        maxLength={longestReference}
        onChange={({ target }) => setReference(target.value)}
      />
    </QuestionDialog>
  );
};
