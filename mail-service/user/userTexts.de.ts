import type { Facts } from './userTextShape.ts';

const wasNotMe = 'Warst du das nicht? Dann lege gleich ein neues Passwort fest und gib dem Verein Bescheid.';

export const userTextsDe = {
  INIT_CODE: {
    subject: ({ club }: Facts) => `Dein Zugang zu ${club}`,
    heading: ({ firstName }: Facts) => `Willkommen, ${firstName}`,
    paragraphs: ({ club, memberNumber }: Facts) => [
      `${club} hat für dich ein Konto angelegt. Damit buchst du Plätze und siehst deine Buchungen.`,
      `Deine Mitgliedsnummer ist ${memberNumber}. Bestätige dein Konto mit diesem Code und wähle dein Passwort.`,
    ],
    code: 'Dein Code',
    button: 'Konto bestätigen',
    notes: ({ until }: Facts) => [`Der Code gilt bis ${until} und nur einmal.`],
  },
  GUEST_VERIFY: {
    subject: ({ club }: Facts) => `Bestätige deine Anmeldung bei ${club}`,
    heading: ({ firstName }: Facts) => `Fast geschafft, ${firstName}`,
    paragraphs: ({ club }: Facts) => [
      `Bestätige, dass diese E-Mail-Adresse dir gehört, und gib dabei das Passwort ein, das für dein Konto gelten soll. Danach kannst du bei ${club} Plätze buchen.`,
    ],
    button: 'E-Mail-Adresse bestätigen',
    notes: ({ until }: Facts) => [
      `Der Link gilt bis ${until} und nur einmal.`,
      'Du hast dich nicht angemeldet? Dann musst du nichts tun: Ohne Bestätigung wird die Anmeldung nach sieben Tagen gelöscht.',
    ],
  },
  REGISTRATION_ATTEMPTED: {
    subject: ({ club }: Facts) => `Du hast schon ein Konto bei ${club}`,
    heading: () => 'Diese E-Mail-Adresse ist schon angemeldet',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, jemand wollte sich bei ${club} mit deiner E-Mail-Adresse neu anmelden. Du hast schon ein Konto, darum ist nichts geschehen.`,
    ],
    button: 'Anmelden',
    notes: () => [
      'Warst du es, melde dich einfach an. Dein Passwort hast du vergessen? Auf derselben Seite legst du ein neues fest.',
      'Warst du es nicht, musst du nichts tun: Dein Konto und dein Passwort bleiben, wie sie sind.',
    ],
  },
  RESET_PASSWORD: {
    subject: () => 'Neues Passwort festlegen',
    heading: () => 'Neues Passwort festlegen',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, für dein Konto bei ${club} wurde ein neues Passwort angefordert.`,
    ],
    button: 'Passwort festlegen',
    notes: ({ until }: Facts) => [
      `Der Link gilt bis ${until} und nur einmal.`,
      'Du hast nichts angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    ],
  },
  NEW_EMAIL: {
    subject: () => 'Bestätige deine neue E-Mail-Adresse',
    heading: () => 'Deine neue E-Mail-Adresse',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, diese Adresse soll ab jetzt zu deinem Konto bei ${club} gehören. Bis du sie bestätigst, gilt die alte.`,
    ],
    button: 'Neue Adresse bestätigen',
    notes: ({ until }: Facts) => [
      `Der Link gilt bis ${until} und nur einmal.`,
      'Du kennst dieses Konto nicht? Dann musst du nichts tun.',
    ],
  },
  NEW_EMAIL_NOTICE: {
    subject: () => 'Deine E-Mail-Adresse soll geändert werden',
    heading: () => 'Eine neue E-Mail-Adresse wurde eingetragen',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, für dein Konto bei ${club} wurde eine andere E-Mail-Adresse eingetragen. Sie gilt erst, wenn sie dort bestätigt wird.`,
    ],
    button: 'Profil ansehen',
    notes: () => [wasNotMe],
  },
  EMAIL_CHANGED: {
    subject: () => 'Deine E-Mail-Adresse wurde geändert',
    heading: () => 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, zu deinem Konto bei ${club} gehört ab jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir nicht mehr.`,
    ],
    button: 'Profil ansehen',
    notes: () => ['Warst du das nicht? Dann gib dem Verein gleich Bescheid: Antworte einfach auf diese E-Mail.'],
  },
  PASSWORD_CHANGED: {
    subject: () => 'Dein Passwort wurde geändert',
    heading: () => 'Dein Passwort wurde geändert',
    paragraphs: ({ firstName, club, at }: Facts) => [
      `Hallo ${firstName}, das Passwort deines Kontos bei ${club} wurde am ${at} geändert. Auf allen anderen Geräten bist du abgemeldet.`,
    ],
    button: 'Das war ich nicht',
    notes: () => ['Warst du es selbst, musst du nichts tun. Sonst legst du mit dem Knopf ein neues Passwort fest.'],
  },
  SECOND_FACTOR_ENABLED: {
    subject: () => 'Zweiter Faktor eingeschaltet',
    heading: () => 'Dein Konto ist besser geschützt',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, zum Anmelden bei ${club} brauchst du ab jetzt neben dem Passwort einen Code aus deiner App. Bewahre die Wiederherstellungscodes gut auf.`,
    ],
    button: 'Profil ansehen',
    notes: () => [wasNotMe],
  },
  SECOND_FACTOR_REMOVED: {
    subject: () => 'Zweiter Faktor ausgeschaltet',
    heading: () => 'Der zweite Faktor ist ausgeschaltet',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, zum Anmelden bei ${club} genügt ab jetzt wieder dein Passwort.`,
    ],
    button: 'Profil ansehen',
    notes: () => [wasNotMe],
  },
  ACCOUNT_DEACTIVATED: {
    subject: ({ club }: Facts) => `Dein Konto bei ${club} ist gesperrt`,
    heading: () => 'Dein Konto ist gesperrt',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, ${club} hat dein Konto gesperrt. Du kannst dich zurzeit nicht anmelden und nichts buchen.`,
    ],
    button: 'Zur Website',
    notes: () => ['Wenn du dazu eine Frage hast, antworte auf diese E-Mail.'],
  },
  ACCOUNT_ERASED: {
    subject: ({ club }: Facts) => `Dein Konto bei ${club} ist gelöscht`,
    heading: () => 'Dein Konto ist gelöscht',
    paragraphs: ({ firstName, club }: Facts) => [
      `Hallo ${firstName}, ${club} hat dein Konto und deine persönlichen Daten gelöscht. Künftige Buchungen sind storniert.`,
      'Was das Steuerrecht aufzuheben verlangt, bleibt bis zum Ende der Frist gesperrt. Auch diese Adresse kennen wir nach dieser E-Mail nicht mehr.',
    ],
    button: 'Zur Website',
    notes: () => ['Wenn du dazu eine Frage hast, antworte auf diese E-Mail.'],
  },
};
