import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { ReceiptFields } from '../receipt/ReceiptFields.tsx';
import { useReceipt } from '../../../core/forms/useReceipt.ts';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useSetPaid } from './useInvoiceMutations.ts';

/** When and how the whole amount arrived; there are no partial payments (decisions.md I11, N38). */
export const PaidDialog = ({ amount, ...dialog }: InvoiceDialogProps & { amount: number }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { call, isBusy } = useSetPaid();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.paid.done),
    dialog,
  );
  const receipt = useReceipt('BANK');
  const submit = () => {
    const checked = receipt.check();
    if (!checked) return;
    const { on: paidAt, ...how } = checked;
    call({ id: dialog.id, paidAt, ...how }, callbacks);
  };
  return (
    <QuestionDialog
      title={t(($) => $.paid.title, { number: dialog.number })}
      submit={t(($) => $.paid.submit)}
      {...{ isBusy, refusal }}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <ReceiptFields receipt={receipt} day={t(($) => $.paid.day)} method={t(($) => $.paid.method)}>
        <p>{t(($) => $.paid.text, { amount: cents(amount) })}</p>
      </ReceiptFields>
    </QuestionDialog>
  );
};
