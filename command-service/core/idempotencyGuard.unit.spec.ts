import { describe, expect, it } from 'vitest';
import { callFor } from '../testing/slots.ts';
import type { Answer } from './commandStream.ts';
import { idempotencyGuard } from './idempotencyGuard.ts';

const accepted: Answer<string> = { outcome: 'accepted', position: '1', ids: ['booking'] };
const quiet: Answer<string> = { outcome: 'accepted', position: null, ids: [] };
const rejected = (code: string): Answer<string> => ({ outcome: 'rejected', code, fields: [] });
const otherContent = { outcome: 'rejected', code: 'ERR_INVALID_INPUT', fields: ['Idempotency-Key'] };

const request = (content: string, idempotencyKey: string | null = 'key') => callFor(content, { idempotencyKey });
/** Counts how often it runs, and answers with the next of `answers`. */
const running = (...answers: readonly Answer<string>[]) => {
  const run = async (): Promise<Answer<string>> => {
    run.times += 1;
    await Promise.resolve();
    return answers[run.times - 1] ?? rejected('ERR_TOO_OFTEN');
  };
  run.times = 0;
  return run;
};

describe('The idempotency guard', () => {
  it('runs every call without a key', async () => {
    const [guard, run] = [idempotencyGuard([]), running(quiet, quiet, quiet)];
    await Promise.all([guard(request('slot', null), run), guard(request('slot', null), run)]);
    await guard(request('slot', null), run);
    expect(run.times).toBe(3);
  });

  it('gives all concurrent callers the same answer, and refuses the key for another request', async () => {
    const [guard, run] = [idempotencyGuard([]), running(accepted)];
    const answers = await Promise.all([
      guard(request('slot'), run),
      guard(request('slot'), run),
      guard(request('other'), run),
    ]);
    expect(answers).toEqual([accepted, accepted, otherContent]);
    expect(run.times).toBe(1);
  });

  it.each([
    ['a refusal', rejected('ERR_BOOKING_CONFLICT')],
    ['what was true already', quiet],
  ])('remembers %s, which is not in the log', async (_, first) => {
    const [guard, run] = [idempotencyGuard([]), running(first, accepted)];
    await guard(request('slot'), run);
    expect(await guard(request('slot'), run)).toEqual(first);
    expect(await guard(request('other'), run)).toEqual(otherContent);
    expect(run.times).toBe(1);
  });

  it('prefers the log to its own refusal, because another process may have accepted the request since', async () => {
    let inLog: Promise<Answer<never>> | null = null;
    const [guard, run] = [idempotencyGuard([() => inLog]), running(rejected('ERR_BOOKING_CONFLICT'))];
    await guard(request('slot'), run);
    inLog = Promise.resolve({ outcome: 'accepted', position: '9', ids: [] });
    expect(await guard(request('slot'), run)).toMatchObject({ position: '9' });
  });

  it('prefers the log to a refusal that was decided on what another process has accepted meanwhile', async () => {
    let inLog: Promise<Answer<never>> | null = null;
    const refusing = (): Promise<Answer<string>> => {
      inLog = Promise.resolve({ outcome: 'accepted', position: '9', ids: [] });
      return Promise.resolve(rejected('ERR_BOOKING_NOT_FOUND'));
    };
    const guard = idempotencyGuard([() => inLog]);
    expect(await guard(request('slot'), refusing)).toMatchObject({ position: '9' });
  });

  it('reads the log to its end for that, because this process may be behind', async () => {
    const found: Promise<Answer<never>> = Promise.resolve({ outcome: 'accepted', position: '9', ids: [] });
    const [guard, run] = [
      idempotencyGuard([(_, newest) => (newest ? found : null)]),
      running(rejected('ERR_BOOKING_CONFLICT')),
    ];
    await guard(request('slot'), run);
    expect(await guard(request('slot'), run)).toMatchObject({ position: '9' });
    expect(run.times).toBe(1);
  });

  it('prefers the log to a running request with other content under the key', async () => {
    let inLog: Promise<Answer<never>> | null = null;
    const { requestHash } = request('slot');
    const guard = idempotencyGuard([(call) => (call.requestHash === requestHash ? inLog : null)]);
    const other = guard(request('other'), running(rejected('ERR_BOOKING_CONFLICT')));
    const first = guard(request('slot'), running());
    inLog = Promise.resolve({ outcome: 'accepted', position: '9', ids: [] });
    expect(await other).toEqual(rejected('ERR_BOOKING_CONFLICT'));
    expect(await first).toMatchObject({ position: '9' });
  });

  it.each(['ERR_DB_CONNECTION', 'ERR_SERVER'])('never remembers %s', async (code) => {
    const [guard, run] = [idempotencyGuard([]), running(rejected(code), accepted)];
    expect(await guard(request('slot'), run)).toEqual(rejected(code));
    expect(await guard(request('slot'), run)).toEqual(accepted);
  });

  it('reads the log before anything runs, also for keys of other streams', async () => {
    const run = running();
    const guard = idempotencyGuard([
      () => null,
      () => Promise.resolve({ outcome: 'accepted', position: '9', ids: [] }),
    ]);
    expect(await guard(request('slot'), run)).toMatchObject({ position: '9' });
    expect(run.times).toBe(0);
  });

  it('keeps a limited number of refusals, and drops the oldest', async () => {
    const [guard, run] = [
      idempotencyGuard([], 2),
      running(...Array<Answer<string>>(4).fill(rejected('ERR_BOOKING_LIMIT'))),
    ];
    for (const key of ['first', 'second', 'third', 'third', 'second']) await guard(request('slot', key), run);
    expect(run.times).toBe(3);
    await guard(request('slot', 'first'), run);
    expect(run.times).toBe(4);
  });

  it('runs the next call after an error', async () => {
    const guard = idempotencyGuard([]);
    const breaking = () => Promise.reject(new Error('A bug'));
    await expect(Promise.all([guard(request('slot'), breaking), guard(request('slot'), breaking)])).rejects.toThrow(
      'A bug',
    );
    expect(await guard(request('slot'), running(accepted))).toEqual(accepted);
  });
});
