import type { TextShape } from '../core/index.ts';
import type { clubEventTextsDe } from './clubEventTexts.de.ts';

export const clubEventTextsEn: TextShape<typeof clubEventTextsDe> = {
  errors: {},
  mailKinds: {},
  readModels: {
    club_events: 'Events',
  },
  you: {
    ClubEventAnnounced: 'You added the event.',
    ClubEventRevised: 'You changed the event.',
    ClubEventCalledOff: 'You called off the event.',
    ClubEventReinstated: 'You took the calling-off back.',
    ClubEventDeleted: 'You deleted the event.',
  },
  others: {
    ClubEventAnnounced: '{{who}} added the event.',
    ClubEventRevised: '{{who}} changed the event.',
    ClubEventCalledOff: '{{who}} called off the event.',
    ClubEventReinstated: '{{who}} took the calling-off back.',
    ClubEventDeleted: '{{who}} deleted the event.',
  },
};
