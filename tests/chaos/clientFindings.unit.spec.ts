import { describe, expect, it } from 'vitest';
import { bookCall, done, refused } from '../checker/specHistory.ts';
import { checkAllAnswered, checkHonestCodes } from './clientFindings.ts';

describe('The answers to the simulated members', () => {
  it('accepts conflicts and temporary failures, and reports wrong answers', () => {
    const calls = [bookCall('a', refused('ERR_BOOKING_CONFLICT')), bookCall('b', refused('ERR_DB_CONNECTION'))];
    expect(checkHonestCodes(calls)).toMatchObject({ examined: 2, violations: [] });
    expect(checkHonestCodes([...calls, bookCall('c', refused('LOGIN_REQUIRED'))]).violations).toHaveLength(1);
  });

  it('reports a call that was never answered', () => {
    const calls = [bookCall('a', null), bookCall('a', done('a'), { sentAt: 2_000 })];
    expect(checkAllAnswered(calls)).toMatchObject({ examined: 1, violations: [] });
    expect(
      checkAllAnswered([...calls, bookCall('b', null), bookCall('b', refused('ERR_SERVER'))]).violations,
    ).toHaveLength(1);
  });
});
