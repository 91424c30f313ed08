import type { FeatureTexts } from '../core/index.ts';

export const doorCodeTextsDe = {
  errors: {
    ERR_DOORCODE_NOT_CREATED:
      'Der Türcode konnte nicht angelegt werden. Wähle einen anderen Code oder lass ihn erzeugen.',
    ERR_DOORCODE_NOT_UPDATED:
      'Der Türcode konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
    ERR_DOORCODE_NOT_DELETED:
      'Der Türcode konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
    ERR_DOORCODE_NOT_FOUND: 'Diesen Türcode gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  },
  mailKinds: {},
  readModels: {},
  you: {},
  others: {},
} as const satisfies FeatureTexts;

export const doorCodeSuccessTextsDe = {
  SUC_DOORCODE_CREATED: 'Der Türcode ist angelegt.',
  SUC_DOORCODE_UPDATED: 'Der Türcode ist geändert.',
  SUC_DOORCODE_DELETED: 'Der Türcode ist gelöscht.',
} as const;
