import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  useDeletionPreviewQuery,
  useDeletionPreviewQuery$data,
} from '../../__generated__/useDeletionPreviewQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';

export type DeletionPreview = useDeletionPreviewQuery$data['userToDelete'];

/** What would happen if this account were deleted now; asked each time. */
export const useDeletionPreview = (userID: string): DeletionPreview =>
  useLazyLoadQuery<useDeletionPreviewQuery>(
    graphql`
      query useDeletionPreviewQuery($userID: ID!) {
        userToDelete(userID: $userID) {
          isLastAdmin
          pastBookings
          futureBookings {
            id
            sport
            court
            date
            start
            end
          }
        }
      }
    `,
    { userID },
    { fetchPolicy: 'network-only', fetchKey: useRetryKey() },
  ).userToDelete;
