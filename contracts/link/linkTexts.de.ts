import type { FeatureTexts } from '../core/index.ts';

export const linkTextsDe = {
  errors: {
    ERR_KIOSK_NOT_FOUND: 'Diesen Bildschirm gibt es nicht mehr. Lade die Liste neu.',
    ERR_KIOSK_CODE_INVALID:
      'Diesen Code zeigt gerade kein Bildschirm. Ein Code gilt zehn Minuten und nur einmal: Gib den ein, der jetzt auf dem Bildschirm steht.',
  },
  mailKinds: {},
  readModels: {},
  you: {},
  others: {},
} as const satisfies FeatureTexts;

export const linkSuccessTextsDe = {
  SUC_CALENDAR_LINK_CREATED: 'Der Link zu deinem Kalender ist erstellt.',
  SUC_CALENDAR_LINK_DELETED: 'Der Link zu deinem Kalender gilt nicht mehr.',
  SUC_KIOSK_CREATED: 'Der Bildschirm ist angelegt.',
  SUC_KIOSK_DELETED: 'Der Bildschirm ist entfernt.',
  SUC_KIOSK_PAIRED: 'Der Bildschirm ist gekoppelt.',
} as const;
