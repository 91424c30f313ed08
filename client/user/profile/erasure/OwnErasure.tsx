import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay';
import type { OwnErasureQuery } from '../../../__generated__/OwnErasureQuery.graphql.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { ErasureCard } from './ErasureCard.tsx';

export const OwnErasure = ({ person }: { person: PreloadedQuery<OwnErasureQuery> }) => {
  const { currentUser } = usePreloadedQuery<OwnErasureQuery>(
    graphql`
      query OwnErasureQuery {
        currentUser {
          ...ErasureCard_user
        }
      }
    `,
    person,
  );
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return <ErasureCard user={currentUser} />;
};
