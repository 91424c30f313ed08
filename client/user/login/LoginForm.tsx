import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../core/serverRefusal.ts';
import { useErrorText } from '../../core/useErrorText.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { Quiet } from '../../ui/Quiet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DemoLogins } from './DemoLogins.tsx';
import { PasswordField } from './PasswordField.tsx';
import { type LoginForm as Values, loginIssueOf, loginSchema } from './loginSchema.ts';
import { useLogin } from './useLogin.ts';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** The fields, what was wrong with the last try, and in demo mode the accounts to try with. */
export const LoginForm = () => {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { login, isBusy } = useLogin();
  const { register, handleSubmit, formState, setValue, setFocus } = useForm<Values>({
    resolver: valibotResolver(loginSchema),
    defaultValues: { credential: '', password: '' },
    mode: 'onTouched',
  });
  const issue = (field: keyof Values) => {
    const name = loginIssueOf(formState.errors[field]?.message);
    return name && t(($) => $.login[name]);
  };
  const submit = handleSubmit((values) => {
    setRefusal(null);
    login(values, (error) => {
      setRefusal(error);
      if (codeOf(error) === 'ERR_INVALID_CREDENTIALS') setFocus('password', { shouldSelect: true });
    });
  });
  const fillIn = (credential: string, password: string) => {
    setValue('credential', credential, { shouldValidate: true });
    setValue('password', password, { shouldValidate: true });
  };
  return (
    <>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        {refusal && (
          <NoticeBox kind="error" role="alert">
            {errorText(refusal)}
          </NoticeBox>
        )}
        <TextField
          {...register('credential')}
          label={t(($) => $.login.credential)}
          error={issue('credential')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...register('password')} error={issue('password')} autoComplete="current-password" />
        <Button type="submit" isBusy={isBusy} isWide>
          {t(($) => $.login.submit)}
        </Button>
      </Form>
      <Quiet>
        <DemoLogins onPick={fillIn} />
      </Quiet>
    </>
  );
};
