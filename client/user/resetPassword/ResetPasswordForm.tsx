import { valibotResolver } from '@hookform/resolvers/valibot';
import { reportAll } from '../../core/forms/formOptions.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { codeOf } from '../../core/errors/serverRefusal.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import type { AuthLocationState } from '../auth/authLocationState.ts';
import { useAuthPath } from '../auth/useAuthPath.ts';
import type { MailedCode } from '../auth/useMailedCode.ts';
import { useRefusal } from '../auth/useRefusal.ts';
import { HiddenUsername } from '../password/HiddenUsername.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { type ResetForm, resetSchema } from './resetSchema.ts';
import { useResetPassword } from './useResetPassword.ts';

type ResetPasswordFormProps = { mailed: MailedCode; onOver: () => void };

/** Sets a new password by a mailed link; calls `onOver` where the link is no longer valid. */
export const ResetPasswordForm = ({ mailed: { credential, code }, onOver }: ResetPasswordFormProps) => {
  const { t } = useTranslation('auth');
  const authPath = useAuthPath();
  const navigate = useNavigate();
  const { resetPassword, isBusy } = useResetPassword();
  const { register, handleSubmit, formState, setError, control } = useForm<ResetForm>({
    resolver: valibotResolver(resetSchema),
    defaultValues: { password: '', confirmation: '' },
    ...reportAll,
  });
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const { refusal, show, clear } = useRefusal<ResetForm>({
    setError,
    fields: ['password'],
  });
  const submit = handleSubmit(({ password: fresh }) => {
    clear();
    resetPassword(
      { credential, code, password: fresh },
      {
        onDone: () =>
          void navigate(authPath('login'), {
            replace: true,
            state: { credential, done: 'passwordReset' } satisfies AuthLocationState,
          }),
        onRefused: (error) => (codeOf(error) === 'ERR_CODE_NOT_MATCH' ? onOver() : show(error)),
      },
    );
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <p>{t(($) => $.reset.text)}</p>
      <HiddenUsername credential={credential} />
      <NewPasswordFields
        fields={{ password: register('password'), confirmation: register('confirmation') }}
        typed={{ password, confirmation }}
        problems={{
          password: formState.errors.password?.message,
          confirmation: formState.errors.confirmation?.message,
        }}
      />
      <Button type="submit" isBusy={isBusy} isWide>
        {t(($) => $.reset.submit)}
      </Button>
    </Form>
  );
};
