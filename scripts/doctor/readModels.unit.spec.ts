import { describe, expect, it } from 'vitest';
import { findingOf } from './readModels.ts';

const upToDate = { name: 'people', behind: 0, secondsBehind: 0, status: 'live', problem: null, rebuilding: null };
const bookings = { ...upToDate, name: 'bookings' };

describe('The doctor about read models', () => {
  it('finds nothing wrong where they are behind for the moment, as under load', () => {
    const busy = { ...bookings, behind: 5, secondsBehind: 0.4 };
    expect(findingOf([upToDate, busy])).toEqual({
      what: 'read models',
      state: 'healthy',
      how: '2 follow the log, at most 0.4 s behind',
    });
    expect(findingOf([upToDate]).how).toBe('1 up to date');
  });

  it('is worried by their age, and advises what helps: no rebuild', () => {
    const late = findingOf([upToDate, { ...bookings, behind: 5, secondsBehind: 42.04 }]);
    expect(late).toMatchObject({ state: 'unhealthy', how: 'bookings is 42.0 s behind the log (live)' });
    expect(late.hint).toContain('npm run restart -- projection-service');
    expect(late.hint).not.toContain('rebuild');
  });

  it('says of one that is built anew how far it is, which is no failure', () => {
    const outdated = { ...bookings, behind: 900, secondsBehind: 900, status: 'outdated', rebuilding: 0.42 };
    expect(findingOf([upToDate, { ...outdated, problem: 'its version is 3, this program has 4' }])).toMatchObject({
      state: 'unknown',
      how: 'bookings is built anew, 42 % are done (its version is 3, this program has 4)',
      hint: 'wait: the tables so far answer meanwhile',
    });
    const requested = { ...bookings, behind: 3, secondsBehind: 0.1, rebuilding: 0.1 };
    expect(findingOf([requested])).toMatchObject({ state: 'unknown', how: 'bookings is built anew, 10 % are done' });
  });

  it('puts one that has stopped before all others', () => {
    const stopped = { ...bookings, behind: 7, secondsBehind: 90, status: 'stopped', problem: 'CourtBooked at 17' };
    const late = { ...upToDate, behind: 7, secondsBehind: 90 };
    expect(findingOf([late, stopped])).toMatchObject({
      state: 'unhealthy',
      how: 'bookings stopped: CourtBooked at 17',
    });
  });

  it('does not judge an instance of an older release, which says no age', () => {
    expect(findingOf([{ ...bookings, behind: 5, secondsBehind: null }])).toMatchObject({
      state: 'healthy',
      how: '1 follow the log, at most 5 events behind',
    });
  });
});
