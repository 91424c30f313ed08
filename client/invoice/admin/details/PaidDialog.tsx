import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cents as centsOf } from '@platzwart/contracts/core';
import { centsIn, eurosOf } from '../../../core/forms/typedNumbers.ts';
import { useLanguage } from '../../../core/texts/language.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { QuestionDialog } from '../../../ui/material/admin/QuestionDialog.tsx';
import { ReceiptFields } from '../receipt/ReceiptFields.tsx';
import { useReceipt } from '../../../core/forms/useReceipt.ts';
import { type InvoiceDialogProps, useAnswer } from './useAnswer.ts';
import { useSetPaid } from './useInvoiceMutations.ts';

/** When and how much arrived: all that is open, a part of it, or more, which is a credit (decisions.md N38, Q1). */
export const PaidDialog = ({ amount, ...dialog }: InvoiceDialogProps & { amount: number }) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { call, isBusy } = useSetPaid();
  const { refusal, callbacks } = useAnswer(
    t(($) => $.paid.done),
    dialog,
  );
  const language = useLanguage();
  const receipt = useReceipt('BANK');
  const [typed, setTyped] = useState(eurosOf(amount, language));
  const [wasTried, setTried] = useState(false);
  const part = centsIn(typed);
  const isWrong = !(part > 0);
  const submit = () => {
    setTried(true);
    const checked = receipt.check();
    if (!checked || isWrong) return;
    const { on: paidAt, ...how } = checked;
    call({ id: dialog.id, amount: centsOf(part), paidAt, ...how }, callbacks);
  };
  return (
    <QuestionDialog
      title={t(($) => $.paid.title, { number: dialog.number })}
      submit={t(($) => $.paid.submit)}
      {...{ isBusy, refusal }}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <ReceiptFields receipt={receipt} day={t(($) => $.paid.day)} method={t(($) => $.paid.method)}>
        <p>{t(($) => $.paid.text, { amount: cents(amount) })}</p>
        <TextField
          label={t(($) => $.paid.amount)}
          inputMode="decimal"
          value={typed}
          error={wasTried && isWrong ? t(($) => $.paid.amountWrong) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {!isWrong && part < amount && <p>{t(($) => $.paid.part, { amount: cents(amount - part) })}</p>}
        {part > amount && <p role="status">{t(($) => $.paid.more, { amount: cents(part - amount) })}</p>}
      </ReceiptFields>
    </QuestionDialog>
  );
};
