import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import { mailTypes } from '../auth/carried.ts';
import { useIssueText } from '../auth/useIssueText.ts';
import { useRefusal } from '../auth/useRefusal.ts';
import { type MailForm, mailSchema } from '../mail/mailSchema.ts';
import { useSendMail } from '../mail/useSendMail.ts';

type ResendMailFormProps = { filledIn: MailForm; onSent: (letter: MailForm) => void };

export const ResendMailForm = ({ filledIn, onSent }: ResendMailFormProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  const { send, isBusy } = useSendMail();
  const { register, handleSubmit, formState, setError } = useForm<MailForm>({
    resolver: valibotResolver(mailSchema),
    defaultValues: filledIn,
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
      <p>{t(($) => $.resend.text)}</p>
      <RadioGroup
        {...register('type')}
        label={t(($) => $.resend.which)}
        options={mailTypes.map((value) => ({ value, label: t(($) => $.resend.types[value]) }))}
      />
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
        {t(($) => $.resend.submit)}
      </Button>
    </Form>
  );
};
