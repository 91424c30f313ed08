import { graphql, useLazyLoadQuery } from 'react-relay';
import { mayOwnCards } from '@platzwart/contracts/voucher';
import type { useCardOwnersQuery } from '../__generated__/useCardOwnersQuery.graphql.ts';
import { useRetryKey } from '../core/relay/retryKey.ts';

/** Somebody who may own hour cards. `child`: the first name, where it is a child of the viewer; null: the viewer. */
export type CardOwner = Readonly<{ userID: string; child: string | null }>;

/** The viewer and their children, without those who are guests (decisions.md N5, V3). */
export const useCardOwners = (): readonly CardOwner[] => {
  const { currentUser } = useLazyLoadQuery<useCardOwnersQuery>(
    graphql`
      query useCardOwnersQuery {
        currentUser {
          userID
          role
          children {
            userID
            firstName
            role
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  if (!currentUser) return [];
  const children = currentUser.children.map(({ userID, role, firstName }) => ({ userID, role, child: firstName }));
  const family = [{ userID: currentUser.userID, role: currentUser.role, child: null }, ...children];
  return family.filter(({ role }) => mayOwnCards(role)).map(({ userID, child }) => ({ userID, child }));
};
