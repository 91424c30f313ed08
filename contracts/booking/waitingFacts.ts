import { type FactsOf, asText, hidden, value, words } from '../core/facts.ts';
import { place, sportName } from './bookingFactFields.ts';
import type { WaitingEvent } from './waitingEvents.ts';

const id = hidden('ID');
const entry = { entryId: id, personId: hidden('SUBJECT'), sport: sportName, date: value(['Tag', 'Day'], asText.day) };
const slot = { ...entry, ...place, holdId: id };

/** How a history shows the events of the waiting list. */
export const waitingFacts = {
  WaitingListJoined: {
    ...entry,
    from: value(['Frühestens', 'From'], asText.text),
    to: value(['Spätestens', 'Until'], asText.text),
    minutes: value(['Dauer', 'Duration'], asText.minutes),
  },
  WaitingListLeft: {
    ...entry,
    reason: words(['Grund', 'Reason'], {
      BOOKED: ['hat eine passende Buchung', 'has a fitting booking'],
      LEFT: ['möchte nicht mehr warten', 'left the list'],
      PASSED: ['die Zeit ist vorbei', 'the time has passed'],
      RELEASED: ['die Buchungen wurden freigegeben', 'the bookings were released'],
    }),
  },
  SlotOffered: { ...slot, expiresAt: value(['Gilt bis', 'Valid until'], asText.instant) },
  OfferEnded: {
    ...slot,
    outcome: words(['Ausgang', 'Outcome'], {
      TAKEN: ['angenommen', 'taken'],
      DECLINED: ['abgelehnt', 'declined'],
      EXPIRED: ['abgelaufen', 'expired'],
      DISPLACED: ['der Verein braucht den Platz', 'the club took the court'],
    }),
  },
} as const satisfies FactsOf<WaitingEvent>;
