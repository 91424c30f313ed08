/** The e-mails about accounts (decisions.md W14). */
export const userMailKinds = [
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
] as const;
export type UserMailKind = (typeof userMailKinds)[number];
