import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  ClubRefundDialogMutation,
  InvoiceItemKind,
} from '../../../__generated__/ClubRefundDialogMutation.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { useAnswer } from '../details/useAnswer.ts';
import { ReceiptFields } from '../receipt/ReceiptFields.tsx';
import { useReceipt } from '../../../core/forms/useReceipt.ts';

/** What is paid back: the booking or card by its `_id`, in words, and the amount in cents. */
export type DueRefund = Readonly<{
  id: string;
  kind: InvoiceItemKind;
  what: string;
  day: string;
  name: string;
  amount: number;
}>;

/** When and how it was paid back. Refused with ERR_INVOICE_NOT_UPDATED (nothing is due). */
export const ClubRefundDialog = (props: { refund: DueRefund; onDone: () => void; onClose: () => void }) => {
  const { id, kind, amount, ...named } = props.refund;
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { call, isBusy } = useIdempotentMutation<ClubRefundDialogMutation>(graphql`
    mutation ClubRefundDialogMutation(
      $id: ID!
      $kind: InvoiceItemKind!
      $refundedAt: Date
      $method: ReceiptMethod
      $reference: String
    ) {
      setItemRefunded(id: $id, kind: $kind, refundedAt: $refundedAt, method: $method, reference: $reference) {
        success
      }
    }
  `);
  const { refusal, callbacks } = useAnswer(
    t(($) => $.refund.done),
    props,
  );
  const receipt = useReceipt('OTHER');
  const submit = () => {
    const checked = receipt.check();
    if (!checked) return;
    const { on: refundedAt, ...how } = checked;
    call({ id, kind, refundedAt, ...how }, callbacks);
  };
  return (
    <QuestionDialog
      title={t(($) => $.clubRefunds.ask)}
      submit={t(($) => $.refund.submit)}
      {...{ isBusy, refusal }}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ReceiptFields receipt={receipt} day={t(($) => $.clubRefunds.day)} method={t(($) => $.clubRefunds.method)}>
        <p>{t(($) => $.clubRefunds.asked, { ...named, amount: cents(amount) })}</p>
      </ReceiptFields>
    </QuestionDialog>
  );
};
