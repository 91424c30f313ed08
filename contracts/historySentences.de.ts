import { featureTextsDe } from './featureTexts.de.ts';

/** What a history says of each type of event, to the person who did it (`you`) and to others; who that was, and why. */
export const historySentencesDe = {
  club: 'Der Verein',
  admin: '{{name}} (Admin)',
  system: 'Das System',
  erased: 'Eine gelöschte Person',
  you: { ...featureTextsDe.you, other: 'Du hast etwas geändert.' },
  others: { ...featureTextsDe.others, other: '{{who}} hat etwas geändert.' },
  /** What nobody who was signed in did, and yet not the system. */
  withoutSession: {
    PersonRegistered: 'Die Person hat sich selbst registriert.',
    PersonVerified: 'Die E-Mail-Adresse wurde mit einem Code bestätigt.',
    PasswordReset: 'Das Passwort wurde mit einem Code neu gesetzt.',
    EmailChanged: 'Die neue E-Mail-Adresse wurde mit einem Code bestätigt.',
  },
  reason: 'Grund: {{reason}}',
  remark: 'Bemerkung: {{remark}}',
} as const;
