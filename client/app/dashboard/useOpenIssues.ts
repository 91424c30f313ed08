import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useOpenIssuesQuery } from '../../__generated__/useOpenIssuesQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';

export type OpenIssues = Readonly<{
  failedMails: number;
  /** Guests who have registered and not confirmed their e-mail. */
  guests: number;
  /** Everybody else whose account is not confirmed. */
  accounts: number;
  /** Whether what the screens show lags behind what has happened. */
  isBehind: boolean;
}>;

/** More than this many events are not a moment's delay. */
const tolerated = 50;

export const useOpenIssues = (): OpenIssues => {
  const { failed, guests, unverified, readModels } = useLazyLoadQuery<useOpenIssuesQuery>(
    graphql`
      query useOpenIssuesQuery {
        failed: mails(state: FAILED) {
          total
        }
        guests: userPage(role: GUEST, state: UNVERIFIED, size: 1) {
          total
        }
        unverified: userPage(state: UNVERIFIED, size: 1) {
          total
        }
        readModels {
          id
          behind
          rebuilding
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  return {
    failedMails: failed.total,
    guests: guests.total,
    accounts: unverified.total - guests.total,
    isBehind: readModels.some(({ behind, rebuilding }) => behind > tolerated || rebuilding != null),
  };
};
