import type { UserTexts } from './userTextShape.ts';

const wasNotMe = 'Was this not you? Then set a new password now, and tell the club.';

export const userTextsEn: UserTexts = {
  INIT_CODE: {
    subject: ({ club }) => `Your account at ${club}`,
    heading: ({ firstName }) => `Welcome, ${firstName}`,
    paragraphs: ({ club, memberNumber }) => [
      `${club} has made an account for you. With it you book courts and see your bookings.`,
      `Your member number is ${memberNumber}. Confirm your account with this code and choose your password.`,
    ],
    code: 'Your code',
    button: 'Confirm account',
    notes: ({ until }) => [`The code is valid until ${until}, and only once.`],
  },
  GUEST_VERIFY: {
    subject: ({ club }) => `Confirm your registration at ${club}`,
    heading: ({ firstName }) => `Nearly done, ${firstName}`,
    paragraphs: ({ club }) => [
      `Confirm that this e-mail address is yours, and enter the password that your account is to have. Then you can book courts at ${club}.`,
    ],
    button: 'Confirm e-mail address',
    notes: ({ until }) => [
      `The link is valid until ${until}, and only once.`,
      'You have not registered? Then there is nothing to do: without confirmation the registration is deleted after seven days.',
    ],
  },
  REGISTRATION_ATTEMPTED: {
    subject: ({ club }) => `You already have an account at ${club}`,
    heading: () => 'This e-mail address is registered already',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, somebody wanted to register at ${club} with your e-mail address. You already have an account, so nothing has happened.`,
    ],
    button: 'Sign in',
    notes: () => [
      'If it was you, just sign in. You have forgotten your password? On the same page you set a new one.',
      'If it was not you, there is nothing to do: your account and your password stay as they are.',
    ],
  },
  RESET_PASSWORD: {
    subject: () => 'Set a new password',
    heading: () => 'Set a new password',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, a new password was asked for, for your account at ${club}.`,
    ],
    button: 'Set password',
    notes: ({ until }) => [
      `The link is valid until ${until}, and only once.`,
      'You have not asked for anything? Then there is nothing to do: your password stays as it is.',
    ],
  },
  NEW_EMAIL: {
    subject: () => 'Confirm your new e-mail address',
    heading: () => 'Your new e-mail address',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, this address is to belong to your account at ${club} from now on. Until you confirm it, the old one is valid.`,
    ],
    button: 'Confirm new address',
    notes: ({ until }) => [
      `The link is valid until ${until}, and only once.`,
      'You do not know this account? Then there is nothing to do.',
    ],
  },
  NEW_EMAIL_NOTICE: {
    subject: () => 'Your e-mail address is to be changed',
    heading: () => 'A new e-mail address was entered',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, another e-mail address was entered for your account at ${club}. It becomes valid only when it is confirmed there.`,
    ],
    button: 'See profile',
    notes: () => [wasNotMe],
  },
  EMAIL_CHANGED: {
    subject: () => 'Your e-mail address was changed',
    heading: () => 'Your e-mail address was changed',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, from now on another e-mail address belongs to your account at ${club}. We no longer write to this one.`,
    ],
    button: 'See profile',
    notes: () => ['Was this not you? Then tell the club now: just reply to this e-mail.'],
  },
  PASSWORD_CHANGED: {
    subject: () => 'Your password was changed',
    heading: () => 'Your password was changed',
    paragraphs: ({ firstName, club, at }) => [
      `Hello ${firstName}, the password of your account at ${club} was changed on ${at}. On all other devices you are signed out.`,
    ],
    button: 'This was not me',
    notes: () => ['If it was you, there is nothing to do. If not, set a new password with the button.'],
  },
  SECOND_FACTOR_ENABLED: {
    subject: () => 'Second factor switched on',
    heading: () => 'Your account is better protected',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, to sign in at ${club} you now need a code from your app besides your password. Keep the recovery codes in a safe place.`,
    ],
    button: 'See profile',
    notes: () => [wasNotMe],
  },
  SECOND_FACTOR_REMOVED: {
    subject: () => 'Second factor switched off',
    heading: () => 'The second factor is switched off',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, from now on your password alone is enough to sign in at ${club}.`,
    ],
    button: 'See profile',
    notes: () => [wasNotMe],
  },
  ACCOUNT_DEACTIVATED: {
    subject: ({ club }) => `Your account at ${club} is locked`,
    heading: () => 'Your account is locked',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, ${club} has locked your account. For the time being you cannot sign in or book.`,
    ],
    button: 'Open the website',
    notes: () => ['If you have a question about this, reply to this e-mail.'],
  },
  ACCOUNT_ERASED: {
    subject: ({ club }) => `Your account at ${club} is deleted`,
    heading: () => 'Your account is deleted',
    paragraphs: ({ firstName, club }) => [
      `Hello ${firstName}, ${club} has deleted your account and your personal data. Future bookings are cancelled.`,
      'What tax law requires to be kept stays locked until the end of its period. After this e-mail we no longer know this address either.',
    ],
    button: 'Open the website',
    notes: () => ['If you have a question about this, reply to this e-mail.'],
  },
};
