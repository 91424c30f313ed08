import { type ReactNode, useId } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ButtonVariant } from '../../ui/buttons/buttonStyles.ts';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import { useRefusal } from '../auth/useRefusal.ts';
import { CurrentPasswordField } from '../password/CurrentPasswordField.tsx';
import { type CurrentPasswordForm, currentPasswordSchema } from '../password/currentPasswordSchema.ts';

type PasswordSheetProps = {
  title: string;
  submit: Readonly<{ label: string; variant: ButtonVariant; isBusy: boolean }>;
  onSubmit: (password: string, onRefused: (error: Error) => void) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that asks for the password, because the computer may be unattended. */
export const PasswordSheet = ({ title, submit, onSubmit, onClose, children }: PasswordSheetProps) => {
  const core = useTranslation('core');
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm<CurrentPasswordForm>({
    resolver: valibotResolver(currentPasswordSchema),
    defaultValues: { password: '' },
  });
  const { refusal, show, clear } = useRefusal<CurrentPasswordForm>({
    setError,
    fields: ['password'],
    byCode: { ERR_WRONG_OLD_PASS: 'password' },
  });
  const send = handleSubmit(({ password }) => {
    clear();
    onSubmit(password, show);
  });
  return (
    <Sheet
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} variant={submit.variant} isBusy={submit.isBusy}>
            {submit.label}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void send(event)}>
        {children}
        <RefusalNotice refusal={refusal} />
        <CurrentPasswordField field={register('password')} problem={formState.errors.password?.message} />
      </Form>
    </Sheet>
  );
};
