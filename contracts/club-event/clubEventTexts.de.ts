import type { FeatureTexts } from '../core/index.ts';

export const clubEventTextsDe = {
  errors: {},
  mailKinds: {},
  readModels: {
    club_events: 'Termine',
  },
  you: {
    ClubEventAnnounced: 'Du hast den Termin angelegt.',
    ClubEventRevised: 'Du hast den Termin geändert.',
    ClubEventCalledOff: 'Du hast den Termin abgesagt.',
    ClubEventReinstated: 'Du hast die Absage zurückgenommen.',
    ClubEventDeleted: 'Du hast den Termin gelöscht.',
  },
  others: {
    ClubEventAnnounced: '{{who}} hat den Termin angelegt.',
    ClubEventRevised: '{{who}} hat den Termin geändert.',
    ClubEventCalledOff: '{{who}} hat den Termin abgesagt.',
    ClubEventReinstated: '{{who}} hat die Absage zurückgenommen.',
    ClubEventDeleted: '{{who}} hat den Termin gelöscht.',
  },
} as const satisfies FeatureTexts;
