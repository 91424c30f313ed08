/** WAITING: to be sent or retried. FAILED: given up, an ADMIN may send it again. DROPPED: there is no recipient any more. */
export const mailStates = ['WAITING', 'SENT', 'FAILED', 'DROPPED'] as const;
export type MailState = (typeof mailStates)[number];

/** Why an e-mail is delayed, was given up or was dropped. Names no person and quotes no server. */
export const mailProblems = [
  'SERVER_AWAY',
  'SERVER_REFUSED',
  'SERVER_BUSY',
  'RECIPIENT_REFUSED',
  'ADDRESS_INVALID',
  'CODE_EXPIRED',
  'CODE_GONE',
  'REPLACED',
  'NO_LONGER_WANTED',
  'PERSON_ERASED',
  'EVENT_GONE',
  'EVENT_UNREADABLE',
  'NOT_WRITTEN',
] as const;
export type MailProblem = (typeof mailProblems)[number];
