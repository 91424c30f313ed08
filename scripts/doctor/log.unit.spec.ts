import { expect, it } from 'vitest';
import { newerThan } from './log.ts';

const streams = {
  ledger: { events: 1552, times: 'a', hash: 'b' },
  members: { events: 68, times: 'c', hash: 'd' },
};

it('The doctor does not vouch for events that were recorded after the signed head', () => {
  expect(newerThan({ streams }, 1620)).toBe('');
  expect(newerThan({ streams }, 1632)).toBe('; the newest 12 are not signed yet');
});
