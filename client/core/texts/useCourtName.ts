import { useCallback } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { useCourtNameQuery } from '../../__generated__/useCourtNameQuery.graphql.ts';
import type { useCourtName_courts$key } from '../../__generated__/useCourtName_courts.graphql.ts';
import { useTranslatedCourtName } from './useTranslatedCourtName.ts';

type CourtOfSport = Readonly<{ sport: string; court: number }>;

/**
 * What the club calls a court, in the language on screen; a court that the club no longer has is called by its number.
 * Suspends on first use; a page whose own query spreads `useCourtName_courts` has the names already.
 */
export const useCourtName = (): ((booking: CourtOfSport) => string) => {
  const query = useLazyLoadQuery<useCourtNameQuery>(
    graphql`
      query useCourtNameQuery {
        ...useCourtName_courts
      }
    `,
    {},
  );
  const { bookingInfos } = useFragment<useCourtName_courts$key>(
    graphql`
      fragment useCourtName_courts on Query {
        bookingInfos {
          sportSettings {
            name
            courtList {
              number
              name
            }
          }
        }
      }
    `,
    query,
  );
  const translated = useTranslatedCourtName();
  return useCallback(
    ({ sport, court }) => {
      const courts = bookingInfos.sportSettings.find(({ name }) => name === sport)?.courtList ?? [];
      return translated(courts.find(({ number }) => number === court)?.name ?? `Platz ${court}`);
    },
    [bookingInfos, translated],
  );
};
