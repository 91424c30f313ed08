import { valibotResolver } from '@hookform/resolvers/valibot';
import { reportAll } from '../../core/forms/formOptions.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { Form } from '../auth/Form.tsx';
import { RefusalNotice } from '../auth/RefusalNotice.tsx';
import { useRefusal } from '../auth/useRefusal.ts';
import { AddressFields } from '../fields/AddressFields.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { personalWordsOf } from '../password/passwordSchema.ts';
import { GuestPrices } from './GuestPrices.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PrivacyCheck } from './PrivacyCheck.tsx';
import { type RegisterForm as Values, type Registration, registerSchema } from './registerSchema.ts';
import { useCreateGuest } from './useCreateGuest.ts';

const emptyForm: Values = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  houseNumber: '',
  zip: '',
  city: '',
  country: 'DE',
  password: '',
  confirmation: '',
  privacy: false,
};
const namedByServer = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'houseNumber',
  'zip',
  'city',
  'country',
  'password',
] as const;

type RegisterFormProps = { filledIn: Values | null; onSent: (typed: Values) => void };

/** Person, address and password of a new guest. */
export const RegisterForm = ({ filledIn, onSent }: RegisterFormProps) => {
  const { t } = useTranslation('auth');
  const { createGuest, isBusy } = useCreateGuest();
  const { register, handleSubmit, formState, setError, control, getValues } = useForm<Values, unknown, Registration>({
    resolver: valibotResolver(registerSchema),
    defaultValues: filledIn ?? emptyForm,
    ...reportAll,
  });
  const typed = useWatch({ control, compute: (values: Values) => values });
  const { refusal, show, clear } = useRefusal<Values>({
    setError,
    fields: namedByServer,
  });
  const submit = handleSubmit((registration) => {
    clear();
    createGuest(registration, { onDone: () => onSent({ ...getValues(), email: registration.email }), onRefused: show });
  });
  const problem = (field: keyof Values) => formState.errors[field]?.message;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <p>{t(($) => $.register.text)}</p>
      <SilentBoundary>
        <GuestPrices />
      </SilentBoundary>
      <FieldGroup label={t(($) => $.register.person)}>
        <PersonFields
          fields={{
            firstName: register('firstName'),
            lastName: register('lastName'),
            email: register('email'),
            phone: register('phone'),
          }}
          problems={{
            firstName: problem('firstName'),
            lastName: problem('lastName'),
            email: problem('email'),
            phone: problem('phone'),
          }}
        />
      </FieldGroup>
      <FieldGroup label={t(($) => $.register.address)}>
        <AddressFields
          fields={{
            street: register('street'),
            houseNumber: register('houseNumber'),
            zip: register('zip'),
            city: register('city'),
            country: register('country'),
          }}
          problems={{
            street: problem('street'),
            houseNumber: problem('houseNumber'),
            zip: problem('zip'),
            city: problem('city'),
            country: problem('country'),
          }}
        />
      </FieldGroup>
      <FieldGroup label={t(($) => $.register.access)}>
        <NewPasswordFields
          fields={{ password: register('password'), confirmation: register('confirmation') }}
          typed={typed}
          problems={{ password: problem('password'), confirmation: problem('confirmation') }}
          personalWords={personalWordsOf(typed)}
        />
      </FieldGroup>
      <PrivacyCheck field={register('privacy')} problem={problem('privacy')} />
      <Button type="submit" isBusy={isBusy} isWide>
        {t(($) => $.register.submit)}
      </Button>
    </Form>
  );
};
