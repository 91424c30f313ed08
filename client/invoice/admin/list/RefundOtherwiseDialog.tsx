import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { RefundOtherwiseDialogMutation } from '../../../__generated__/RefundOtherwiseDialogMutation.graphql.ts';
import { useReceipt } from '../../../core/forms/useReceipt.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { useAnswer } from '../details/useAnswer.ts';
import { ReceiptFields } from '../receipt/ReceiptFields.tsx';
import type { ShownTask } from './PaymentTaskActions.tsx';

/** When and how a failed refund was paid back. Refused with ERR_BOOKING_NOT_FOUND (nothing is due any more). */
export const RefundOtherwiseDialog = (props: { task: ShownTask; onDone: () => void; onClose: () => void }) => {
  const { id, amount, name, method } = props.task;
  const { t } = useTranslation('invoiceAdmin');
  const { call, isBusy } = useIdempotentMutation<RefundOtherwiseDialogMutation>(graphql`
    mutation RefundOtherwiseDialogMutation($id: ID!, $refundedAt: Date, $method: ReceiptMethod, $reference: String) {
      setOnlineRefundMade(id: $id, refundedAt: $refundedAt, method: $method, reference: $reference) {
        success
      }
    }
  `);
  const { refusal, callbacks } = useAnswer(
    t(($) => $.refund.done),
    props,
  );
  const receipt = useReceipt('BANK');
  const submit = () => {
    const checked = receipt.check();
    if (!checked) return;
    const { on: refundedAt, ...how } = checked;
    call({ id, refundedAt, ...how }, callbacks);
  };
  return (
    <QuestionDialog
      title={t(($) => $.paymentTasks.ask)}
      submit={t(($) => $.refund.submit)}
      {...{ isBusy, refusal }}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ReceiptFields receipt={receipt} day={t(($) => $.clubRefunds.day)} method={t(($) => $.clubRefunds.method)}>
        <p>{t(($) => $.paymentTasks.asked, { amount, name, method })}</p>
      </ReceiptFields>
    </QuestionDialog>
  );
};
