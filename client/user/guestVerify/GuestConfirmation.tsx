import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session/useSession.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import { useIssueText } from '../auth/useIssueText.ts';
import type { MailedCode } from '../auth/useMailedCode.ts';
import { useRefusal } from '../auth/useRefusal.ts';
import { useLogin } from '../login/useLogin.ts';
import { HiddenUsername } from '../password/HiddenUsername.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { ConfirmationOutcome } from './ConfirmationOutcome.tsx';
import { type ConfirmationForm, confirmationSchema } from './confirmationSchema.ts';
import { useConfirmation } from './useConfirmation.ts';

/**
 * Confirms a guest's account with a new password, and signs in with it. The reader of the e-mail sets the password,
 * because another person may have registered with this address and a password that only they know.
 */
export const GuestConfirmation = ({ mailed }: { mailed: MailedCode }) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  const { credential } = mailed;
  const { state } = useSession();
  const { login } = useLogin();
  const { outcome, confirm, isBusy } = useConfirmation(mailed);
  const { register, handleSubmit, formState, setError } = useForm<ConfirmationForm>({
    resolver: valibotResolver(confirmationSchema),
    defaultValues: { password: '' },
    mode: 'onTouched',
  });
  const { refusal, show, clear } = useRefusal<ConfirmationForm>({
    setError,
    fields: ['password'],
  });
  const submit = handleSubmit(({ password }) => {
    clear();
    // If signing in fails, the page leads to the login.
    const enter = () => state.status !== 'signedIn' && login({ credential, password }, () => undefined);
    confirm(password, { onDone: enter, onRefused: show });
  });
  if (outcome) return <ConfirmationOutcome outcome={outcome} credential={credential} />;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <p>{t(($) => $.guestVerify.text)}</p>
      <HiddenUsername credential={credential} />
      <PasswordField
        {...register('password')}
        label={t(($) => $.login.password)}
        error={issueText(formState.errors.password?.message)}
        autoComplete="current-password"
      />
      <Button type="submit" isBusy={isBusy} isWide>
        {t(($) => $.guestVerify.submit)}
      </Button>
    </Form>
  );
};
