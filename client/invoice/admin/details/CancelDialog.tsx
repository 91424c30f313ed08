import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useCancelInvoice } from './useInvoiceMutations.ts';

type CancelDialogProps = InvoiceDialogProps & { isPaid: boolean; amount: number };

/** Cancels an invoice by a further document; what a paid one brought in has to go back (decisions.md I5, N41). */
export const CancelDialog = ({ isPaid, amount, ...dialog }: CancelDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { call, isBusy } = useCancelInvoice();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.storno.done),
    dialog,
  );
  return (
    <ReasonDialog
      title={t(($) => $.storno.title, { number: dialog.number })}
      submit={t(($) => $.storno.submit)}
      {...{ isBusy, refusal }}
      onSubmit={(reason) => call({ id: dialog.id, reason }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.storno.text)}</p>
      {isPaid && <NoticeBox kind="warning">{t(($) => $.storno.refund, { amount: cents(amount) })}</NoticeBox>}
    </ReasonDialog>
  );
};
