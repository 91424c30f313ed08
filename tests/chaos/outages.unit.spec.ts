import { expect, it } from 'vitest';
import { bookCall, done, refused } from '../checker/specHistory.ts';
import { longestOutage } from './outages.ts';

const at = (sentAt: number, answeredAt: number) => ({ sentAt, answeredAt });

it('an outage lasts from a kill to the first answer to a later call', () => {
  const calls = [
    bookCall('before', done('before'), at(90, 400)),
    bookCall('bad', refused('ERR_SERVER'), at(150, 160)),
    bookCall('a', done('a'), at(150, 900)),
    bookCall('b', done('b'), at(1_100, 1_150)),
  ];
  const killRecords = [
    { target: 'gateway', at: 100 },
    { target: 'PostgreSQL', at: 1_000 },
  ] as const;
  expect(longestOutage(killRecords, calls)).toEqual({ milliseconds: 800, target: 'gateway' });
});
