import { valibotResolver } from '@hookform/resolvers/valibot';
import { reportAll } from '../../../core/forms/formOptions.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { languages } from '@platzwart/contracts/core';
import type { ContactCard_user$data, ContactCard_user$key } from '../../../__generated__/ContactCard_user.graphql.ts';
import { createDraft } from '../../../core/forms/draft.ts';
import { useNotify } from '../../../core/notices.ts';
import { useFormDraft } from '../../../core/forms/useFormDraft.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { FieldGroup } from '../../../ui/forms/FieldGroup.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { Form } from '../../auth/Form.tsx';
import { RefusalNotice } from '../../auth/RefusalNotice.tsx';
import { useIssueText } from '../../auth/useIssueText.ts';
import { useRefusal } from '../../auth/useRefusal.ts';
import { AddressFields } from '../../fields/AddressFields.tsx';
import { typedCountry } from '../../fields/addressSchema.ts';
import { SaveRow } from './SaveRow.tsx';
import { type ContactForm, contactSchema } from './contactSchema.ts';
import { useUpdateContact } from './useUpdateContact.ts';

const noAddress = { street: '', houseNumber: '', zip: '', city: '' };

const formOf = ({ phone, language, address }: ContactCard_user$data): ContactForm => ({
  phone: phone ?? '',
  language,
  ...noAddress,
  ...address,
  country: typedCountry(address),
});

const draft = createDraft<Partial<ContactForm>>();

/** Telephone, address and language, which people change themselves (decisions.md C7). */
export const ContactCard = ({ user: key }: { user: ContactCard_user$key }) => {
  const { t } = useTranslation(['profile', 'auth']);
  const issueText = useIssueText();
  const notify = useNotify();
  const user = useFragment(
    graphql`
      fragment ContactCard_user on User {
        userID
        phone
        language
        address {
          street
          houseNumber
          zip
          city
          country
        }
      }
    `,
    key,
  );
  const { updateContact, isBusy } = useUpdateContact(user.userID);
  const form = useForm<ContactForm>({
    resolver: valibotResolver(contactSchema),
    defaultValues: formOf(user),
    ...reportAll,
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  useFormDraft(form, { draft, owner: user.userID });
  const { errors, isDirty } = formState;
  const { refusal, show, clear } = useRefusal<ContactForm>({
    setError,
    fields: ['phone', 'street', 'houseNumber', 'zip', 'city', 'country'],
  });
  const submit = handleSubmit((typed) => {
    clear();
    updateContact(typed, {
      onDone: () => {
        reset(typed);
        notify({ kind: 'success', text: t(($) => $.saved) });
      },
      onRefused: show,
    });
  });
  return (
    <Card title={t(($) => $.personal.contact)}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <RefusalNotice refusal={refusal} />
        <TextField
          {...register('phone')}
          label={t(($) => $.personal.phone)}
          error={issueText(errors.phone?.message)}
          type="tel"
          autoComplete="tel"
        />
        <FieldGroup label={t(($) => $.personal.address)}>
          <AddressFields
            fields={{
              street: register('street'),
              houseNumber: register('houseNumber'),
              zip: register('zip'),
              city: register('city'),
              country: register('country'),
            }}
            problems={{
              street: errors.street?.message,
              houseNumber: errors.houseNumber?.message,
              zip: errors.zip?.message,
              city: errors.city?.message,
              country: errors.country?.message,
            }}
            mayBeUnknown={user.address?.country === null}
          />
        </FieldGroup>
        <RadioGroup
          {...register('language')}
          label={t(($) => $.personal.language)}
          options={languages.map((value) => ({ value, label: t(($) => $.personal.languages[value]) }))}
        />
        <SaveRow isDirty={isDirty} isBusy={isBusy} onDiscard={() => reset()} />
      </Form>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
};
