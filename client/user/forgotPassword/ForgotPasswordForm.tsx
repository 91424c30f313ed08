import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import { useIssueText } from '../auth/useIssueText.ts';
import { useRefusal } from '../auth/useRefusal.ts';
import { type MailForm, mailSchema } from '../mail/mailSchema.ts';
import { useSendMail } from '../mail/useSendMail.ts';

type ForgotPasswordFormProps = { email: string; onSent: (letter: MailForm) => void };

export const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  const { send, isBusy } = useSendMail();
  const { register, handleSubmit, formState, setError } = useForm<MailForm>({
    resolver: valibotResolver(mailSchema),
    defaultValues: { email, type: 'RESET_PASSWORD' },
    mode: 'onTouched',
  });
  const { refusal, show, clear } = useRefusal<MailForm>({ setError, fields: ['email'] });
  const submit = handleSubmit((letter) => {
    clear();
    send(letter, { onDone: () => onSent(letter), onRefused: show });
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <p>{t(($) => $.forgot.text)}</p>
      <TextField
        {...register('email')}
        label={t(($) => $.fields.email)}
        error={issueText(formState.errors.email?.message)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" isBusy={isBusy} isWide>
        {t(($) => $.forgot.submit)}
      </Button>
    </Form>
  );
};
