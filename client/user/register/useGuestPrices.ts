import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useGuestPricesQuery, useGuestPricesQuery$data } from '../../__generated__/useGuestPricesQuery.graphql.ts';

/** What a guest pays for a court and an hour, by sport and time; nothing where the club has not said. */
export const useGuestPrices = (): useGuestPricesQuery$data['generalInfos']['guestPrices'] =>
  useLazyLoadQuery<useGuestPricesQuery>(
    graphql`
      query useGuestPricesQuery {
        generalInfos {
          guestPrices {
            sport
            time
            weekday
            weekend
          }
        }
      }
    `,
    {},
  ).generalInfos.guestPrices;
