import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import { type Block, block, book } from '../../ledger/courts/specSentences.ts';
import { admin, anna, ben, club, gast, trainer } from './specClub.ts';

const given = specificationFor(courtsDecider);
const settings = { ...club, terms: 2 };
const evening = block('TENNIS 1', '2026-06-16', '18:00-19:00');
const later = block('TENNIS 1', '2026-06-16', '20:00-21:00');

const accepting = (version: number | null, caller = anna, wanted: Block = evening) => {
  const order = book(caller, wanted, { settings, first: wanted === evening ? 1 : 7 });
  return { ...order, data: { ...order.data, acceptedTerms: version } };
};
/** What anna's order under version 2 has written. */
const bookedOnce = () => {
  const decision = courtsDecider.decide(accepting(2), courtsDecider.initialState);
  if (decision.outcome === 'rejected') throw new Error(decision.code);
  return decision.events;
};

describe('The terms of the club', () => {
  it.each([anna, gast, trainer, admin])('have to be accepted before the first booking: $role', (caller) => {
    given().when(accepting(null, caller)).thenRejectedWith('ERR_TERMS_NOT_ACCEPTED', 'acceptedTerms');
    given().when(accepting(2, caller)).thenAccepted();
  });

  it.each([1, 3])('are not accepted by naming version %i, which is not in force', (version) => {
    given().when(accepting(version)).thenRejectedWith('ERR_TERMS_NOT_ACCEPTED', 'acceptedTerms');
  });

  it('are accepted once, by each for themselves, and the order says which version it was', () => {
    const booked = bookedOnce();
    expect(booked).toMatchObject([{ type: 'CourtBooked', data: { personId: anna.personId, termsVersion: 2 } }]);
    given(...booked)
      .when(accepting(null, anna, later))
      .thenAccepted();
    given(...booked)
      .when(accepting(null, ben, later))
      .thenRejectedWith('ERR_TERMS_NOT_ACCEPTED', 'acceptedTerms');
  });

  it('have to be accepted again where there is a new version', () => {
    const order = book(anna, later, { settings: { ...settings, terms: 3 }, first: 7 });
    given(...bookedOnce())
      .when(order)
      .thenRejectedWith('ERR_TERMS_NOT_ACCEPTED', 'acceptedTerms');
    given(...bookedOnce())
      .when({ ...order, data: { ...order.data, acceptedTerms: 3 } })
      .thenAccepted();
  });

  it('are asked for by nobody where the club has none', () => {
    given().when(book(anna, evening)).thenAccepted();
  });
});
