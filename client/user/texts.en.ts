import type { TextShape } from '../core/textShape.ts';
import type { userTextsDe } from './texts.de.ts';

export const userTextsEn: TextShape<typeof userTextsDe> = {
  login: {
    title: 'Sign in',
    intro: 'With the account your club gave you.',
    credential: 'E-mail or member number',
    credentialMissing: 'Enter your e-mail address or your member number.',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps lock is on.',
    submit: 'Sign in',
    expired: 'Your session has ended. Sign in again: what you began is still there.',
    left: 'You are signed out.',
    required: 'You need to be signed in to see this page.',
    demo: {
      title: 'Demo accounts',
      text: 'One tap fills in the form. Password: platzwart',
    },
  },
  roles: { MEMBER: 'Member', GUEST: 'Guest', TRAINER: 'Coaching team', ADMIN: 'Administration' },
  menu: { label: 'Account of {{name}}', bookings: 'My bookings', signOut: 'Sign out' },
};
