import styled from '@emotion/styled';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages, roles } from '@platzwart/contracts/core';
import { knownErrorCode } from '../../../core/errors/errorCode.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { useCountries } from '../../../core/texts/useCountries.ts';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { radius } from '../../../ui/theme/shape.ts';
import { type UserForm, addressFields, limitFields, userIssueOf } from './userSchema.ts';
import { GuardianField } from './GuardianField.tsx';
import type { Duplicates } from './useDuplicates.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3, 5),
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  '& > legend': {
    ...theme.typography.h3,
    float: 'left',
    gridColumn: '1 / -1',
    padding: 0,
    marginBottom: theme.spacing(3),
  },
  '& > legend + *': { clear: 'both' },
  '& > p': { gridColumn: '1 / -1', margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: theme.spacing(6) },
}));
const Wide = styled('div')({ gridColumn: '1 / -1' });

type UserFieldsProps = {
  form: UseFormReturn<UserForm>;
  duplicates: Duplicates;
  isNew: boolean;
  /** Role and access of the last admin cannot be changed (decisions.md U18). */
  isLastAdmin: boolean;
  /** An address that its owner has confirmed: only they change it (decisions.md U8). */
  isEmailFixed: boolean;
};

type FieldName = Exclude<keyof UserForm, 'guardianID' | 'active'>;

const useField = ({ form, duplicates }: Pick<UserFieldsProps, 'form' | 'duplicates'>) => {
  const { t } = useTranslation('userAdmin');
  const errorText = useErrorText();
  const refusalOf = (message: string | undefined) =>
    message === undefined ? undefined : errorText(new ServerRefusal(knownErrorCode(message)));
  return (name: FieldName) => {
    const message = form.formState.errors[name]?.message;
    const issue = userIssueOf(message);
    return {
      ...form.register(name),
      label: t(($) => $.form.fields[name]),
      error: issue ? t(($) => $.form.issues[issue]) : (refusalOf(message) ?? duplicates.errorOf(name)),
    };
  };
};

const PersonFields = ({ isNew, isEmailFixed, duplicates, form }: UserFieldsProps) => {
  const { t } = useTranslation('userAdmin');
  const field = useField({ form, duplicates });
  // Registered in the order of the form: the first one at fault gets the focus.
  const [firstName, lastName, company] = [field('firstName'), field('lastName'), field('companyName')];
  const email = field('email');
  const [phone, number] = [field('phone'), field('userID')];
  const emailHelp = t(($) => {
    if (isNew) return $.form.inviteHint;
    return isEmailFixed ? $.form.emailFixed : $.form.emailEdit;
  });
  return (
    <Group>
      <legend>{t(($) => $.form.person)}</legend>
      <TextField {...firstName} autoComplete="off" />
      <TextField {...lastName} autoComplete="off" />
      <Wide>
        <TextField {...company} autoComplete="off" help={t(($) => $.form.companyHint)} />
      </Wide>
      <TextField
        {...email}
        onBlur={(event) => {
          void email.onBlur(event);
          void duplicates.checkEmail(event.target.value);
        }}
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={isEmailFixed}
        help={emailHelp}
      />
      {isNew && <GuardianField form={form} />}
      <TextField {...phone} type="tel" autoComplete="off" />
      <TextField
        {...number}
        onBlur={(event) => {
          void number.onBlur(event);
          void duplicates.checkNumber(event.target.value);
        }}
        inputMode="numeric"
        autoComplete="off"
        help={isNew ? duplicates.suggestion : undefined}
      />
      <AdminSelect
        {...field('language')}
        help={t(($) => $.form.languageHint)}
        options={languages.map((language) => ({ value: language, label: t(($) => $.languages[language]) }))}
      />
    </Group>
  );
};

const AccessFields = ({ isNew, isLastAdmin, duplicates, form }: UserFieldsProps) => {
  const { t } = useTranslation('userAdmin');
  const field = useField({ form, duplicates });
  const role = useWatch({ control: form.control, name: 'role' });
  const isRoleChanged = !isNew && role !== form.formState.defaultValues?.role;
  return (
    <Group>
      <legend>{t(($) => $.form.access)}</legend>
      {isLastAdmin ? (
        <TextField label={t(($) => $.form.fields.role)} value={t(($) => $.roles.ADMIN)} readOnly />
      ) : (
        <AdminSelect
          {...field('role')}
          help={isRoleChanged ? t(($) => $.form.roleChange) : t(($) => $.form.rights[role])}
          options={roles.map((each) => ({ value: each, label: t(($) => $.roles[each]) }))}
        />
      )}
      <TextField {...field('discount')} inputMode="numeric" autoComplete="off" help={t(($) => $.form.discountHint)} />
      {isNew && (
        <Wide>
          <CheckField
            {...form.register('active')}
            label={t(($) => $.form.fields.active)}
            help={t(($) => $.form.activeHint)}
          />
        </Wide>
      )}
      {isLastAdmin && <p>{t(($) => $.form.lastAdmin)}</p>}
    </Group>
  );
};

/** Limits that hold for this person instead of the role's (decisions.md N7). */
const LimitFields = ({ duplicates, form }: UserFieldsProps) => {
  const { t } = useTranslation('userAdmin');
  const field = useField({ form, duplicates });
  return (
    <Group>
      <legend>{t(($) => $.form.limits)}</legend>
      <p>{t(($) => $.form.limitsHint)}</p>
      {limitFields.map((name) => (
        <TextField key={name} {...field(name)} autoComplete="off" inputMode="numeric" />
      ))}
    </Group>
  );
};

const AddressFields = ({ duplicates, form }: UserFieldsProps) => {
  const { t } = useTranslation('userAdmin');
  const field = useField({ form, duplicates });
  const countries = useCountries();
  const unknown = { value: '', label: t(($) => $.form.countryUnknown) };
  const isUnknown = form.formState.defaultValues?.country === '';
  const parts = addressFields.map((name) => field(name));
  const country = field('country');
  return (
    <Group>
      <legend>{t(($) => $.form.address)}</legend>
      <p>{t(($) => $.form.addressHint)}</p>
      {parts.map((part) => (
        <TextField key={part.name} {...part} autoComplete="off" />
      ))}
      <AdminSelect {...country} options={isUnknown ? [unknown, ...countries] : countries} />
    </Group>
  );
};

/** The fields that an admin may fill in. */
export const UserFields = (props: UserFieldsProps) => (
  <>
    <PersonFields {...props} />
    <AccessFields {...props} />
    {!props.isNew && <LimitFields {...props} />}
    <AddressFields {...props} />
  </>
);
