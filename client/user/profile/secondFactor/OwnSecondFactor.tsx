import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay';
import type { OwnSecondFactorQuery } from '../../../__generated__/OwnSecondFactorQuery.graphql.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

export const OwnSecondFactor = ({ person }: { person: PreloadedQuery<OwnSecondFactorQuery> }) => {
  const { currentUser } = usePreloadedQuery<OwnSecondFactorQuery>(
    graphql`
      query OwnSecondFactorQuery {
        currentUser {
          ...SecondFactorCard_user
        }
      }
    `,
    person,
  );
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return <SecondFactorCard user={currentUser} />;
};
