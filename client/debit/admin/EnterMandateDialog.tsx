import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDateSchema } from '@platzwart/contracts/core';
import { collectableIbanSchema } from '@platzwart/contracts/debit';
import * as v from 'valibot';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { DebitQuestion } from './DebitQuestion.tsx';
import { useEnterMandate } from './useDebitMutations.ts';
import { useStep } from './useStep.ts';

const fields = ['userID', 'iban', 'holder'] as const;

/** A mandate that the club has on paper. */
export const EnterMandateDialog = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const { t } = useTranslation('debitAdmin');
  const { date: today } = useClubClock();
  const { call, isBusy } = useEnterMandate();
  const { refusal, callbacks } = useStep(
    t(($) => $.mandates.entered),
    onDone,
  );
  const [typed, setTyped] = useState({ userID: '', iban: '', holder: '' });
  const [signed, setSigned] = useState<string>(today);
  const [isAsked, setAsked] = useState(false);
  const signedOn = v.safeParse(localDateSchema, signed);
  const isIbanWrong = !v.is(collectableIbanSchema, typed.iban);
  const isMissing = fields.some((name) => typed[name].trim() === '');
  const submit = () => {
    setAsked(true);
    if (!signedOn.success || isMissing || isIbanWrong) return;
    const { userID, iban, holder } = typed;
    call({ userID: userID.trim(), account: { iban, holder: holder.trim() }, signedOn: signedOn.output }, callbacks);
  };
  return (
    <DebitQuestion
      title={t(($) => $.mandates.enter)}
      submit={t(($) => $.mandates.submit)}
      {...{ isBusy, refusal, onClose }}
      onSubmit={submit}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(($) => $.mandates[name])}
          value={typed[name]}
          maxLength={name === 'iban' ? 50 : 70}
          error={
            isAsked && name === 'iban' && typed.iban !== '' && isIbanWrong ? t(($) => $.mandates.ibanWrong) : undefined
          }
          onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      <TextField
        type="date"
        label={t(($) => $.mandates.signedOn)}
        value={signed}
        max={today}
        onChange={({ target }) => setSigned(target.value)}
      />
      {isAsked && (isMissing || !signedOn.success) && (
        <NoticeBox kind="error" role="alert">
          {t(($) => $.mandates.missing)}
        </NoticeBox>
      )}
    </DebitQuestion>
  );
};
