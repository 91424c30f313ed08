import { noPersonalLimits, personId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';

const person = (
  number: number,
  memberNumber: string,
  row: Pick<PersonRow, 'firstName' | 'lastName' | 'role'>,
): PersonRow => ({
  personId: personId(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`),
  memberNumber,
  email: `${row.firstName.toLowerCase()}@platzwart.example`,
  phone: '+49 89 123456',
  address: { city: 'Musterstadt', houseNumber: '7', street: 'Am Netz', zip: '12345', country: 'DE' },
  language: 'de',
  discount: 0,
  limits: noPersonalLimits,
  verified: true,
  active: true,
  ...{
    tokenVersion: 0,
    secondFactor: false,
    newEmail: null,
    companyName: null,
    erasureRequested: false,
    bookingReminders: true,
    payerId: null,
    guardianId: null,
    business: false,
  },
  ...row,
});

export const anna = person(1, '1001', { firstName: 'Anna', lastName: 'Ähre', role: 'MEMBER' });
export const ben = person(2, '1002', { firstName: 'Ben', lastName: 'Öl', role: 'MEMBER' });
export const gast = person(3, '900001', { firstName: 'Gast', lastName: 'Geber', role: 'GUEST' });
export const trainer = person(4, '1003', { firstName: 'Trainer', lastName: 'Tell', role: 'TRAINER' });
export const admin = person(5, '1', { firstName: 'Admin', lastName: 'Amsel', role: 'ADMIN' });
export const dana: PersonRow = {
  ...person(6, '1006', { firstName: 'Dana', lastName: 'Ade', role: 'MEMBER' }),
  active: false,
};
export const emil: PersonRow = {
  ...person(7, '1007', { firstName: 'Emil', lastName: 'Eben', role: 'MEMBER' }),
  verified: false,
};

export const everybody = [anna, ben, gast, trainer, admin, dana, emil];
