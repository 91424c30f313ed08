import type { Language } from '@platzwart/contracts/core';

type Named = Readonly<{ firstName: string; club: string; by: string }>;
type RemovedByOther = Readonly<{
  /** Who did it, where no name is known. */
  somebody: string;
  subject: string;
  heading: string;
  text: (named: Named) => string;
  next: string;
  reason: string;
  notAsked: string;
}>;

/** What the e-mail says where an administrator, or the operator of the club's server, removed the second factor. */
export const removedByOther: Readonly<Record<Language, RemovedByOther>> = {
  de: {
    somebody: 'Die Verwaltung',
    subject: 'Dein zweiter Faktor wurde entfernt',
    heading: 'Dein zweiter Faktor wurde entfernt',
    text: ({ firstName, club, by }) =>
      `Hallo ${firstName}, ${by} hat als Verwaltung von ${club} den zweiten Faktor deines Kontos entfernt. Zum Anmelden genügt ab jetzt dein Passwort.`,
    next: 'Auf allen Geräten bist du abgemeldet. Richte nach dem Anmelden in deinem Profil einen neuen zweiten Faktor ein.',
    reason: 'Grund',
    notAsked:
      'Hast du darum nicht gebeten? Dann lege gleich ein neues Passwort fest und gib dem Verein Bescheid: Antworte auf diese E-Mail.',
  },
  en: {
    somebody: 'The administration',
    subject: 'Your second factor was removed',
    heading: 'Your second factor was removed',
    text: ({ firstName, club, by }) =>
      `Hello ${firstName}, ${by} has removed the second factor of your account, for the administration of ${club}. From now on your password alone is enough to sign in.`,
    next: 'You are signed out on all devices. After signing in, set up a new second factor in your profile.',
    reason: 'Reason',
    notAsked: 'You did not ask for this? Then set a new password now, and tell the club: just reply to this e-mail.',
  },
};
