import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RefusalLine, refusalLog } from './refusalLog.ts';

const refused = { code: 'ERR_NOT_AUTHORIZED', operation: 'eraseUser', personId: 'anna' };

describe('The log of refused access', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const log = () => {
    const lines: RefusalLine[] = [];
    return { lines, ...refusalLog((line) => lines.push(line)) };
  };

  it('has the first refusal at once, and the further ones of a minute in one line', () => {
    const { lines, note } = log();
    for (let time = 1; time <= 3; time += 1) note(refused);
    note({ ...refused, personId: null });
    expect(lines).toEqual([
      { ...refused, times: 1 },
      { ...refused, personId: null, times: 1 },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual([{ ...refused, times: 2 }]);
    note(refused);
    expect(lines.at(-1)).toEqual({ ...refused, times: 1 });
  });

  it('loses none at the end of the process', () => {
    const { lines, note, end } = log();
    note(refused);
    note(refused);
    end();
    expect(lines.map(({ times }) => times)).toEqual([1, 1]);
  });

  it('has who may not do something and documents that no page sends, not what is wrong with a form', () => {
    const { lines, note } = log();
    note({ code: 'ERR_INVALID_INPUT', operation: 'bookAsUser', personId: 'anna' });
    note({ code: 'ERR_BOOKING_CONFLICT', operation: 'bookAsUser', personId: 'anna' });
    note({ code: 'ERR_INVALID_INPUT', operation: 'unknown', personId: null });
    note({ code: 'LOGIN_REQUIRED', operation: 'invoices', personId: null });
    note({ code: 'HTTP_404', operation: '/kiosk-plan', personId: null });
    expect(lines.map(({ code, operation }) => `${code} ${operation}`)).toEqual([
      'ERR_INVALID_INPUT unknown',
      'LOGIN_REQUIRED invoices',
      'HTTP_404 /kiosk-plan',
    ]);
  });

  it('does not grow with the number of different refusals', () => {
    const { lines, note, end } = log();
    for (let person = 0; person < 2_000; person += 1) note({ ...refused, personId: `person ${person}` });
    end();
    expect(lines.length).toBeLessThan(600);
    expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(2_000);
  });
});
