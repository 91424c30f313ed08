import { StoreUnavailable } from '@platzwart/event-store';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './databaseUnavailable.ts';

const withCode = <Failure extends Error>(error: Failure, code: string): Failure => Object.assign(error, { code });
const fromServer = (code: string): Error => withCode(new pg.DatabaseError('message', 1, 'error'), code);

describe('An unavailable database', () => {
  it.each([
    ['the event store does not answer', new StoreUnavailable('away')],
    ['nobody listens', withCode(new Error('connect ECONNREFUSED 127.0.0.1:5432'), 'ECONNREFUSED')],
    ['the connection broke', new Error('Connection terminated unexpectedly')],
    ['the pool waited in vain', new Error('timeout exceeded when trying to connect')],
    ['an answer took too long', new Error('Query read timeout')],
    ['the server shuts down', fromServer('57P01')],
    ['the disk is full', fromServer('53100')],
  ])('is recognised by: %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a row twice', fromServer('23505')],
    ['a mistake in SQL', fromServer('42601')],
    ['a bug', new TypeError('undefined is not a function')],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not recognised by: %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
