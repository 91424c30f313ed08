import type { InitialErrorCode } from './errorCode.ts';

export const errorTextsEn = {
  ERR_INVALID_INPUT: 'Something you entered is not right. Check the marked fields and try again.',
  ERR_SERVER: 'Something went wrong on the server. Try again in a few minutes.',
  ERR_DB_CONNECTION: 'The booking system cannot be reached right now. Try again in a few minutes.',
  ERR_NOT_AUTHORIZED: 'You are not allowed to do this. Contact the club if you think that is wrong.',
  LOGIN_REQUIRED: 'You are not signed in. Sign in to carry on.',
  CLIENT_OUTDATED: 'Platzwart has been updated. Reload the page to carry on.',
  ERR_INITIAL: 'The page could not start. Reload it.',
  ERR_LOAD_SETTINGS: "The club's settings could not be loaded. Reload the page.",
  ERR_TOO_MANY_CHANGES: 'Those were a lot of changes in a short time. Wait a moment, and then try again.',
  ERR_NETWORK: 'The server does not answer. Check your internet connection and try again.',
  ERR_BOOKING_TIME_INVALID:
    'This time cannot be booked. Choose a free time of at least 60 minutes that has not begun yet.',
  ERR_BOOKING_CONFLICT: 'This time has just been taken. Choose another court or another time.',
  ERR_BOOKING_LIMIT: 'That would be more bookings than the club allows. Choose fewer, or cancel a booking first.',
  ERR_PRICE_CHANGED: 'The price has changed in the meantime. Check the new price, then book again.',
  ERR_BOOKING_NOT_FOUND: 'This booking no longer exists. Reload the page to see how things stand.',
  ERR_CANCEL_TOO_LATE: 'The time for cancelling is over. Contact the club if you cannot play.',
  ERR_LOGIN: 'Signing in did not work. Try again.',
  ERR_INVALID_CREDENTIALS: 'The e-mail, member number or password is wrong. Check them and try again.',
  ERR_TOO_MANY_LOGIN_ATTEMPTS: 'That was too many attempts. Wait a few minutes, or reset your password by e-mail.',
  ERR_SECOND_FACTOR_REQUIRED: 'Your account has a second lock. Enter the code from your authenticator app.',
  ERR_SECOND_FACTOR_INVALID: 'The code from the app is wrong. Use the one it shows now, or a recovery code.',
  ERR_USER_NOT_VERIFIED: 'Your account has not been confirmed yet. Open the link in the e-mail from the club.',
  ERR_USER_DEACTIVATED: 'Your account is blocked. Contact the club.',
} as const satisfies Record<InitialErrorCode, string>;
