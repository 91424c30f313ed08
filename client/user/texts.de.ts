export const userTextsDe = {
  roles: { MEMBER: 'Mitglied', GUEST: 'Gast', TRAINER: 'Trainerteam', ADMIN: 'Verwaltung' },
  menu: {
    label: 'Konto von {{name}}',
    bookings: 'Meine Buchungen',
    vouchers: 'Meine Stundenkarten',
    invoices: 'Meine Rechnungen',
    profile: 'Profil',
    dashboard: 'Zum Dashboard',
    signOut: 'Abmelden',
  },
} as const;
