import type { Issue } from './fieldIssues.ts';

export const issueTextsDe = {
  credentialMissing: 'Gib deine E-Mail-Adresse oder deine Mitgliedsnummer ein.',
  passwordMissing: 'Gib dein Passwort ein.',
  secondFactorMissing: 'Gib den Code ein.',
  emailInvalid: 'Gib eine vollständige E-Mail-Adresse ein, zum Beispiel anna@beispiel.de.',
  emailSame: 'Das ist schon deine Adresse.',
  codeMissing: 'Gib den Startcode aus der Einladung ein.',
  codeShort: 'Der Startcode hat 8 Zeichen.',
  newPasswordMissing: 'Gib ein neues Passwort ein.',
  confirmationMissing: 'Gib das neue Passwort noch einmal ein.',
  passwordShort: 'Das Passwort braucht mindestens 8 Zeichen.',
  passwordLong: 'Das Passwort hat höchstens 128 Zeichen.',
  passwordOwn: 'Das Passwort darf nicht dein Name und nicht deine E-Mail-Adresse sein.',
  passwordsDiffer: 'Die Wiederholung ist nicht gleich dem neuen Passwort.',
  firstNameMissing: 'Gib deinen Vornamen ein.',
  lastNameMissing: 'Gib deinen Nachnamen ein.',
  nameInvalid:
    'Namen haben 1 bis 50 Zeichen: Buchstaben, Leerzeichen, Bindestrich, Apostroph und Punkt, keine Ziffern.',
  phoneInvalid: 'Gib eine Telefonnummer ein, unter der wir dich erreichen, zum Beispiel 0171 2345678.',
  streetMissing: 'Gib die Straße ein.',
  houseNumberMissing: 'Hausnummer fehlt.',
  zipInvalid: 'Diese PLZ passt nicht zum Land.',
  cityMissing: 'Gib den Ort ein.',
  privacyMissing: 'Bestätige, dass du die Datenschutzhinweise gelesen hast.',
} as const satisfies Record<Issue, string>;
