import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay';
import type { OwnPasswordQuery } from '../../../__generated__/OwnPasswordQuery.graphql.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';

export const OwnPassword = ({ person }: { person: PreloadedQuery<OwnPasswordQuery> }) => {
  const { currentUser } = usePreloadedQuery<OwnPasswordQuery>(
    graphql`
      query OwnPasswordQuery {
        currentUser {
          ...ChangePasswordCard_user
        }
      }
    `,
    person,
  );
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return <ChangePasswordCard user={currentUser} />;
};
