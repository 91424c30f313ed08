import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { longestReference, useReceipt } from '../../../core/forms/useReceipt.ts';
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
  const receipt = useReceipt('BANK');
  const submit = () => {
    const checked = receipt.check();
    if (checked) call({ id: dialog.id, reference: checked.reference, refundedAt: checked.on }, callbacks);
  };
  return (
    <QuestionDialog
      title={t(($) => $.refund.title, { number: dialog.number })}
      submit={t(($) => $.refund.submit)}
      {...{ isBusy, refusal }}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.refund.text, { amount: cents(amount) })}</p>
      <TextField
        type="date"
        label={t(($) => $.refund.day)}
        value={receipt.day}
        max={receipt.today}
        error={receipt.isDayWrong ? t(($) => $.paid.dayWrong) : undefined}
        onChange={({ target }) => receipt.setDay(target.value)}
      />
      <TextField
        label={t(($) => $.reference)}
        help={t(($) => $.referenceHelp)}
        value={receipt.reference}
        maxLength={longestReference}
        onChange={({ target }) => receipt.setReference(target.value)}
      />
    </QuestionDialog>
  );
};
