import { StoreUnavailable } from '@platzwart/event-store';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { describeFailure, isTransient } from './failures.ts';

const refused = (code: string, more: Partial<pg.DatabaseError> = {}): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError('Key (email)=(anna@platzwart.example) already exists', 1, 'error'), {
    code,
    ...more,
  });

describe('A failure', () => {
  it.each([
    ['the server shuts down', refused('57P01')],
    ['a deadlock', refused('40P01')],
    ['a full disk', refused('53100')],
    ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a store that is away', new StoreUnavailable('The event store did not answer')],
  ])('is temporary: %s', (_, error) => expect(isTransient(error)).toBe(true));

  it.each([
    ['a broken rule of a table', refused('23P01')],
    ['a value that does not fit', refused('22003')],
    ['a bug', new TypeError('x is not a function')],
    ['a text that does not open', Object.assign(new Error('bad decrypt'), { code: 'ERR_OSSL_BAD_DECRYPT' })],
  ])('is permanent: %s', (_, error) => expect(isTransient(error)).toBe(false));

  it('is described without quoting the values that the database refused', () => {
    const error = refused('23505', { table: 'people', constraint: 'people_by_email' });
    expect(describeFailure(error)).toBe('PostgreSQL refused it with SQLSTATE 23505 (people.people_by_email)');
  });

  it('is described without quoting a text that is not JSON', () => {
    const parse = (): unknown => JSON.parse('Anna Müller');
    expect(parse).toThrow(/Anna/);
    try {
      parse();
    } catch (error) {
      expect(describeFailure(error)).not.toContain('Anna');
    }
  });
});
