import { cents } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { anna } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { issue, tell } from './specInvoices.ts';

it('refuses an invoice of more than ten million euros: no column could hold the sum of many', () => {
  const most = booked(anna, { ...block('TENNIS 1', '2026-06-02', '18:00-19:00'), price: cents(1e9) });
  const little = booked(anna, { ...block('TENNIS 1', '2026-06-03', '18:00-19:00'), price: cents(1) }, 2);
  expect(tell(most, issue(1, anna, { on: '2026-06-15' })).code).toBeNull();
  expect(tell(most, little, issue(1, anna, { on: '2026-06-15' })).code).toBe('ERR_INVOICE_NOT_CREATED total');
});
