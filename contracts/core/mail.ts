/** What the club writes to its people, one letter each (decisions.md W14). */
export const mailKinds = [
  'INIT_CODE',
  'GUEST_VERIFY',
  'REGISTRATION_ATTEMPTED',
  'RESET_PASSWORD',
  'NEW_EMAIL',
  'NEW_EMAIL_NOTICE',
  'EMAIL_CHANGED',
  'PASSWORD_CHANGED',
  'SECOND_FACTOR_ENABLED',
  'SECOND_FACTOR_REMOVED',
  'ACCOUNT_DEACTIVATED',
  'ACCOUNT_ERASED',
  'BOOKING_CONFIRMED',
  'BOOKING_CANCELLED',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** WAITING: will be sent, or tried again. FAILED: given up, an ADMIN may send it once more. DROPPED: there is nobody to write to any more. */
export const mailStates = ['WAITING', 'SENT', 'FAILED', 'DROPPED'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a letter waits longer, was given up or was dropped. Names no person and quotes no server. */
export const mailProblems = [
  'SERVER_AWAY',
  'SERVER_REFUSED',
  'SERVER_BUSY',
  'RECIPIENT_REFUSED',
  'ADDRESS_INVALID',
  'CODE_EXPIRED',
  'CODE_GONE',
  'REPLACED',
  'PERSON_ERASED',
  'EVENT_GONE',
  'EVENT_UNREADABLE',
  'NOT_WRITTEN',
] as const;
export type MailProblem = (typeof mailProblems)[number];
