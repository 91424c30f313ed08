import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwnSecondFactorQuery } from '../../../__generated__/OwnSecondFactorQuery.graphql.ts';
import { useRetryKey } from '../../../core/retryKey.ts';
import { ServerRefusal } from '../../../core/serverRefusal.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

export const OwnSecondFactor = () => {
  const { currentUser } = useLazyLoadQuery<OwnSecondFactorQuery>(
    graphql`
      query OwnSecondFactorQuery {
        currentUser {
          ...SecondFactorCard_user
        }
      }
    `,
    {},
    { fetchKey: useRetryKey() },
  );
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return <SecondFactorCard user={currentUser} />;
};
