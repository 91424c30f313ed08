import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useClubInfosQuery, useClubInfosQuery$data } from '../__generated__/useClubInfosQuery.graphql.ts';

export const clubInfosQuery = graphql`
  query useClubInfosQuery {
    generalInfos {
      displayName
      email
      allowedGuests
      hasTerms
      sportNames {
        sport
        de
        en
      }
      demoLogins {
        email
        role
      }
    }
  }
`;

/** The club's public data. Suspends on first use; requested once per visit. */
export const useClubInfos = (): useClubInfosQuery$data['generalInfos'] =>
  useLazyLoadQuery<useClubInfosQuery>(clubInfosQuery, {}).generalInfos;
