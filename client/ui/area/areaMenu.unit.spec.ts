import { describe, expect, it } from 'vitest';
import { type AreaSection, currentEntry, currentOf } from './areaMenu.ts';

const entry = (to: string) => ({ to, label: to, icon: '' });
const sections: readonly AreaSection[] = [
  { title: null, entries: [entry('/dashboard')] },
  { title: 'Booking', entries: [entry('/dashboard/user'), entry('/dashboard/users-of-old')] },
];

describe('The current entry of the menu', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/user', '/dashboard/user'],
    ['/dashboard/user/7/edit', '/dashboard/user'],
    ['/dashboard/users-of-old', '/dashboard/users-of-old'],
  ])('on %s is %s', (path, to) => {
    expect(currentEntry(path, sections)?.to).toBe(to);
  });

  it.each(['/booking', '/dashboard/elsewhere'])('is none on %s, which is no page of the area', (path) => {
    expect(currentEntry(path, sections)).toBeUndefined();
  });

  it('is the nearest page above an address that the menu does not list', () => {
    const pages = ['/dashboard/user', '/dashboard/user/new'];
    expect(currentOf('/dashboard/user/7/edit', pages)).toBe('/dashboard/user');
    expect(currentOf('/dashboard/user/new', pages)).toBe('/dashboard/user/new');
  });
});
