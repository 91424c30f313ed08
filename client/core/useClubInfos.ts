import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useClubInfosQuery, useClubInfosQuery$data } from '../__generated__/useClubInfosQuery.graphql.ts';

/** What anybody may know about the club. Suspends on first use; asked once per visit. */
export const useClubInfos = (): useClubInfosQuery$data['generalInfos'] =>
  useLazyLoadQuery<useClubInfosQuery>(
    graphql`
      query useClubInfosQuery {
        generalInfos {
          displayName
          email
          allowedGuests
          demoLogins {
            email
            role
          }
        }
      }
    `,
    {},
  ).generalInfos;
