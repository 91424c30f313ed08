import styled from '@emotion/styled';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIssueText } from '../auth/useIssueText.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { StrengthBar } from './StrengthBar.tsx';

const Checks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingBottom: theme.spacing(3),
}));

type Both<Value> = Readonly<{ password: Value; confirmation: Value }>;
type NewPasswordFieldsProps = {
  fields: Both<UseFormRegisterReturn>;
  typed: Both<string>;
  /** Messages of the form's errors. */
  problems: Partial<Both<string | undefined>>;
  /** Names and address of the person, as far as the page knows them. */
  personalWords?: readonly string[];
};

/** A new password, twice, with its rules and its strength; a refused one is not called strong. */
export const NewPasswordFields = ({ fields, typed, problems, personalWords = [] }: NewPasswordFieldsProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  return (
    <>
      <PasswordField
        {...fields.password}
        label={t(($) => $.password.fresh)}
        error={issueText(problems.password)}
        autoComplete="new-password"
      />
      <PasswordField
        {...fields.confirmation}
        label={t(($) => $.password.again)}
        error={issueText(problems.confirmation)}
        autoComplete="new-password"
      />
      <Checks>
        <StrengthBar password={problems.password ? '' : typed.password} personalWords={personalWords} />
        <PasswordRules {...typed} personalWords={personalWords} />
      </Checks>
    </>
  );
};
