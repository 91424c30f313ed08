import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { PaymentTaskKind } from '../../../__generated__/PaymentTasksQuery.graphql.ts';
import type { PaymentTaskActionsMutation } from '../../../__generated__/PaymentTaskActionsMutation.graphql.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { useAnswer } from '../details/useAnswer.ts';

/** A task in words. */
export type ShownTask = Readonly<{
  id: string;
  kind: PaymentTaskKind;
  /** Null: the person is erased. */
  userID: string | null;
  name: string;
  amount: string;
  method: string;
}>;

type Props = { task: ShownTask; onDone: () => void; onPaidOtherwise: () => void };

const FailedRefund = ({ task, onDone, onPaidOtherwise }: Props) => {
  const { t } = useTranslation('invoiceAdmin');
  const errorText = useErrorText();
  const { call, isBusy } = useIdempotentMutation<PaymentTaskActionsMutation>(graphql`
    mutation PaymentTaskActionsMutation($id: ID!) {
      retryOnlineRefund(id: $id) {
        success
      }
    }
  `);
  const { refusal, callbacks } = useAnswer(
    t(($) => $.paymentTasks.retried),
    { onDone },
  );
  const { name, amount } = task;
  return (
    <>
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <ButtonRow>
        <Button
          variant="secondary"
          isBusy={isBusy}
          aria-label={t(($) => $.paymentTasks.retryNamed, { name, amount })}
          onClick={() => call({ id: task.id }, callbacks)}
        >
          {t(($) => $.paymentTasks.retry)}
        </Button>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t(($) => $.paymentTasks.otherwiseNamed, { name, amount })}
          onClick={onPaidOtherwise}
        >
          {t(($) => $.paymentTasks.otherwise)}
        </Button>
      </ButtonRow>
    </>
  );
};

/** A failed refund is tried again, or paid back otherwise; what was taken back is billed. */
export const PaymentTaskActions = (props: Props) => {
  const { kind, userID, name, amount } = props.task;
  const { t } = useTranslation('invoiceAdmin');
  if (kind === 'REFUND_FAILED') return <FailedRefund {...props} />;
  if (userID === null) return null;
  return (
    <ButtonLink
      variant="secondary"
      to={`/dashboard/invoice/new?user=${encodeURIComponent(userID)}`}
      aria-label={t(($) => $.paymentTasks.billNamed, { name, amount })}
    >
      {t(($) => $.paymentTasks.bill)}
    </ButtonLink>
  );
};
