import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useViewerQuery, useViewerQuery$data } from '../../__generated__/useViewerQuery.graphql.ts';
import { useRetryKey } from '../relay/retryKey.ts';
import { ServerRefusal } from '../errors/serverRefusal.ts';

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

/** The signed-in person. Suspends on first use; throws LOGIN_REQUIRED without a session. */
export const useViewer = (): Viewer => {
  const { currentUser } = useLazyLoadQuery<useViewerQuery>(viewerQuery, {}, { fetchKey: useRetryKey() });
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return currentUser;
};
