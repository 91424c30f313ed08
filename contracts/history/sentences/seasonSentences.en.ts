import type { TextShape } from '../../core/textShape.ts';
import type { seasonSentencesDe } from './seasonSentences.de.ts';

/** What happened to the draft of the next season: part of the texts of the history. */
export const seasonSentencesEn: TextShape<typeof seasonSentencesDe> = {
  you: {
    SeasonPlanned: 'You drafted the next season.',
    SeasonSeriesSaved: 'You changed a series in the draft of the season.',
    SeasonSeriesRemoved: 'You removed a series from the draft of the season.',
    SeasonHolderAsked: 'You asked whether the time is to stay in the next season.',
    SeasonOfferAnswered: 'You answered the question about the next season.',
    SeasonBookingStarted: 'You began to book the season.',
    SeasonSeriesBooked: 'You booked the series of the draft.',
    SeasonSeriesRefused: 'You tried to book the series of the draft; that was not possible.',
    SeasonPlanClosed: 'You closed the draft of the season.',
  },
  others: {
    SeasonPlanned: '{{who}} drafted the next season.',
    SeasonSeriesSaved: '{{who}} changed a series in the draft of the season.',
    SeasonSeriesRemoved: '{{who}} removed a series from the draft of the season.',
    SeasonHolderAsked: '{{who}} asked whether the time is to stay in the next season.',
    SeasonOfferAnswered: '{{who}} answered the question about the next season.',
    SeasonBookingStarted: '{{who}} began to book the season.',
    SeasonSeriesBooked: '{{who}} booked the series of the draft.',
    SeasonSeriesRefused: '{{who}} tried to book the series of the draft; that was not possible.',
    SeasonPlanClosed: '{{who}} closed the draft of the season.',
  },
};
