import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIssueText } from '../auth/useIssueText.ts';
import { PasswordField } from './PasswordField.tsx';

type CurrentPasswordFieldProps = { field: UseFormRegisterReturn; problem: string | undefined; label?: string };

/** Asks a signed-in person for the password again, because a computer may be unattended. */
export const CurrentPasswordField = ({ field, problem, label }: CurrentPasswordFieldProps) => {
  const { t } = useTranslation('profile');
  const issueText = useIssueText();
  return (
    <PasswordField
      {...field}
      label={label ?? t(($) => $.password)}
      error={issueText(problem)}
      autoComplete="current-password"
    />
  );
};
