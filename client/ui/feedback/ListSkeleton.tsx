import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A list that is loading. */
export const ListSkeleton = () => {
  const { t } = useTranslation('core');
  return (
    <Root role="status">
      <VisuallyHidden>{t(($) => $.loading)}</VisuallyHidden>
      {lines.map((line) => (
        <Skeleton key={line} height={52} />
      ))}
    </Root>
  );
};
