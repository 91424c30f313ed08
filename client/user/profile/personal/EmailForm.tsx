import { useEffect, useEffectEvent } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Draft } from '../../../core/forms/draft.ts';
import { useOnSessionExpired } from '../../../core/session/useOnSessionExpired.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Form } from '../../auth/Form.tsx';
import { RefusalNotice } from '../../auth/RefusalNotice.tsx';
import { issueMessage } from '../../auth/fieldIssues.ts';
import { useIssueText } from '../../auth/useIssueText.ts';
import { useRefusal } from '../../auth/useRefusal.ts';
import { emailField } from '../../mail/mailSchema.ts';
import { passwordEntries } from '../../password/currentPasswordSchema.ts';
import { CurrentPasswordField } from '../../password/CurrentPasswordField.tsx';
import { useRequestEmailChange } from './useRequestEmailChange.ts';

const schemaFor = (current: string) =>
  v.object({
    email: v.pipe(
      emailField,
      v.check((typed) => typed !== current, issueMessage('emailSame')),
    ),
    ...passwordEntries,
  });
type Values = v.InferOutput<ReturnType<typeof schemaFor>>;

type EmailFormProps = {
  id: string;
  userID: string;
  current: string;
  /** The draft of the new address survives a session that ended meanwhile; the password does not. */
  draft: Draft<string>;
  onEnd: () => void;
};

export const EmailForm = ({ id, userID, current, draft, onEnd }: EmailFormProps) => {
  const { t } = useTranslation('profile');
  const core = useTranslation('core');
  const issueText = useIssueText();
  const { requestEmailChange, isBusy } = useRequestEmailChange(id);
  const { register, handleSubmit, formState, getValues, setError, setFocus } = useForm<Values>({
    resolver: valibotResolver(schemaFor(current)),
    defaultValues: { email: draft.of(userID) ?? '', password: '' },
    mode: 'onTouched',
  });
  useOnSessionExpired(() => draft.keep(userID, getValues('email')));
  const begin = useEffectEvent(() => {
    draft.forget();
    setFocus('email');
  });
  useEffect(() => begin(), []);
  const { refusal, show, clear } = useRefusal<Values>({
    setError,
    fields: ['email', 'password'],
    byCode: { ERR_WRONG_OLD_PASS: 'password', ERR_EMAIL_ALREADY_EXISTS: 'email' },
  });
  const submit = handleSubmit(({ email, password }) => {
    clear();
    requestEmailChange({ userID, email, password }, { onDone: onEnd, onRefused: show });
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <p>{t(($) => $.email.explain)}</p>
      <TextField
        {...register('email')}
        label={t(($) => $.email.fresh)}
        error={issueText(formState.errors.email?.message)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CurrentPasswordField field={register('password')} problem={formState.errors.password?.message} />
      <ButtonRow>
        <Button type="submit" isBusy={isBusy}>
          {t(($) => $.email.submit)}
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          {core.t(($) => $.cancel)}
        </Button>
      </ButtonRow>
    </Form>
  );
};
