import type { ReactNode } from 'react';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import type { useKnownAt } from './useKnownAt.ts';

type KnownStateProps<Known> = {
  state: ReturnType<typeof useKnownAt<Known>>;
  children: (known: Known) => ReactNode;
};

/** What was known at a moment, or why it cannot be shown: another moment's state would be taken for it. */
export const KnownState = <Known,>({ state: { known, failure, retry }, children }: KnownStateProps<Known>) => {
  if (failure !== null) return <LoadFailure failure={failure} onRetry={retry} />;
  return known === null ? <ListSkeleton /> : children(known);
};
