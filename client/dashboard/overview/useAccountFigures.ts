import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  useAccountFiguresQuery,
  useAccountFiguresQuery$data,
} from '../../__generated__/useAccountFiguresQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';

/** How many accounts there are, of each role and in each state. */
export const useAccountFigures = (): useAccountFiguresQuery$data =>
  useLazyLoadQuery<useAccountFiguresQuery>(
    graphql`
      query useAccountFiguresQuery {
        all: userPage(size: 1) {
          total
        }
        MEMBER: userPage(role: MEMBER, size: 1) {
          total
        }
        GUEST: userPage(role: GUEST, size: 1) {
          total
        }
        TRAINER: userPage(role: TRAINER, size: 1) {
          total
        }
        ADMIN: userPage(role: ADMIN, size: 1) {
          total
        }
        ACTIVE: userPage(state: ACTIVE, size: 1) {
          total
        }
        UNVERIFIED: userPage(state: UNVERIFIED, size: 1) {
          total
        }
        DEACTIVATED: userPage(state: DEACTIVATED, size: 1) {
          total
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
