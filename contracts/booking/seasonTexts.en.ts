import type { TextShape } from '../core/index.ts';
import type { seasonSuccessTextsDe, seasonTextsDe } from './seasonTexts.de.ts';

export const seasonTextsEn: TextShape<typeof seasonTextsDe> = {
  errors: {
    ERR_SEASON_NOT_CREATED: 'There are no series in this period to take over. Choose other days or another sport.',
    ERR_SEASON_NOT_UPDATED:
      'That is no longer possible: the series is booked, the draft is closed, or nothing is left to book.',
    ERR_SEASON_NOT_FOUND: 'This series or draft no longer exists. Reload the page.',
    ERR_SEASON_OFFER_OVER: 'This offer is over. Please ask the club.',
    ERR_SEASON_OFFER_LATER: 'That was too many attempts. Please wait a minute.',
  },
  mailKinds: {
    SEASON_ASKED: 'Question about the next season',
    SEASON_REMINDER: 'Reminder of the question about the season',
  },
  readModels: {
    season_plans: 'Drafts of the season',
  },
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

export const seasonSuccessTextsEn: TextShape<typeof seasonSuccessTextsDe> = {
  SUC_SEASON_CREATED: 'The draft of the season has been made.',
  SUC_SEASON_UPDATED: 'The draft of the season has been changed.',
  SUC_SEASON_ANSWERED: 'Thank you, the club has your answer.',
};
