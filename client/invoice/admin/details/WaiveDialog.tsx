import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useWaiveRest } from './useInvoiceMutations.ts';

/** `name`: of the recipient. */
type WaiveDialogProps = InvoiceDialogProps & { amount: number; name: string };

/** The club does without what is still open, by a further document (decisions.md Q1). */
export const WaiveDialog = ({ amount, name, ...dialog }: WaiveDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { call, isBusy } = useWaiveRest();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.waive.done),
    dialog,
  );
  return (
    <ReasonDialog
      title={t(($) => $.waive.title, { number: dialog.number })}
      submit={t(($) => $.waive.submit)}
      {...{ isBusy, refusal }}
      onSubmit={(reason) => call({ id: dialog.id, reason }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.waive.text, { amount: cents(amount), name })}</p>
    </ReasonDialog>
  );
};
