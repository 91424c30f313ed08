import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import { collectableIbanSchema, mandateReferenceSchema, wrongDayOfMandate } from '@platzwart/contracts/debit';
import * as v from 'valibot';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { DebitQuestion } from './DebitQuestion.tsx';
import { useEnterMandate } from './useDebitMutations.ts';
import { useStep } from './useStep.ts';

const fields = ['userID', 'iban', 'holder'] as const;

const daySchema = v.nullable(localDateSchema);
const optionalDay = (typed: string) => v.safeParse(daySchema, typed === '' ? null : typed);

type Days = Readonly<{ signed: string; used: string; today: LocalDate }>;

/** The days as they are sent, or the name of the wrong one. */
const daysOf = ({ signed, used, today }: Days) => {
  const signedOn = v.safeParse(localDateSchema, signed);
  if (!signedOn.success) return 'signedOn';
  const lastUsedOn = optionalDay(used);
  if (!lastUsedOn.success) return 'lastUsedOn';
  const days = { signedOn: signedOn.output, lastUsedOn: lastUsedOn.output };
  return wrongDayOfMandate({ ...days, today }) ?? days;
};

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
  const [used, setUsed] = useState('');
  const [reference, setReference] = useState('');
  const [isAsked, setAsked] = useState(false);
  const days = daysOf({ signed, used, today });
  const isReferenceWrong = reference.trim() !== '' && !v.is(mandateReferenceSchema, reference.trim());
  const problemOf = (name: (typeof fields)[number]): string | undefined => {
    if (typed[name].trim() === '') return t(($) => $.mandates.missing);
    const isWrong = name === 'iban' && !v.is(collectableIbanSchema, typed.iban);
    return isWrong ? t(($) => $.mandates.ibanWrong) : undefined;
  };
  const submit = () => {
    setAsked(true);
    if (typeof days === 'string' || isReferenceWrong || fields.some(problemOf)) return;
    const { userID, iban, holder } = typed;
    const account = { iban, holder: holder.trim() };
    call({ userID: userID.trim(), account, ...days, reference: reference.trim() || null }, callbacks);
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
        error={isAsked && days === 'signedOn' ? t(($) => $.mandates.signedOnWrong) : undefined}
        onChange={({ target }) => setSigned(target.value)}
      />
      <TextField
        type="date"
        label={t(($) => $.mandates.lastUsedOn)}
        value={used}
        max={today}
        help={t(($) => $.mandates.lastUsedOnHelp)}
        error={isAsked && days === 'lastUsedOn' ? t(($) => $.mandates.lastUsedOnWrong) : undefined}
        onChange={({ target }) => setUsed(target.value)}
      />
      <TextField
        label={t(($) => $.mandates.reference)}
        value={reference}
        maxLength={35}
        help={t(($) => $.mandates.referenceHelp)}
        error={isAsked && isReferenceWrong ? t(($) => $.mandates.referenceWrong) : undefined}
        onChange={({ target }) => setReference(target.value)}
      />
    </DebitQuestion>
  );
};
