import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useClubAddressQuery, useClubAddressQuery$data } from '../../__generated__/useClubAddressQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';

/** Who the club is, as the law wants it told. */
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
