import type { Role } from '@platzwart/contracts/core';

/** The role whose row of the price table applies to a person: an ADMIN books at the member price (decisions.md B7). */
export const priceGroupOf = (role: Role): Role => (role === 'ADMIN' ? 'MEMBER' : role);
