import { describe, expect, it } from 'vitest';
import { cents } from '@platzwart/contracts/core';
import { slot } from '../../courtPlan/plan/club.fixture.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';
import { type Wizard, emptyWizard } from '../wizard/wizardState.ts';
import { afterRefusal } from './afterRefusal.ts';

const chosen = (start: string, end: string, court: number): SelectedSlot => ({
  ...slot(start, end, court),
  price: cents(750),
});
const sent: Wizard = {
  ...emptyWizard,
  activeStep: 2,
  idempotencyKey: 'a-key',
  slots: [chosen('18:00', '18:30', 3), chosen('18:30', '19:00', 3), chosen('18:00', '19:00', 5)],
};
const refused = (code: 'ERR_BOOKING_CONFLICT' | 'ERR_PRICE_CHANGED', ...fields: string[]) =>
  afterRefusal(sent, { code, fields })(sent);

describe('After a refused order', () => {
  it('removes and names slots that others booked first, and keeps the rest at the same step', () => {
    expect(refused('ERR_BOOKING_CONFLICT', 'bookings.0')).toMatchObject({
      activeStep: 2,
      idempotencyKey: null,
      slots: [{ court: 5 }],
      lost: [{ court: 3, startMinute: 1080, endMinute: 1140, reason: 'taken' }],
    });
  });

  it('returns to the plan when every slot was lost', () => {
    expect(refused('ERR_BOOKING_CONFLICT', 'bookings.0', 'bookings.1')).toMatchObject({
      activeStep: 0,
      slots: [],
      lost: [{}, {}],
    });
  });

  it('removes nothing for unknown elements', () => {
    expect(refused('ERR_BOOKING_CONFLICT', 'bookings.7').slots).toEqual(sent.slots);
  });

  it('keeps everything when only the price has changed', () => {
    expect(refused('ERR_PRICE_CHANGED', 'bookings.0.price')).toEqual({ ...sent, idempotencyKey: null });
  });
});
