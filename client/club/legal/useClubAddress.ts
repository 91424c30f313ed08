import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useClubAddressQuery, useClubAddressQuery$data } from '../../__generated__/useClubAddressQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';

/** The club's legal details, as the law requires them. */
export const useClubAddress = (): useClubAddressQuery$data['generalInfos'] =>
  useLazyLoadQuery<useClubAddressQuery>(
    graphql`
      query useClubAddressQuery {
        generalInfos {
          email
          phoneNumber
          addresses {
            invoice {
              consignor
            }
            office {
              street
              houseNumber
              zip
              city
              maps
            }
            inside {
              street
              houseNumber
              zip
              city
              maps
            }
            outside {
              street
              houseNumber
              zip
              city
              maps
            }
          }
        }
      }
    `,
    {},
    { fetchKey: useRetryKey() },
  ).generalInfos;
