import { expect, it } from 'vitest';
import { roles } from '../core/index.ts';
import { categoryOfRole } from './categoryOfRole.ts';

it('the role determines the category of a booking in person', () => {
  expect(roles.map((role) => [role, categoryOfRole(role)])).toEqual([
    ['MEMBER', 'SINGLE'],
    ['GUEST', 'GUEST_SINGLE'],
    ['TRAINER', 'TRAINING'],
    ['ADMIN', 'SINGLE'],
  ]);
});
