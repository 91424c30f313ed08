import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIssueText } from '../auth/useIssueText.ts';
import { PasswordField } from './PasswordField.tsx';

type GivenPasswordProps = { field: UseFormRegisterReturn; problem: string | undefined; label?: string };

/** Asks for the password once more, although one is signed in: a computer may have been left alone. */
export const GivenPassword = ({ field, problem, label }: GivenPasswordProps) => {
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
