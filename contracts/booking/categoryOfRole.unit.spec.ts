import { expect, it } from 'vitest';
import { roles } from '../core/index.ts';
import { categoryOfRole } from './categoryOfRole.ts';

it('The role says what a booking in person is called', () => {
  expect(roles.map((role) => [role, categoryOfRole(role)])).toEqual([
    ['MEMBER', 'SINGLE'],
    ['GUEST', 'GUEST_SINGLE'],
    ['TRAINER', 'TRAINING'],
    ['ADMIN', 'SINGLE'],
  ]);
});
