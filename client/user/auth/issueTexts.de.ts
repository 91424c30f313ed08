import type { Issue } from './issue.ts';

export const issueTextsDe = {
  credentialMissing: 'Gib deine E-Mail-Adresse oder deine Mitgliedsnummer ein.',
  passwordMissing: 'Gib dein Passwort ein.',
  secondFactorMissing: 'Gib den Code ein.',
  emailInvalid: 'Gib eine vollständige E-Mail-Adresse ein, zum Beispiel anna@beispiel.de.',
  emailSame: 'Das ist schon deine Adresse.',
  codeMissing: 'Gib den Startcode aus der Einladung ein.',
  codeShort: 'Der Startcode hat 8 Zeichen.',
  passwordShort: 'Nimm mindestens 8 Zeichen.',
  passwordLong: 'Nimm höchstens 128 Zeichen.',
  passwordOwn: 'Nimm nicht deinen Namen und nicht deine E-Mail-Adresse.',
  passwordsDiffer: 'Beide Eingaben müssen gleich sein.',
  firstNameMissing: 'Gib deinen Vornamen ein.',
  lastNameMissing: 'Gib deinen Nachnamen ein.',
  nameInvalid: '2 bis 50 Buchstaben; erlaubt sind auch Bindestrich, Apostroph und Leerzeichen.',
  phoneInvalid: 'Gib eine Telefonnummer ein, unter der wir dich erreichen, zum Beispiel 0171 2345678.',
  streetMissing: 'Gib die Straße ein.',
  houseNumberMissing: 'Fehlt.',
  zipInvalid: '5 Ziffern.',
  cityMissing: 'Gib den Ort ein.',
  privacyMissing: 'Bestätige, dass du die Hinweise gelesen hast.',
} as const satisfies Record<Issue, string>;
