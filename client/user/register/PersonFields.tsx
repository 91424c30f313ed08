import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useIssueText } from '../auth/useIssueText.ts';

type Of<Value> = Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone', Value>>;
type PersonFieldsProps = {
  fields: Of<UseFormRegisterReturn>;
  /** Messages of the form's errors. */
  problems: Partial<Of<string | undefined>>;
};

/** Name and contact data of a person. */
export const PersonFields = ({ fields, problems }: PersonFieldsProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  return (
    <>
      <TextField
        {...fields.firstName}
        label={t(($) => $.fields.firstName)}
        error={issueText(problems.firstName)}
        autoComplete="given-name"
      />
      <TextField
        {...fields.lastName}
        label={t(($) => $.fields.lastName)}
        error={issueText(problems.lastName)}
        autoComplete="family-name"
      />
      <TextField
        {...fields.email}
        label={t(($) => $.fields.email)}
        error={issueText(problems.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...fields.phone}
        label={t(($) => $.fields.phone)}
        error={issueText(problems.phone)}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
};
