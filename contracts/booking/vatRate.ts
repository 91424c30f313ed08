import type { Role, VatGroup } from '../core/index.ts';

/** Trainers and ADMINs pay the members' VAT, guests their own (decisions.md I7). */
export const vatGroupOf = (priceGroup: Role): VatGroup => (priceGroup === 'GUEST' ? 'GUEST' : 'MEMBER');
