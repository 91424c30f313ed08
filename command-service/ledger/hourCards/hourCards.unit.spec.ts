import { cents, localDate, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import {
  type HoursReturned,
  type HoursUsed,
  type VoucherConsentGiven,
  type VoucherDeleted,
  consentVersion,
} from '@platzwart/contracts/voucher';
import type { Booker } from '../../booking/domain/bookingRequests.ts';
import { admin, anna, at, ben, clubWith, gast, monday10, trainer } from '../../booking/domain/specClub.ts';
import { specificationFor } from '../../core/specification.ts';
import { booking } from '../courts/specSentences.ts';
import { hourCards } from './hourCards.ts';
import { hourCardsSnapshot } from './hourCardsSnapshot.ts';
import { card, cardClub, orderCard, ordered } from './specCards.ts';

const given = specificationFor(hourCards.decider);

const used = (halfHours: number, halfHoursLeft: number, number = 1): HoursUsed => ({
  type: 'HoursUsed',
  data: {
    ...{ voucherId: card(number), personId: anna.personId, bookingId: booking(1), halfHours, halfHoursLeft },
    ...{ sport: 'TENNIS', court: 3, date: localDate('2026-06-16') },
    ...{ start: localTime('18:00'), end: localTime('19:00') },
  },
});
const returned = (halfHours: number, halfHoursLeft: number): HoursReturned => ({
  type: 'HoursReturned',
  data: used(halfHours, halfHoursLeft).data,
});
const deleted = (reason: VoucherDeleted['data']['reason'] = 'REMOVED'): VoucherDeleted => ({
  type: 'VoucherDeleted',
  data: { voucherId: card(1), personId: anna.personId, reason },
});
const remove = (caller: Booker, now = monday10) =>
  ({ type: 'DeleteCard', data: { voucherId: card(1), caller, now } }) as const;
const correct = (voucherType: 'YOUNG' | 'ADULT' | 'SENIOR') =>
  ({ type: 'CorrectCardType', data: { voucherId: card(1), voucherType, settings: cardClub } }) as const;

describe('Ordering an hour card', () => {
  it('snapshots price, hours and VAT, and the consent to immediate use (V2, N43)', () => {
    given().when(orderCard(anna)).then(ordered(anna));
  });

  it('takes the kind of the last card where none is chosen', () => {
    const young = ordered(anna, 1, { voucherType: 'YOUNG', price: cents(6_000), halfHours: 4 });
    given(young)
      .when(orderCard(anna, 2))
      .then(ordered(anna, 2, { voucherType: 'YOUNG', price: cents(6_000) }));
  });

  it('by an ADMIN for a member needs no consent, and says who ordered', () => {
    given()
      .when(orderCard(anna, 1, { caller: admin, consent: null }))
      .then(ordered(anna, 1, { orderedByClub: true, consentVersion: null }));
  });

  it('stays quiet when the same command arrives twice', () => {
    given(ordered(anna)).when(orderCard(anna)).then();
  });

  it('is open to trainers and not to guests, not even by an ADMIN (V3)', () => {
    given().when(orderCard(trainer)).then(ordered(trainer));
    given().when(orderCard(gast)).thenRejectedWith('ERR_NOT_AUTHORIZED');
    given()
      .when(orderCard(gast, 1, { caller: admin }))
      .thenRejectedWith('ERR_NOT_AUTHORIZED');
  });

  it('is refused where the club sells none (P24), and for a kind that has no price', () => {
    given()
      .when(orderCard(anna, 1, { settings: clubWith() }))
      .thenRejectedWith('ERR_NOT_AUTHORIZED');
    given()
      .when(orderCard(anna, 1, { voucherType: 'SENIOR' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'type');
  });

  it('is refused with the consent to another text', () => {
    given()
      .when(orderCard(anna, 1, { consent: '2020-01' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'consent');
  });

  it('needs no consent: without it the card can be used from the day after the time of withdrawal (Q14)', () => {
    given()
      .when(orderCard(anna, 1, { consent: null }))
      .then(ordered(anna, 1, { consentVersion: null, usableFrom: localDate('2026-06-30') }));
  });

  it('is refused while more than two hours are left, on all cards together (V5)', () => {
    given(ordered(anna)).when(orderCard(anna, 2)).thenRejectedWith('ERR_VOUCHER_NOT_CREATED', 'userID');
    given(ordered(anna), used(15, 5)).when(orderCard(anna, 2)).thenRejectedWith('ERR_VOUCHER_NOT_CREATED', 'userID');
    given(ordered(anna), used(16, 4)).when(orderCard(anna, 2)).then(ordered(anna, 2));
    given(ordered(anna), deleted()).when(orderCard(anna, 2)).then(ordered(anna, 2));
    given(ordered(ben)).when(orderCard(anna, 2)).then(ordered(anna, 2));
  });
});

describe('Consenting to the immediate use of a card (Q14)', () => {
  const waiting = ordered(anna, 1, { consentVersion: null, usableFrom: localDate('2026-06-30') });
  const consentTo = (caller: Booker, consent = consentVersion) =>
    ({ type: 'ConsentToCard', data: { voucherId: card(1), caller, consent } }) as const;
  const consented: VoucherConsentGiven = {
    type: 'VoucherConsentGiven',
    data: { voucherId: card(1), personId: anna.personId, consentVersion },
  };

  it('makes it usable at once, and is said once', () => {
    given(waiting).when(consentTo(anna)).then(consented);
    given(waiting, consented).when(consentTo(anna)).then();
    given(ordered(anna)).when(consentTo(anna)).then();
  });

  it('is for its owner alone, and to the text of today', () => {
    given(waiting).when(consentTo(ben)).thenRejectedWith('ERR_VOUCHER_NOT_FOUND', 'id');
    given(waiting, deleted()).when(consentTo(anna)).thenRejectedWith('ERR_VOUCHER_NOT_FOUND', 'id');
    given(waiting).when(consentTo(anna, '2020-01')).thenRejectedWith('ERR_INVALID_INPUT', 'consent');
  });
});

describe('Deleting an hour card', () => {
  it('is for the ADMIN at any time, and for the owner for 14 days (V13, N43)', () => {
    given(ordered(anna))
      .when(remove(admin, at('2026-09-15T08:00:00Z')))
      .then(deleted());
    given(ordered(anna))
      .when(remove(anna, at('2026-06-29T08:00:00Z')))
      .then(deleted('WITHDRAWN'));
    given(ordered(anna))
      .when(remove(anna, at('2026-06-30T08:00:00Z')))
      .thenRejectedWith('ERR_VOUCHER_NOT_DELETED', 'id');
  });

  it('is refused for a used card, and possible again once all hours are back', () => {
    given(ordered(anna), used(2, 18)).when(remove(admin)).thenRejectedWith('ERR_VOUCHER_NOT_DELETED', 'id');
    given(ordered(anna), used(2, 18), returned(2, 20)).when(remove(admin)).then(deleted());
  });

  it('answers alike for an unknown card and that of another person, and writes nothing the second time', () => {
    given().when(remove(admin)).thenRejectedWith('ERR_VOUCHER_NOT_FOUND', 'id');
    given(ordered(anna)).when(remove(ben)).thenRejectedWith('ERR_VOUCHER_NOT_FOUND', 'id');
    given(ordered(anna), deleted()).when(remove(admin)).then();
  });
});

describe('Correcting the kind of a card', () => {
  it('changes its price with it, until the first use (V4)', () => {
    given(ordered(anna))
      .when(correct('YOUNG'))
      .then({
        type: 'VoucherTypeCorrected',
        data: {
          ...{ voucherId: card(1), personId: anna.personId, voucherType: 'YOUNG', price: cents(6_000) },
          was: { voucherType: 'ADULT', price: cents(9_000) },
        },
      });
    given(ordered(anna), used(1, 19)).when(correct('YOUNG')).thenRejectedWith('ERR_VOUCHER_NOT_UPDATED', 'id');
    given(ordered(anna)).when(correct('ADULT')).then();
    given(ordered(anna)).when(correct('SENIOR')).thenRejectedWith('ERR_INVALID_INPUT', 'type');
    given(ordered(anna), deleted()).when(correct('YOUNG')).thenRejectedWith('ERR_VOUCHER_NOT_FOUND', 'id');
  });
});

describe('The snapshot of the cards', () => {
  it('is read as the state that was written', () => {
    const { initialState, evolve } = hourCards.decider;
    const state = [ordered(anna), ordered(ben, 2), used(3, 17), ordered(anna, 3), used(1, 20)].reduce(
      evolve,
      initialState,
    );
    const read = hourCardsSnapshot.decode(JSON.parse([...hourCardsSnapshot.encode(state)].join('')));
    expect([read.cards.toJS(), read.ofPerson.toJS(), read.usable.toJS(), read.paid.toJS()]).toEqual([
      state.cards.toJS(),
      state.ofPerson.toJS(),
      state.usable.toJS(),
      state.paid.toJS(),
    ]);
    const { paid, usable } = [returned(3, 20), returned(1, 20)].reduce(evolve, read);
    expect([paid.size, usable.get(anna.personId)]).toEqual([0, [card(1), card(3)]]);
  });
});
