import { useEffectEvent, useLayoutEffect } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../core/errors/serverRefusal.ts';
import { takeOutlineLogin } from '../../core/outline.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Form } from '../auth/Form.tsx';
import { useIssueText } from '../auth/useIssueText.ts';
import { PasswordField } from '../password/PasswordField.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { LoginRefusal } from './LoginRefusal.tsx';
import { type LoginForm as Values, loginSchema } from './loginSchema.ts';
import { useLogin } from './useLogin.ts';
import { useLoginRefusal } from './useLoginRefusal.ts';

type CredentialFormProps = { filledIn: Values; onSecondFactor: (values: Values) => void };

/** The first step of the login. One message above it: why the last attempt was refused, or else why the login is shown. */
export const CredentialForm = ({ filledIn, onSecondFactor }: CredentialFormProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  const { refusal, retrySeconds, show } = useLoginRefusal();
  const { login, isBusy } = useLogin();
  const { register, handleSubmit, formState, setFocus, setValue, control } = useForm<Values>({
    resolver: valibotResolver(loginSchema),
    defaultValues: filledIn,
    mode: 'onTouched',
  });
  const credential = useWatch({ control, name: 'credential' });
  const submit = handleSubmit((values) => {
    show(null);
    login(values, (error) => {
      if (codeOf(error) === 'ERR_SECOND_FACTOR_REQUIRED') {
        onSecondFactor(values);
        return;
      }
      show(error);
      if (codeOf(error) === 'ERR_INVALID_CREDENTIALS') setFocus('password', { shouldSelect: true });
    });
  });
  const takeOver = useEffectEvent(() => {
    const typed = takeOutlineLogin();
    if (!typed) return;
    setValue('credential', typed.values.credential);
    setValue('password', typed.values.password);
    // Not by setFocus, which waits: the next letter may come before.
    [...document.getElementsByName(typed.focused)].at(0)?.focus();
    if (typed.isSent) void submit();
  });
  // Before the paint: what is typed goes on in the same field.
  useLayoutEffect(() => takeOver(), []);
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {refusal ? (
        <LoginRefusal refusal={refusal} retrySeconds={retrySeconds} credential={credential} />
      ) : (
        <LoginNotice />
      )}
      <TextField
        // Another account has no failed attempts yet.
        {...register('credential', { onChange: () => retrySeconds > 0 && show(null) })}
        label={t(($) => $.login.credential)}
        error={issueText(formState.errors.credential?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t(($) => $.login.password)}
        error={issueText(formState.errors.password?.message)}
        autoComplete="current-password"
      />
      <Button type="submit" isBusy={isBusy} disabled={retrySeconds > 0} isWide>
        {t(($) => $.login.submit)}
      </Button>
    </Form>
  );
};
