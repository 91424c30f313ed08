import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useViewerQuery, useViewerQuery$data } from '../__generated__/useViewerQuery.graphql.ts';
import { useRetryKey } from './retryKey.ts';
import { ServerRefusal } from './serverRefusal.ts';

export type Viewer = NonNullable<useViewerQuery$data['currentUser']>;

export const viewerQuery = graphql`
  query useViewerQuery {
    currentUser {
      _id
      userID
      firstName
      lastName
      role
      discount
    }
  }
`;

/** The person who is signed in. Suspends on first use; throws LOGIN_REQUIRED where nobody is. */
export const useViewer = (): Viewer => {
  const { currentUser } = useLazyLoadQuery<useViewerQuery>(viewerQuery, {}, { fetchKey: useRetryKey() });
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return currentUser;
};
