import { describe, expect, it } from 'vitest';
import { isConnectionFailure, wasBroken, wasNeverSent } from './connectionFailure.ts';

const coded = (code: string): Error => Object.assign(new Error('message'), { code });
const under = (code: string): Error => new TypeError('fetch failed', { cause: coded(code) });

describe('A connection failure', () => {
  it.each([
    ['nobody listens', coded('ECONNREFUSED')],
    ['nobody listens, as fetch tells it', under('ECONNREFUSED')],
    ['there is no way to the host', coded('EHOSTUNREACH')],
    ['the connection broke', coded('ECONNRESET')],
    ['nobody answered in time', coded('ETIMEDOUT')],
    ['the server shuts down', coded('57P01')],
    ['the disk is full', coded('53100')],
    ['the driver lost the line', new Error('Connection terminated unexpectedly')],
    [
      'the driver has given up on the line',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['the pool waited in vain', new Error('timeout exceeded when trying to connect')],
    ['an answer took too long', new Error('Query read timeout')],
  ])('is recognised: %s', (_, error) => expect(isConnectionFailure(error)).toBe(true));

  it.each([
    ['a row twice', coded('23505')],
    ['a mistake in SQL', coded('42601')],
    ['a bug', new TypeError('undefined is not a function')],
    ['a text that names a code', 'ECONNREFUSED'],
  ])('is not recognised: %s', (_, error) => expect(isConnectionFailure(error)).toBe(false));

  it('is distinguished by whether the call was accepted', () => {
    for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
      expect([wasNeverSent(under(code)), wasBroken(under(code))]).toEqual([true, false]);
    for (const code of ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
      expect([wasNeverSent(under(code)), wasBroken(under(code))]).toEqual([false, true]);
    expect([wasNeverSent(coded('ETIMEDOUT')), wasBroken(coded('ETIMEDOUT'))]).toEqual([false, false]);
  });
});
