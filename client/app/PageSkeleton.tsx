import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  // Never wider than the screen, whatever it contains.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  maxWidth: 1200,
  marginInline: 'auto',
  padding: theme.spacing(5, 4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 6) },
}));

export const PageSkeleton = () => {
  const { t } = useTranslation('core');
  return (
    <Root role="status">
      <VisuallyHidden>{t(($) => $.loading)}</VisuallyHidden>
      <Skeleton height={40} width={280} />
      <Skeleton height={44} width={420} />
      <Skeleton height="60vh" />
    </Root>
  );
};
