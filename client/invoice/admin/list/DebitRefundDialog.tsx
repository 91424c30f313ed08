import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { DebitRefundDialogMutation } from '../../../__generated__/DebitRefundDialogMutation.graphql.ts';
import { useReceipt } from '../../../core/forms/useReceipt.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { useAnswer } from '../details/useAnswer.ts';
import { ReceiptFields } from '../receipt/ReceiptFields.tsx';

/** What a direct debit has collected too much, by its collection and invoice, and in words. */
export type ShownDebitRefund = Readonly<{
  collectionID: string;
  invoiceID: string;
  number: string;
  name: string;
  amount: string;
}>;

/** When and how it was paid back. Refused with ERR_DEBIT_NOT_UPDATED (nothing is due any more). */
export const DebitRefundDialog = (props: { refund: ShownDebitRefund; onDone: () => void; onClose: () => void }) => {
  const { collectionID, invoiceID, ...named } = props.refund;
  const { t } = useTranslation('invoiceAdmin');
  const { call, isBusy } = useIdempotentMutation<DebitRefundDialogMutation>(graphql`
    mutation DebitRefundDialogMutation(
      $id: ID!
      $invoiceID: ID!
      $refundedAt: Date
      $method: ReceiptMethod
      $reference: String
    ) {
      setDebitRefunded(
        id: $id
        invoiceID: $invoiceID
        refundedAt: $refundedAt
        method: $method
        reference: $reference
      ) {
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
    call({ id: collectionID, invoiceID, refundedAt, ...how }, callbacks);
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
        <p>{t(($) => $.debitRefunds.asked, named)}</p>
      </ReceiptFields>
    </QuestionDialog>
  );
};
