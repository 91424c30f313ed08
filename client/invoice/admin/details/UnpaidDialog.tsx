import { useTranslation } from 'react-i18next';
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
  return (
    <ReasonDialog
      title={t(($) => $.unpaid.title, { number: dialog.number })}
      submit={t(($) => $.unpaid.submit)}
      {...{ isBusy, refusal }}
      onSubmit={(reason) => call({ id: dialog.id, reason }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.unpaid.text)}</p>
    </ReasonDialog>
  );
};
