import type { TextShape } from '../core/texts/textShape.ts';
import type { userTextsDe } from './texts.de.ts';

export const userTextsEn: TextShape<typeof userTextsDe> = {
  roles: { MEMBER: 'Member', GUEST: 'Guest', TRAINER: 'Coaching team', ADMIN: 'Administration' },
  menu: {
    label: 'Account of {{name}}',
    bookings: 'My bookings',
    vouchers: 'My hour cards',
    invoices: 'My invoices',
    profile: 'Profile',
    dashboard: 'Dashboard',
    signOut: 'Sign out',
  },
};
