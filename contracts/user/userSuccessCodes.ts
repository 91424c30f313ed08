import { entitySuccessCodes } from '../core/index.ts';

/** What a mutation answers where it succeeded, by the pattern of decisions.md C2. */
export const userSuccessCodes = [
  'SUC_LOGIN',
  'SUC_LOGOUT',
  'SUC_SESSION_ENDED',
  'SUC_SESSIONS_ENDED',
  ...entitySuccessCodes('USER'),
  'SUC_USER_VERIFIED',
  'SUC_USERS_CHECKED',
  'SUC_USERS_CREATED',
  'SUC_GUEST_CREATED',
  'SUC_EMAIL_SENT',
  'SUC_PASSWORD_CHANGED',
  'SUC_PASSWORD_RESET',
  'SUC_SECOND_FACTOR_ENABLED',
  'SUC_SECOND_FACTOR_REMOVED',
  'SUC_ERASURE_REQUESTED',
] as const;
