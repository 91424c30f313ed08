import { type FactsOf, asText, group, hidden, people, rows, value, words } from '../core/facts.ts';
import { category, period, repeats, sportName, times, title } from './bookingFactFields.ts';
import type { SeasonEvent } from './seasonEvents.ts';

const id = hidden('ID');
const plan = { planId: id };
const series = { ...plan, seriesId: id, personId: hidden('SUBJECT') };
const court = value(['Platz', 'Court'], asText.count);
const offered = { category, title, court, ...times, repetition: repeats, ...period };
const listed = { ...offered, seriesId: id, personId: people(['Für', 'For']) };
const days = {
  from: value(['erster Tag', 'first day'], asText.day),
  to: value(['letzter Tag', 'last day'], asText.day),
};

/** How a history shows the events about the take-over of a season. */
export const seasonFacts = {
  SeasonPlanned: {
    ...{ ...plan, sport: sportName },
    source: group(['Bisherige Saison', 'Last season'], days),
    period: group(['Neue Saison', 'New season'], days),
    series: rows(['Serie', 'Series'], ['startdate', 'court', 'start'], { ...listed, sourceId: id }),
  },
  SeasonSeriesSaved: { ...series, ...offered, isNew: value(['Neu im Entwurf', 'New in the draft'], asText.yesNo) },
  SeasonSeriesRemoved: series,
  SeasonHolderAsked: {
    ...{ ...plan, personId: hidden('SUBJECT'), codeId: hidden('SECRET'), tokenHash: hidden('SECRET') },
    ...{ askedOn: value(['Gefragt am', 'Asked on'], asText.day), sport: sportName },
    answerUntil: value(['Antwort bis', 'Answer until'], asText.day),
    isReminder: value(['Erinnerung', 'Reminder'], asText.yesNo),
    series: rows(['Serie', 'Series'], ['startdate', 'court', 'start'], listed),
  },
  SeasonOfferAnswered: {
    ...series,
    answer: words(['Antwort', 'Answer'], {
      YES: ['ja', 'yes'],
      NO: ['nein', 'no'],
      OTHER_TIME: ['eine andere Zeit', 'another time'],
    }),
    sealedOtherTime: value(['Wunsch', 'Wish'], asText.text),
    byClub: value(['Vom Verein eingetragen', 'Entered by the club'], asText.yesNo),
  },
  SeasonBookingStarted: {
    ...plan,
    seriesIds: value(['Serien', 'Series'], asText.size),
    onConflict: words(['Belegte Termine', 'Taken dates'], {
      ABORT: ['nichts buchen', 'book nothing'],
      SKIP: ['auslassen', 'leave out'],
    }),
    startedBy: people(['Gebucht von', 'Booked by']),
  },
  SeasonSeriesBooked: {
    ...series,
    booked: value(['Gebuchte Termine', 'Dates booked'], asText.count),
    skipped: value(['Ausgelassene Termine', 'Dates left out'], asText.count),
  },
  SeasonSeriesRefused: { ...series, code: value(['Abgelehnt mit', 'Refused with'], asText.text) },
  SeasonPlanClosed: plan,
} as const satisfies FactsOf<SeasonEvent>;
