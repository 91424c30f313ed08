import type { AccountState } from './userFilter.ts';

/** Blocked takes precedence over not confirmed, because it prevents the sign-in. */
export const accountStateOf = ({
  active,
  verified,
}: Readonly<{ active: boolean; verified: boolean }>): AccountState => {
  if (!active) return 'DEACTIVATED';
  return verified ? 'ACTIVE' : 'UNVERIFIED';
};
