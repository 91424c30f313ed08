export const userTextsDe = {
  login: {
    title: 'Anmelden',
    intro: 'Mit deinem Konto vom Verein.',
    credential: 'E-Mail oder Mitgliedsnummer',
    credentialMissing: 'Gib deine E-Mail-Adresse oder deine Mitgliedsnummer ein.',
    password: 'Passwort',
    passwordMissing: 'Gib dein Passwort ein.',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    capsLock: 'Die Feststelltaste ist an.',
    submit: 'Anmelden',
    expired: 'Deine Sitzung ist abgelaufen. Melde dich neu an: Was du begonnen hast, ist noch da.',
    left: 'Du bist abgemeldet.',
    required: 'Für diese Seite musst du angemeldet sein.',
    demo: {
      title: 'Demo-Zugänge',
      text: 'Ein Tipp füllt das Formular aus. Passwort: platzwart',
    },
  },
  roles: { MEMBER: 'Mitglied', GUEST: 'Gast', TRAINER: 'Trainerteam', ADMIN: 'Verwaltung' },
  menu: { label: 'Konto von {{name}}', bookings: 'Meine Buchungen', signOut: 'Abmelden' },
} as const;
