import type { FeatureTexts } from '../core/index.ts';

export const seasonTextsDe = {
  errors: {
    ERR_SEASON_NOT_CREATED:
      'In diesem Zeitraum gibt es keine Serien zum Übernehmen. Wähle andere Tage oder eine andere Sportart.',
    ERR_SEASON_NOT_UPDATED:
      'Das geht nicht mehr: Die Serie ist schon gebucht, der Entwurf ist geschlossen oder es gibt nichts mehr zu buchen.',
    ERR_SEASON_NOT_FOUND: 'Diese Serie oder diesen Entwurf gibt es nicht mehr. Lade die Seite neu.',
    ERR_SEASON_OFFER_OVER: 'Dieses Angebot gilt nicht mehr. Frag bitte beim Verein nach.',
    ERR_SEASON_OFFER_LATER: 'Das waren zu viele Versuche. Warte bitte eine Minute.',
  },
  mailKinds: {
    SEASON_ASKED: 'Frage zur nächsten Saison',
    SEASON_REMINDER: 'Erinnerung an die Frage zur Saison',
  },
  readModels: {
    season_plans: 'Entwürfe der Saison',
  },
  you: {
    SeasonPlanned: 'Du hast die nächste Saison entworfen.',
    SeasonSeriesSaved: 'Du hast eine Serie im Entwurf der Saison geändert.',
    SeasonSeriesRemoved: 'Du hast eine Serie aus dem Entwurf der Saison entfernt.',
    SeasonHolderAsked: 'Du hast gefragt, ob die Zeit in der nächsten Saison bleiben soll.',
    SeasonOfferAnswered: 'Du hast die Frage zur nächsten Saison beantwortet.',
    SeasonBookingStarted: 'Du hast begonnen, die Saison zu buchen.',
    SeasonSeriesBooked: 'Du hast die Serie aus dem Entwurf gebucht.',
    SeasonSeriesRefused: 'Du wolltest die Serie aus dem Entwurf buchen; das ging nicht.',
    SeasonPlanClosed: 'Du hast den Entwurf der Saison geschlossen.',
  },
  others: {
    SeasonPlanned: '{{who}} hat die nächste Saison entworfen.',
    SeasonSeriesSaved: '{{who}} hat eine Serie im Entwurf der Saison geändert.',
    SeasonSeriesRemoved: '{{who}} hat eine Serie aus dem Entwurf der Saison entfernt.',
    SeasonHolderAsked: '{{who}} hat gefragt, ob die Zeit in der nächsten Saison bleiben soll.',
    SeasonOfferAnswered: '{{who}} hat die Frage zur nächsten Saison beantwortet.',
    SeasonBookingStarted: '{{who}} hat begonnen, die Saison zu buchen.',
    SeasonSeriesBooked: '{{who}} hat die Serie aus dem Entwurf gebucht.',
    SeasonSeriesRefused: '{{who}} wollte die Serie aus dem Entwurf buchen; das ging nicht.',
    SeasonPlanClosed: '{{who}} hat den Entwurf der Saison geschlossen.',
  },
} as const satisfies FeatureTexts;

export const seasonSuccessTextsDe = {
  SUC_SEASON_CREATED: 'Der Entwurf der Saison ist angelegt.',
  SUC_SEASON_UPDATED: 'Der Entwurf der Saison ist geändert.',
  SUC_SEASON_ANSWERED: 'Danke, deine Antwort ist beim Verein.',
} as const;
