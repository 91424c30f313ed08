import { type FactsOf, asText, hidden, value, words } from '../core/facts.ts';
import type { ClubEventEvent } from './clubEventEvents.ts';

const about = { eventId: hidden('ID') };
const details = {
  name: value(['Name', 'Name'], asText.text),
  category: words(['Art', 'Kind'], {
    LEAGUE: ['Medenspiel', 'League match'],
    TOURNAMENT: ['Turnier', 'Tournament'],
    CLUB: ['Vereinsleben', 'Club life'],
    OTHER: ['Sonstiges', 'Other'],
  }),
  description: value(['Beschreibung', 'Description'], asText.text),
  place: value(['Ort', 'Place'], asText.text),
  date: value(['Erster Tag', 'First day'], asText.day),
  endDate: value(['Letzter Tag', 'Last day'], asText.day),
  start: value(['Beginn', 'Start'], asText.text),
  end: value(['Ende', 'End'], asText.text),
  homeAway: words(['Heim oder auswärts', 'Home or away'], {
    HOME: ['Heimspiel', 'Home'],
    AWAY: ['Auswärtsspiel', 'Away'],
  }),
  sport: value(['Sportart', 'Sport'], asText.sport),
  courts: value(['Plätze', 'Courts'], asText.list),
};

/** How a history shows the club's events. */
export const clubEventFacts = {
  ClubEventAnnounced: { ...about, ...details },
  ClubEventRevised: { ...about, ...details },
  ClubEventCalledOff: about,
  ClubEventReinstated: about,
  ClubEventDeleted: about,
} as const satisfies FactsOf<ClubEventEvent>;
