import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

export const MyBookingsSkeleton = () => {
  const { t } = useTranslation('core');
  return (
    <Root role="status">
      <VisuallyHidden>{t(($) => $.loading)}</VisuallyHidden>
      <Skeleton height={50} width={260} />
      <Skeleton height={268} />
      <Skeleton height={106} />
      <Skeleton height={106} />
    </Root>
  );
};
