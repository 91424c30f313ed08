/** What happened to the draft of the next season: part of the texts of the history. */
export const seasonSentencesDe = {
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
} as const;
