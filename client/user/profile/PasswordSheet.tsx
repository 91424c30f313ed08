import { type ReactNode, useId } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/buttonStyles.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import { useRefusal } from '../auth/useRefusal.ts';
import { GivenPassword } from '../password/GivenPassword.tsx';
import { type GivenPasswordForm, givenPasswordSchema } from '../password/givenPasswordSchema.ts';

type PasswordSheetProps = {
  title: string;
  submit: Readonly<{ label: string; look: ButtonLook; isBusy: boolean }>;
  onSubmit: (password: string, onRefused: (error: Error) => void) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question that is answered with the password, because the computer may have been left alone. */
export const PasswordSheet = ({ title, submit, onSubmit, onClose, children }: PasswordSheetProps) => {
  const core = useTranslation('core');
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm<GivenPasswordForm>({
    resolver: valibotResolver(givenPasswordSchema),
    defaultValues: { password: '' },
  });
  const { refusal, show, clear } = useRefusal<GivenPasswordForm>({
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
          <Button look="secondary" onClick={onClose}>
            {core.t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} look={submit.look} isBusy={submit.isBusy}>
            {submit.label}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void send(event)}>
        {children}
        <RefusalNotice refusal={refusal} />
        <GivenPassword field={register('password')} problem={formState.errors.password?.message} />
      </Form>
    </Sheet>
  );
};
