import { valibotResolver } from '@hookform/resolvers/valibot';
import { reportAll } from '../../core/forms/formOptions.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import type { MailedCode } from '../auth/useMailedCode.ts';
import { useIssueText } from '../auth/useIssueText.ts';
import { useRefusal } from '../auth/useRefusal.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { useFirstLogin } from './useFirstLogin.ts';
import { type VerifyForm as Values, verifySchema } from './verifySchema.ts';

/** The initial code from the invitation and the first password; signs in with it at once. */
export const VerifyForm = ({ mailed: { credential, code } }: { mailed: MailedCode }) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  const { firstLogin, isBusy } = useFirstLogin();
  const { register, handleSubmit, formState, setError, control } = useForm<Values>({
    resolver: valibotResolver(verifySchema),
    defaultValues: { credential, code, password: '', confirmation: '' },
    ...reportAll,
  });
  const [typedCredential, password, confirmation] = useWatch({
    control,
    name: ['credential', 'password', 'confirmation'],
  });
  const { refusal, show, clear } = useRefusal<Values>({
    setError,
    fields: ['credential', 'code', 'password'],
    byCode: { ERR_WRONG_INIT_PASS: 'code', ERR_CODE_NOT_MATCH: 'code' },
  });
  const submit = handleSubmit((values) => {
    clear();
    firstLogin(values, show);
  });
  const { errors } = formState;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <p>{t(($) => $.verify.text)}</p>
      <TextField
        {...register('credential')}
        label={t(($) => $.login.credential)}
        error={issueText(errors.credential?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...register('code')}
        label={t(($) => $.verify.code)}
        help={t(($) => $.verify.codeHelp)}
        error={issueText(errors.code?.message)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <NewPasswordFields
        fields={{ password: register('password'), confirmation: register('confirmation') }}
        typed={{ password, confirmation }}
        problems={{ password: errors.password?.message, confirmation: errors.confirmation?.message }}
        personalWords={[typedCredential]}
      />
      <Button type="submit" isBusy={isBusy} isWide>
        {t(($) => $.verify.submit)}
      </Button>
    </Form>
  );
};
