import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import { mailTypes } from '../auth/authLocationState.ts';
import { useIssueText } from '../auth/useIssueText.ts';
import { useRefusal } from '../auth/useRefusal.ts';
import { type MailForm, mailSchema } from './mailSchema.ts';
import { useSendMail } from './useSendMail.ts';

type RequestMailFormProps = {
  text: string;
  submitLabel: string;
  filledIn: MailForm;
  /** Lets the person choose which e-mail is sent; else it is the one in `filledIn`. */
  hasTypeChoice?: boolean;
  onSent: (mail: MailForm) => void;
};

/** Asks for an e-mail with a link or a code, by the address of the account. */
export const RequestMailForm = ({ text, submitLabel, filledIn, hasTypeChoice, onSent }: RequestMailFormProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  const { send, isBusy } = useSendMail();
  const { register, handleSubmit, formState, setError } = useForm<MailForm>({
    resolver: valibotResolver(mailSchema),
    defaultValues: filledIn,
    mode: 'onTouched',
  });
  const { refusal, show, clear } = useRefusal<MailForm>({ setError, fields: ['email'] });
  const submit = handleSubmit((mail) => {
    clear();
    send(mail, { onDone: () => onSent(mail), onRefused: show });
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <p>{text}</p>
      {hasTypeChoice && (
        <RadioGroup
          {...register('type')}
          label={t(($) => $.resend.which)}
          options={mailTypes.map((value) => ({ value, label: t(($) => $.resend.types[value]) }))}
        />
      )}
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
        {submitLabel}
      </Button>
    </Form>
  );
};
