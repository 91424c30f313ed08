import { describe, expect, it } from 'vitest';
import { cents, localDate } from '@platzwart/contracts/core';
import { slot } from '../../courtPlan/plan/club.fixture.ts';
import { mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';
import { orderOf, refusedElements } from './orderOf.ts';
import { orderTotals } from './orderTotals.ts';
import { decodeWizard, encodeWizard } from './storedWizard.ts';
import {
  type WizardChange,
  applyRevalidation,
  clear,
  dismissLost,
  goTo,
  select,
  markSent,
  namePlayers,
  reopenAfterRefusal,
  writeRemark,
} from './wizardChanges.ts';
import { type Wizard, emptyWizard } from './wizardState.ts';
import { createWizardStorage } from './wizardStorage.ts';

const anna = '11111111-1111-4111-8111-111111111111';
const ben = '22222222-2222-4222-8222-222222222222';
const chosen = (start: string, end: string, court = 3): SelectedSlot => ({
  ...slot(start, end, court),
  price: cents(750),
});
const hour = [chosen('18:00', '18:30'), chosen('18:30', '19:00')];
const after = (...changes: readonly WizardChange[]): Wizard =>
  changes.reduce((wizard, change) => change(wizard), emptyWizard);
const confirming: Wizard = { ...emptyWizard, slots: hour, activeStep: 1, paymentMethod: 'INVOICE' };

const memory = (items = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
});

describe('The booking wizard', () => {
  it('goes forward, back and to a given step', () => {
    expect(after(select(hour), goTo(2), goTo(1)).activeStep).toBe(1);
  });

  it('stays at the first step as long as nothing is selected', () => {
    expect(after(goTo(1)).activeStep).toBe(0);
  });

  it('returns to the first step when the last booking is removed', () => {
    expect(select([])(confirming).activeStep).toBe(0);
  });

  it('keeps a remark with its block when one of its slots is removed', () => {
    const [block] = mergeSlots(hour);
    const written = block ? writeRemark(block, 'Ballmaschine')(confirming) : confirming;
    expect(mergeSlots(written.slots.slice(1))[0]?.remark).toBe('Ballmaschine');
  });

  it('names a lost slot once, and keeps the rest', () => {
    const lost = mergeSlots(hour).map((block) => ({ ...block, reason: 'taken' as const }));
    const result = { slots: [chosen('18:00', '19:00', 5)], lost, pricesChanged: false };
    const wizard = [result, { ...result, lost }].reduce<Wizard>(
      (before, each) => applyRevalidation(each, true)(before),
      {
        ...confirming,
        isChecked: false,
      },
    );
    expect(wizard).toMatchObject({ activeStep: 1, lost: [{ court: 3 }], slots: [{ court: 5 }], isChecked: true });
    expect(lost[0] && dismissLost(lost[0])(wizard).lost).toEqual([]);
  });

  it('keeps the key of an order until the server has answered', () => {
    const sent = markSent('a-key')(confirming);
    expect(sent.idempotencyKey).toBe('a-key');
    expect(reopenAfterRefusal(sent).idempotencyKey).toBeNull();
    expect(clear(sent)).toEqual({ ...emptyWizard, paymentMethod: 'INVOICE' });
  });
});

describe('The stored booking in progress', () => {
  it('has the shape of the specification', () => {
    expect(JSON.parse(encodeWizard(confirming, anna))).toEqual({
      personId: anna,
      activeStep: 1,
      selectedSlots: [
        { date: '2026-06-15', start: '18:00', end: '18:30', court: 3, price: 750, sport: 'TENNIS' },
        { date: '2026-06-15', start: '18:30', end: '19:00', court: 3, price: 750, sport: 'TENNIS' },
      ],
      mergedBookings: [
        { date: '2026-06-15', start: '18:00', end: '19:00', duration: 60, court: 3, price: 1500, sport: 'TENNIS' },
      ],
      totalDuration: 60,
      totalPrice: 1500,
      paymentMethod: 'INVOICE',
      idempotencyKey: null,
    });
  });

  it('is restored unchanged, to be checked first', () => {
    expect(decodeWizard(encodeWizard(confirming, anna), anna)).toEqual({ ...confirming, isChecked: false });
  });

  it('is restored with 24:00 as the end of its day', () => {
    const late = { ...confirming, slots: [chosen('23:00', '24:00')] };
    expect(decodeWizard(encodeWizard(late, anna), anna)?.slots[0]).toMatchObject({
      date: localDate('2026-06-15'),
      endMinute: 1440,
    });
  });

  it('is restored without a check where an order is unanswered: the server decides', () => {
    const sent = { ...confirming, idempotencyKey: 'a-key' };
    expect(decodeWizard(encodeWizard(sent, anna), anna)).toEqual(sent);
  });

  it.each([
    ['another person’s', encodeWizard(confirming, ben)],
    ['no JSON', '{'],
    ['nothing', null],
    ['an older shape', JSON.stringify({ personId: anna, activeStep: 7, selectedSlots: [] })],
    ['a slot that is none', encodeWizard(confirming, anna).replaceAll('"18:00"', '"soon"')],
  ])('is discarded where it is %s', (_, text) => {
    expect(decodeWizard(text, anna)).toBeNull();
  });

  it('is removed for another person, and when nothing is selected any more', () => {
    const items = new Map<string, string>();
    const storage = createWizardStorage(memory(items));
    storage.save(confirming, anna);
    expect(items.has('booking')).toBe(true);
    expect(storage.load(ben)).toEqual(emptyWizard);
    expect(items.has('booking')).toBe(false);
    storage.save(confirming, anna);
    storage.save(clear(confirming), anna);
    expect(items.has('booking')).toBe(false);
  });
});

describe('The order that is sent', () => {
  it('has one element per merged booking, all with one payment method', () => {
    const slots = [...hour, { ...chosen('10:00', '11:00', 1), remark: '  mit Trainer ' }];
    expect(orderOf(slots, { paymentMethod: 'INVOICE', guestFee: cents(500) })).toEqual([
      {
        sport: 'TENNIS',
        date: '2026-06-15',
        start: '10:00',
        end: '11:00',
        court: 1,
        price: 750,
        paymentMethod: 'INVOICE',
        remark: 'mit Trainer',
      },
      {
        sport: 'TENNIS',
        date: '2026-06-15',
        start: '18:00',
        end: '19:00',
        court: 3,
        price: 1500,
        paymentMethod: 'INVOICE',
        remark: null,
      },
    ]);
  });

  it('names the players of each booking, and contains the fee of its guests for each started hour', () => {
    const players = [
      { userID: '1002', name: 'Ben Öl' },
      { userID: null, name: 'Carla' },
      { userID: null, name: 'Dieter' },
    ];
    const slots = [{ ...chosen('10:00', '11:30', 1), players }, ...hour];
    expect(orderOf(slots, { paymentMethod: 'INVOICE', guestFee: cents(500) })).toMatchObject([
      { price: 750 + 2000, players: [{ userID: '1002' }, { guestName: 'Carla' }, { guestName: 'Dieter' }] },
      { price: 1500 },
    ]);
    expect(orderTotals(slots, { guestFee: cents(500) })).toEqual({ duration: 150, price: 4250, guestFee: 2000 });
  });

  it('keeps the players of a block with each of its slots, over a reload too', () => {
    const players = [{ userID: null, name: 'Carla' }];
    const [block] = mergeSlots(hour);
    const named = block ? namePlayers(block, players)({ ...emptyWizard, slots: hour }) : emptyWizard;
    expect(named.slots.map((slot) => slot.players)).toEqual([players, players]);
    expect(decodeWizard(encodeWizard(named, anna), anna)?.slots).toEqual(named.slots);
  });

  it('finds the elements that were refused', () => {
    expect(refusedElements(['bookings.1', 'bookings.0.price', 'bookings.1.price', 'somethingElse'])).toEqual([1, 0]);
  });
});
