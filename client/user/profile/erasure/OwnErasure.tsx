import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwnErasureQuery } from '../../../__generated__/OwnErasureQuery.graphql.ts';
import { useRetryKey } from '../../../core/retryKey.ts';
import { ServerRefusal } from '../../../core/serverRefusal.ts';
import { ErasureCard } from './ErasureCard.tsx';

export const OwnErasure = () => {
  const { currentUser } = useLazyLoadQuery<OwnErasureQuery>(
    graphql`
      query OwnErasureQuery {
        currentUser {
          ...ErasureCard_user
        }
      }
    `,
    {},
    { fetchKey: useRetryKey() },
  );
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return <ErasureCard user={currentUser} />;
};
