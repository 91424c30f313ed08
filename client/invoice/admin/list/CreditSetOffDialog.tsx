import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CreditSetOffDialogMutation } from '../../../__generated__/CreditSetOffDialogMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { useAnswer } from '../details/useAnswer.ts';
import type { CreditDialogProps } from './shownCredit.ts';

/** Which open invoice a credit pays. Refused with ERR_INVOICE_NOT_UPDATED (nothing is open any more), ERR_CREDIT_NOT_UPDATED. */
export const CreditSetOffDialog = ({ credit, ...dialog }: CreditDialogProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { call, isBusy } = useIdempotentMutation<CreditSetOffDialogMutation>(graphql`
    mutation CreditSetOffDialogMutation($id: ID!, $invoiceID: ID!) {
      setOffCredit(id: $id, invoiceID: $invoiceID) {
        success
      }
    }
  `);
  const { refusal, callbacks } = useAnswer(
    t(($) => $.credits.setOffDone),
    dialog,
  );
  const [chosen, setChosen] = useState(credit.openInvoices[0]?.value ?? '');
  const { amount, name } = credit;
  return (
    <QuestionDialog
      title={t(($) => $.credits.setOffTitle)}
      submit={t(($) => $.credits.setOff)}
      {...{ isBusy, refusal }}
      onSubmit={() => call({ id: credit.id, invoiceID: chosen }, callbacks)}
      onClose={dialog.onClose}
    >
      <p>{t(($) => $.credits.setOffText, { amount, name })}</p>
      <AdminSelect
        label={t(($) => $.credits.invoice)}
        value={chosen}
        options={credit.openInvoices}
        onChange={({ target }) => setChosen(target.value)}
      />
    </QuestionDialog>
  );
};
