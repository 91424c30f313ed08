import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './useErrorText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  marginBottom: theme.spacing(3),
  '& > :first-of-type': { flex: '1 1 20rem' },
}));

/** Says that what is shown may be out of date, and why; what was loaded before stays visible. */
export const LoadFailure = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  return (
    <Root>
      <NoticeBox kind="warning" role="alert">
        {errorText(failure)}
      </NoticeBox>
      <Button variant="secondary" onClick={onRetry}>
        {t(($) => $.retry)}
      </Button>
    </Root>
  );
};
