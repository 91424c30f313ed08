import { describe, expect, it } from 'vitest';
import { callFor } from '../testing/slots.ts';
import type { Answer } from './commandStream.ts';
import { idempotencyDoor } from './idempotencyDoor.ts';

const accepted: Answer<string> = { outcome: 'accepted', position: '1', ids: ['booking'] };
const quiet: Answer<string> = { outcome: 'accepted', position: null, ids: [] };
const rejected = (code: string): Answer<string> => ({ outcome: 'rejected', code, fields: [] });
const otherContent = { outcome: 'rejected', code: 'ERR_INVALID_INPUT', fields: ['Idempotency-Key'] };

const wish = (content: string, idempotencyKey: string | null = 'key') => callFor(content, { idempotencyKey });
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

describe('The idempotency door', () => {
  it('lets calls without a key through every time', async () => {
    const [door, run] = [idempotencyDoor([]), running(accepted, accepted)];
    await door(wish('slot', null), run);
    await door(wish('slot', null), run);
    expect(run.times).toBe(2);
  });

  it('gives all who ask at once the one answer, and refuses the key for another wish', async () => {
    const [door, run] = [idempotencyDoor([]), running(accepted)];
    const answers = await Promise.all([door(wish('slot'), run), door(wish('slot'), run), door(wish('other'), run)]);
    expect(answers).toEqual([accepted, accepted, otherContent]);
    expect(run.times).toBe(1);
  });

  it.each([
    ['a refusal', rejected('ERR_BOOKING_CONFLICT')],
    ['what was true already', quiet],
  ])('remembers %s: nothing of it is in the log', async (_, first) => {
    const [door, run] = [idempotencyDoor([]), running(first, accepted)];
    await door(wish('slot'), run);
    expect(await door(wish('slot'), run)).toEqual(first);
    expect(await door(wish('other'), run)).toEqual(otherContent);
    expect(run.times).toBe(1);
  });

  it('believes the log more than its own refusal: another process may have accepted the wish since', async () => {
    let inLog: Promise<Answer<never>> | null = null;
    const [door, run] = [idempotencyDoor([() => inLog]), running(rejected('ERR_BOOKING_CONFLICT'))];
    await door(wish('slot'), run);
    inLog = Promise.resolve({ outcome: 'accepted', position: '9', ids: [] });
    expect(await door(wish('slot'), run)).toMatchObject({ position: '9' });
  });

  it('looks for that at the end of the log: this process may not have heard of it yet', async () => {
    const found: Promise<Answer<never>> = Promise.resolve({ outcome: 'accepted', position: '9', ids: [] });
    const [door, run] = [
      idempotencyDoor([(_, newest) => (newest ? found : null)]),
      running(rejected('ERR_BOOKING_CONFLICT')),
    ];
    await door(wish('slot'), run);
    expect(await door(wish('slot'), run)).toMatchObject({ position: '9' });
    expect(run.times).toBe(1);
  });

  it('believes the log more than what it has under way for another wish of that key', async () => {
    let inLog: Promise<Answer<never>> | null = null;
    const door = idempotencyDoor([() => inLog]);
    const other = door(wish('other'), running(rejected('ERR_BOOKING_CONFLICT')));
    const first = door(wish('slot'), running());
    inLog = Promise.resolve({ outcome: 'accepted', position: '9', ids: [] });
    expect(await other).toEqual(rejected('ERR_BOOKING_CONFLICT'));
    expect(await first).toMatchObject({ position: '9' });
  });

  it.each(['ERR_DB_CONNECTION', 'ERR_SERVER'])('never remembers %s', async (code) => {
    const [door, run] = [idempotencyDoor([]), running(rejected(code), accepted)];
    expect(await door(wish('slot'), run)).toEqual(rejected(code));
    expect(await door(wish('slot'), run)).toEqual(accepted);
  });

  it('asks the log before anything runs, also for keys of other streams', async () => {
    const run = running();
    const door = idempotencyDoor([() => null, () => Promise.resolve({ outcome: 'accepted', position: '9', ids: [] })]);
    expect(await door(wish('slot'), run)).toMatchObject({ position: '9' });
    expect(run.times).toBe(0);
  });

  it('keeps as many refusals as it has room for, and drops the oldest', async () => {
    const [door, run] = [
      idempotencyDoor([], 2),
      running(...Array<Answer<string>>(4).fill(rejected('ERR_BOOKING_LIMIT'))),
    ];
    for (const key of ['first', 'second', 'third', 'third', 'second']) await door(wish('slot', key), run);
    expect(run.times).toBe(3);
    await door(wish('slot', 'first'), run);
    expect(run.times).toBe(4);
  });

  it('lets the next one in when something broke', async () => {
    const door = idempotencyDoor([]);
    const breaking = () => Promise.reject(new Error('A bug'));
    await expect(Promise.all([door(wish('slot'), breaking), door(wish('slot'), breaking)])).rejects.toThrow('A bug');
    expect(await door(wish('slot'), running(accepted))).toEqual(accepted);
  });
});
