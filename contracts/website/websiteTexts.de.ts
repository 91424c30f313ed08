import type { FeatureTexts } from '../core/index.ts';

export const websiteTextsDe = {
  errors: {
    ERR_TEAM_NOT_CREATED: 'Die Mannschaft konnte nicht angelegt werden. Prüfe die Angaben und versuche es noch einmal.',
    ERR_TEAM_NOT_UPDATED: 'Die Mannschaft konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
    ERR_TEAM_NOT_DELETED:
      'Die Mannschaft konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
    ERR_TEAM_NOT_FOUND: 'Diese Mannschaft gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
    ERR_EVENT_NOT_CREATED: 'Die Veranstaltung konnte nicht angelegt werden. Prüfe, ob die Plätze frei sind.',
    ERR_EVENT_NOT_UPDATED: 'Die Veranstaltung konnte nicht geändert werden. Prüfe, ob die Plätze frei sind.',
    ERR_EVENT_NOT_DELETED:
      'Die Veranstaltung konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
    ERR_EVENT_NOT_FOUND: 'Diese Veranstaltung gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
    ERR_POST_NOT_CREATED: 'Der Beitrag konnte nicht angelegt werden. Prüfe die Angaben und versuche es noch einmal.',
    ERR_POST_NOT_UPDATED: 'Der Beitrag konnte nicht gespeichert werden. Prüfe die Angaben und versuche es noch einmal.',
    ERR_POST_NOT_DELETED: 'Der Beitrag konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
    ERR_POST_NOT_FOUND: 'Diesen Beitrag gibt es nicht mehr. Sieh bei den Neuigkeiten nach, was aktuell ist.',
    ERR_CONTACT_NOT_CREATED: 'Der Kontakt konnte nicht angelegt werden. Prüfe die Angaben und versuche es noch einmal.',
    ERR_CONTACT_NOT_UPDATED: 'Der Kontakt konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
    ERR_CONTACT_NOT_DELETED:
      'Der Kontakt konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
    ERR_CONTACT_NOT_FOUND: 'Diesen Kontakt gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
    ERR_CONTACT_FORM_MESSAGE_NOT_CREATED:
      'Deine Nachricht konnte nicht gesendet werden. Versuche es später noch einmal oder ruf uns an.',
    ERR_CONTACT_FORM_MESSAGE_NOT_UPDATED:
      'Die Nachricht konnte nicht geändert werden. Erledigte Nachrichten bleiben erledigt; lade sonst die Seite neu.',
    ERR_CONTACT_FORM_MESSAGE_NOT_DELETED:
      'Die Nachricht konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
    ERR_CONTACT_FORM_MESSAGE_NOT_FOUND:
      'Diese Nachricht gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  },
  mailKinds: {},
  readModels: {},
  you: {},
  others: {},
} as const satisfies FeatureTexts;

export const websiteSuccessTextsDe = {
  SUC_TEAM_CREATED: 'Die Mannschaft ist angelegt.',
  SUC_TEAM_UPDATED: 'Die Mannschaft ist geändert.',
  SUC_TEAM_DELETED: 'Die Mannschaft ist gelöscht.',
  SUC_EVENT_CREATED: 'Die Veranstaltung ist angelegt.',
  SUC_EVENT_UPDATED: 'Die Veranstaltung ist geändert.',
  SUC_EVENT_DELETED: 'Die Veranstaltung ist gelöscht.',
  SUC_POST_CREATED: 'Der Beitrag ist angelegt.',
  SUC_POST_UPDATED: 'Der Beitrag ist gespeichert.',
  SUC_POST_DELETED: 'Der Beitrag ist gelöscht.',
  SUC_CONTACT_CREATED: 'Der Kontakt ist angelegt.',
  SUC_CONTACT_UPDATED: 'Der Kontakt ist geändert.',
  SUC_CONTACT_DELETED: 'Der Kontakt ist gelöscht.',
  SUC_CONTACT_FORM_MESSAGE_SENT: 'Deine Nachricht ist angekommen. Wir melden uns.',
  SUC_CONTACT_FORM_MESSAGE_UPDATED: 'Die Nachricht ist geändert.',
  SUC_CONTACT_FORM_MESSAGE_DELETED: 'Die Nachricht ist gelöscht.',
} as const;
