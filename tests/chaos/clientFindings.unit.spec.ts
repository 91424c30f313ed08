import { describe, expect, it } from 'vitest';
import { bookCall, done, refused } from '../checker/specHistory.ts';
import { checkAllAnswered, checkHonestCodes } from './clientFindings.ts';

describe('What the members were told', () => {
  it('is content with conflicts and with "try again later", and turns red at what is not true', () => {
    const calls = [bookCall('a', refused('ERR_BOOKING_CONFLICT')), bookCall('b', refused('ERR_DB_CONNECTION'))];
    expect(checkHonestCodes(calls)).toMatchObject({ looked: 2, violations: [] });
    expect(checkHonestCodes([...calls, bookCall('c', refused('LOGIN_REQUIRED'))]).violations).toHaveLength(1);
  });

  it('turns red where somebody was never answered', () => {
    const calls = [bookCall('a', null), bookCall('a', done('a'), { sentAt: 2_000 })];
    expect(checkAllAnswered(calls)).toMatchObject({ looked: 1, violations: [] });
    expect(
      checkAllAnswered([...calls, bookCall('b', null), bookCall('b', refused('ERR_SERVER'))]).violations,
    ).toHaveLength(1);
  });
});
