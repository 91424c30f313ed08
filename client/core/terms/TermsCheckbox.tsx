import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';

const Link = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

type TermsCheckboxProps = {
  isAccepted: boolean;
  /** Whether somebody wanted to go on without. */
  isTried: boolean;
  isLocked?: boolean;
  onChange: (isAccepted: boolean) => void;
};

/** The club's terms, accepted once per version before the first booking; the link keeps the order open (decisions.md N29a). */
export const TermsCheckbox = ({ isAccepted, isTried, isLocked = false, onChange }: TermsCheckboxProps) => {
  const { t } = useTranslation('terms');
  return (
    <div>
      <Checkbox
        label={t(($) => $.accept)}
        error={isTried && !isAccepted ? t(($) => $.missing) : undefined}
        checked={isAccepted}
        disabled={isLocked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Link href="/home/terms" target="_blank" rel="noopener">
        {t(($) => $.link)}
      </Link>
    </div>
  );
};
