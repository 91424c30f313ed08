import { describe, expect, it } from 'vitest';
import { anna } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { type Said, issue, pay, refund, reopen, revoke, tell } from './specInvoices.ts';

const paid: readonly Said[] = [
  booked(anna, block('TENNIS 1', '2026-06-02', '18:00-19:00'), 1),
  issue(1, anna, { on: '2026-06-10' }),
  pay(1, '2026-06-20'),
];

describe('The day of money', () => {
  it('is the bank’s, also where an ADMIN says it later', () => {
    expect(tell(...paid, reopen(1, '2026-06-29')).events).toMatchObject([{ data: { returnedOn: '2026-06-29' } }]);
    const cancelled = [...paid, revoke(1, '2026-06-21')];
    expect(tell(...cancelled, refund(1, '2026-06-22', '2026-07-07')).events).toMatchObject([
      { data: { refundedOn: '2026-06-22' } },
    ]);
  });

  it('is missing where the money never was there', () => {
    expect(tell(...paid, reopen(1)).events[0]?.data).not.toHaveProperty('returnedOn');
  });

  it.each([
    ['went back before it was owed', [reopen(1, '2025-12-31')], 'ERR_INVALID_INPUT returnedAt'],
    ['will go back', [reopen(1, '2026-07-02')], 'ERR_INVALID_INPUT returnedAt'],
    [
      'will be paid back',
      [revoke(1, '2026-06-21'), refund(1, '2026-06-23', '2026-06-22')],
      'ERR_INVALID_INPUT refundedAt',
    ],
  ])('is refused where it %s', (_, said, code) => {
    expect(tell(...paid, ...said)).toMatchObject({ events: [], code });
  });
});
