import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CreditWithdrawDialogMutation } from '../../../__generated__/CreditWithdrawDialogMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { useAnswer } from '../details/useAnswer.ts';
import type { CreditDialogProps } from './shownCredit.ts';

/** Whether a credit was a mistake. Refused with ERR_CREDIT_NOT_UPDATED (some of it is paid back or set off). */
export const CreditWithdrawDialog = ({ credit, ...dialog }: CreditDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { call, isBusy } = useIdempotentMutation<CreditWithdrawDialogMutation>(graphql`
    mutation CreditWithdrawDialogMutation($id: ID!) {
      withdrawCredit(id: $id) {
        success
      }
    }
  `);
  const { refusal, callbacks } = useAnswer(
    t(($) => $.credits.withdrawn),
    dialog,
  );
  const { amount, name } = credit;
  return (
    <QuestionDialog
      title={t(($) => $.credits.withdrawTitle)}
      submit={t(($) => $.credits.withdraw)}
      isDangerous
      {...{ isBusy, refusal }}
      onSubmit={() => call({ id: credit.id }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.credits.withdrawText, { amount, name })}</p>
    </QuestionDialog>
  );
};
