import type { UseFormRegisterReturn } from 'react-hook-form';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { useIssueText } from '../auth/useIssueText.ts';

const Links = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 5),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}));

type PrivacyCheckProps = { field: UseFormRegisterReturn; problem: string | undefined };

/** Links open in a tab of their own, so that no input is lost (reliability L27, L28). */
export const PrivacyCheck = ({ field, problem }: PrivacyCheckProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  return (
    <div>
      <Checkbox {...field} label={t(($) => $.register.privacy)} error={issueText(problem)} />
      <Links>
        <a href="/home/privacy" target="_blank" rel="noopener">
          {t(($) => $.register.privacyLink)}
        </a>
        <a href="/home/imprint" target="_blank" rel="noopener">
          {t(($) => $.register.imprintLink)}
        </a>
      </Links>
    </div>
  );
};
