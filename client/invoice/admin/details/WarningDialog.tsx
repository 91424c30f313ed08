import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useSendWarning } from './useInvoiceMutations.ts';

type WarningDialogProps = InvoiceDialogProps & { level: 1 | 2 | 3; name: string };

/** Sends the next letter about an overdue invoice to `name` (decisions.md I12, N39). */
export const WarningDialog = ({ level, name, ...dialog }: WarningDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { call, isBusy } = useSendWarning();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.warning.done),
    dialog,
  );
  return (
    <QuestionDialog
      title={t(($) => $.warning.titles[level])}
      submit={t(($) => $.warning.submit)}
      {...{ isBusy, refusal }}
      onSubmit={() => call({ id: dialog.id }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.warning.text, { name, number: dialog.number })}</p>
    </QuestionDialog>
  );
};
