import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CreditDialogMutation } from '../../__generated__/CreditDialogMutation.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { QuestionDialog } from '../../ui/material/admin/QuestionDialog.tsx';
import { MovementFacts } from './MovementFacts.tsx';
import type { Movement } from './useBankInbox.ts';

type CreditDialogProps = { movement: Movement; onDone: () => void; onClose: () => void };

const numberIn = (text: string): string => /\d{4}-\d{5}/.exec(text)?.[0] ?? '';

/** For which invoice too much was paid: its recipient has the credit. Refused with ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (it is open). */
export const CreditDialog = ({ movement, onDone, onClose }: CreditDialogProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  const [number, setNumber] = useState(numberIn(movement.text));
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const isMissing = numberIn(number) === '';
  const { call, isBusy } = useIdempotentMutation<CreditDialogMutation>(graphql`
    mutation CreditDialogMutation($id: ID!, $invoiceNumber: String!) {
      creditMovement(id: $id, invoiceNumber: $invoiceNumber) {
        success
      }
    }
  `);
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    const finish = () => {
      onDone();
      onClose();
    };
    call({ id: movement._id, invoiceNumber: numberIn(number) }, { onDone: finish, onRefused: setRefusal });
  };
  return (
    <QuestionDialog
      title={t(($) => $.credit.title)}
      submit={t(($) => $.credit.set)}
      {...{ isBusy, refusal, onClose }}
      onSubmit={submit}
    >
      <MovementFacts movement={movement} />
      <p>{t(($) => $.credit.text, { amount: cents(movement.rest) })}</p>
      <TextField
        label={t(($) => $.credit.number)}
        value={number}
        error={wasTried && isMissing ? t(($) => $.credit.numberMissing) : undefined}
        onChange={({ target }) => setNumber(target.value)}
      />
    </QuestionDialog>
  );
};
