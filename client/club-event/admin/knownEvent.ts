import { graphql, readInlineData } from 'relay-runtime';
import type { knownEvent_event$key } from '../../__generated__/knownEvent_event.graphql.ts';
import { type EventDraft, draftOf } from './eventDraft.ts';

/** What an ADMIN would fill in for an event as it is now. */
export const draftOfEvent = (key: knownEvent_event$key): EventDraft => {
  const { category, name, description, where, homeAway, date, endDate, start, end, sport, courts } = readInlineData(
    graphql`
      fragment knownEvent_event on Event @inline {
        category
        name
        description
        where
        homeAway
        date
        endDate
        start
        end
        sport
        courts
      }
    `,
    key,
  );
  return draftOf({ category, name, description, where, homeAway, date, endDate, start, end, sport, courts });
};
