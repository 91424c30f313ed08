import type { AccountState } from './userFilter.ts';

/** Blocked counts more than not confirmed: it is what keeps somebody out. */
export const stateOfAccount = ({
  active,
  verified,
}: Readonly<{ active: boolean; verified: boolean }>): AccountState => {
  if (!active) return 'DEACTIVATED';
  return verified ? 'ACTIVE' : 'UNVERIFIED';
};
