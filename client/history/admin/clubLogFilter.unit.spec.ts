import { expect, it } from 'vitest';
import { clubLogFilterOf, isNarrowed, paramsOfClubLog } from './clubLogFilter.ts';

const filterOf = (address: string) => clubLogFilterOf(new URLSearchParams(address));

it('keeps every filter of the club log in the address', () => {
  const address =
    'q=Regen&kind=BOOKING&action=BookingCancelled&person=1001&actor=1&subject=0b000000-0000-4000-8000-000000000001&day=2026-06-15&from=2026-06-01&to=2026-06-02&page=3';
  expect(paramsOfClubLog(filterOf(address)).toString()).toBe(address);
  expect(isNarrowed(filterOf(address))).toBe(true);
});

it('ignores what the server would refuse', () => {
  const address = 'kind=ALL&action=Nothing&person=0&actor=x&subject=all&day=2026-02-30&from=today&page=0';
  expect(filterOf(address)).toEqual(filterOf(''));
  expect(filterOf('day=9999-12-31&from=0000-01-01')).toEqual(filterOf(''));
  expect(isNarrowed(filterOf('page=2'))).toBe(false);
});
