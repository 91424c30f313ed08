import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwnPasswordQuery } from '../../../__generated__/OwnPasswordQuery.graphql.ts';
import { useRetryKey } from '../../../core/retryKey.ts';
import { ServerRefusal } from '../../../core/serverRefusal.ts';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';

export const OwnPassword = () => {
  const { currentUser } = useLazyLoadQuery<OwnPasswordQuery>(
    graphql`
      query OwnPasswordQuery {
        currentUser {
          ...ChangePasswordCard_user
        }
      }
    `,
    {},
    { fetchKey: useRetryKey() },
  );
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return <ChangePasswordCard user={currentUser} />;
};
