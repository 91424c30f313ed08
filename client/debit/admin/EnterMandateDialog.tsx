import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import { collectableIbanSchema, lastDayOfMandate } from '@platzwart/contracts/debit';
import * as v from 'valibot';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { DebitQuestion } from './DebitQuestion.tsx';
import { useEnterMandate } from './useDebitMutations.ts';
import { useStep } from './useStep.ts';

const fields = ['userID', 'iban', 'holder'] as const;

/** Signed, and not lapsed since. */
const isUsable = (signedOn: LocalDate, today: LocalDate): boolean =>
  signedOn <= today && lastDayOfMandate({ signedOn, lastUsedOn: null }) >= today;

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
  const isDayFine = signedOn.success && isUsable(signedOn.output, today);
  const problemOf = (name: (typeof fields)[number]): string | undefined => {
    if (typed[name].trim() === '') return t(($) => $.mandates.missing);
    const isWrong = name === 'iban' && !v.is(collectableIbanSchema, typed.iban);
    return isWrong ? t(($) => $.mandates.ibanWrong) : undefined;
  };
  const submit = () => {
    setAsked(true);
    if (!isDayFine || fields.some(problemOf)) return;
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
          error={isAsked ? problemOf(name) : undefined}
          onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      <TextField
        type="date"
        label={t(($) => $.mandates.signedOn)}
        value={signed}
        max={today}
        error={isAsked && !isDayFine ? t(($) => $.mandates.signedOnWrong) : undefined}
        onChange={({ target }) => setSigned(target.value)}
      />
    </DebitQuestion>
  );
};
