import { useEffect, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../core/errors/serverRefusal.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Form } from '../auth/Form.tsx';
import { useIssueText } from '../auth/useIssueText.ts';
import { fewAttemptsLeft } from './fewAttemptsLeft.ts';
import { LoginRefusal } from './LoginRefusal.tsx';
import { type LoginForm, type SecondFactorForm as Values, secondFactorSchema } from './loginSchema.ts';
import { useLogin } from './useLogin.ts';
import { useLoginRefusal } from './useLoginRefusal.ts';

type SecondFactorFormProps = { firstFactor: LoginForm; onBack: () => void };

/** The second step of the login, which replaces the first: the app's code or a recovery code. */
export const SecondFactorForm = ({ firstFactor, onBack }: SecondFactorFormProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const { refusal, retrySeconds, show } = useLoginRefusal();
  const { login, isBusy } = useLogin();
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm<Values>({
    resolver: valibotResolver(secondFactorSchema),
    defaultValues: { secondFactor: '' },
  });
  useEffect(() => setFocus('secondFactor'), [setFocus, kind]);
  const submit = handleSubmit(({ secondFactor }) => {
    show(null);
    login({ ...firstFactor, secondFactor }, (error) => {
      const isWrong = codeOf(error) === 'ERR_SECOND_FACTOR_INVALID';
      if (!isWrong || fewAttemptsLeft(error) !== null) show(error);
      if (isWrong) setError('secondFactor', { message: error.message }, { shouldFocus: true });
    });
  });
  const wrong = formState.errors.secondFactor?.message;
  const isWrongRecovery = kind === 'recovery' && wrong === 'ERR_SECOND_FACTOR_INVALID';
  const otherKind = kind === 'app' ? 'recovery' : 'app';
  const change = () => {
    reset();
    setKind(otherKind);
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <LoginRefusal refusal={refusal} retrySeconds={retrySeconds} credential={firstFactor.credential} />
      <p>{t(($) => $.secondFactor[kind])}</p>
      <TextField
        {...register('secondFactor')}
        label={t(($) => (kind === 'app' ? $.secondFactor.code : $.secondFactor.recoveryCode))}
        error={isWrongRecovery ? t(($) => $.secondFactor.recoveryWrong) : issueText(wrong)}
        autoComplete="one-time-code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" isBusy={isBusy} disabled={retrySeconds > 0} isWide>
        {t(($) => $.login.submit)}
      </Button>
      <Button variant="quiet" onClick={change}>
        {t(($) => (kind === 'app' ? $.secondFactor.toRecovery : $.secondFactor.toApp))}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t(($) => $.secondFactor.back)}
      </Button>
    </Form>
  );
};
