import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CreditRefundDialogMutation } from '../../../__generated__/CreditRefundDialogMutation.graphql.ts';
import { useReceipt } from '../../../core/forms/useReceipt.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { useAnswer } from '../details/useAnswer.ts';
import { ReceiptFields } from '../receipt/ReceiptFields.tsx';
import type { CreditDialogProps } from './shownCredit.ts';

/** When and how a credit was paid back. Refused with ERR_CREDIT_NOT_UPDATED (nothing is left). */
export const CreditRefundDialog = ({ credit, ...dialog }: CreditDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { call, isBusy } = useIdempotentMutation<CreditRefundDialogMutation>(graphql`
    mutation CreditRefundDialogMutation($id: ID!, $refundedAt: Date, $method: ReceiptMethod, $reference: String) {
      setCreditRefunded(id: $id, refundedAt: $refundedAt, method: $method, reference: $reference) {
        success
      }
    }
  `);
  const { refusal, callbacks } = useAnswer(
    t(($) => $.credits.refunded),
    dialog,
  );
  const receipt = useReceipt('BANK');
  const submit = () => {
    const checked = receipt.check();
    if (!checked) return;
    const { on: refundedAt, ...how } = checked;
    call({ id: credit.id, refundedAt, ...how }, callbacks);
  };
  const { amount, name, number } = credit;
  return (
    <QuestionDialog
      title={t(($) => $.clubRefunds.ask)}
      submit={t(($) => $.refund.submit)}
      {...{ isBusy, refusal }}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <ReceiptFields receipt={receipt} day={t(($) => $.clubRefunds.day)} method={t(($) => $.clubRefunds.method)}>
        <p>{t(($) => $.credits.refundAsked, { amount, name, number })}</p>
      </ReceiptFields>
    </QuestionDialog>
  );
};
