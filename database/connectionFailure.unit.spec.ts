import { describe, expect, it } from 'vitest';
import { describeConnectionFailure } from './connectionFailure.ts';
import { StoreUnavailable } from '@platzwart/event-store';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

describe('Describing why a program cannot work with its database', () => {
  it('names the reason in one plain sentence', () => {
    expect(describeConnectionFailure(refused, 'The database')).toBe(
      'The database cannot be used: nothing listens at its address.',
    );
  });

  it('finds the reason among nested errors', () => {
    const unavailable = new StoreUnavailable('The store did not answer', { cause: new AggregateError([refused]) });
    expect(describeConnectionFailure(unavailable, 'The event store')).toBe(
      'The event store cannot be used: nothing listens at its address.',
    );
  });

  it('explains errors of EventStoreDB', () => {
    const cause = Object.assign(new Error('14 UNAVAILABLE: No connection established. Resolution note: '), {
      code: 14,
    });
    const unavailable = new StoreUnavailable('EventStoreDB did not answer', { cause });
    expect(describeConnectionFailure(unavailable, 'The event store')).toBe(
      'The event store cannot be used: nothing answers at its address.',
    );
  });

  it('tells a server whose certificate is not trusted from one that does not answer', () => {
    const details = 'No connection established. Last error: Error: unable to verify the first certificate';
    const cause = Object.assign(new Error(`14 UNAVAILABLE: ${details}`), { code: 14 });
    const unavailable = new StoreUnavailable('EventStoreDB did not answer', { cause });
    expect(describeConnectionFailure(unavailable, 'The event store')).toContain('its certificate is not trusted');
  });

  it('falls back to the message of the innermost error', () => {
    const unavailable = new StoreUnavailable('The store did not answer', { cause: new Error('Server is too busy.') });
    expect(describeConnectionFailure(unavailable, 'The event store')).toBe(
      'The event store cannot be used: Server is too busy.',
    );
    expect(describeConnectionFailure('odd', 'The event store')).toBe('The event store cannot be used: odd.');
  });
});
