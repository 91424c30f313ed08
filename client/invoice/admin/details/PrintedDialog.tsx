import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useSetPrinted } from './useInvoiceMutations.ts';

/** Records that an invoice was printed and handed over, which delivers it (decisions.md I1). */
export const PrintedDialog = (dialog: InvoiceDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { call, isBusy } = useSetPrinted();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.printed.done),
    dialog,
  );
  return (
    <QuestionDialog
      title={t(($) => $.printed.title, { number: dialog.number })}
      submit={t(($) => $.printed.submit)}
      {...{ isBusy, refusal }}
      onSubmit={() => call({ id: dialog.id }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.printed.text)}</p>
    </QuestionDialog>
  );
};
