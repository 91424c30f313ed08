import { describe, expect, it } from 'vitest';
import { ledgerDecider } from './ledgerDecider.ts';
import { ledgerSnapshot } from './ledgerSnapshot.ts';
import { anna, ben } from './specClub.ts';
import { anonymised, block, booked, booking, cancelled } from './specSentences.ts';

const { evolve, initialState } = ledgerDecider;
const annas = booked(anna, block('TENNIS 3', '2026-06-16', '18:00-19:00'), 1);
const bens = booked(ben, block('TENNIS 3', '2026-06-16', '19:00-20:00'), 2);
const clubs = booked(null, block('HALL 1', '2026-06-16', '23:00-24:00'), 3);
const state = [annas, bens, clubs, cancelled(bens)].reduce(evolve, initialState);

describe('A snapshot of the ledger', () => {
  it('is plain JSON, grouped by court and day', () => {
    const snapshot = ledgerSnapshot.encode(state);
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    expect(snapshot).toHaveProperty('people.length', 2);
    expect(snapshot).toHaveProperty('courtDays.length', 2);
    expect(JSON.stringify(snapshot)).toContain(
      JSON.stringify({
        sport: 'HALL',
        court: 1,
        date: '2026-06-16',
        bookings: [[booking(3), null, 'BLOCK', 1380, 1440, 'BOOKED']],
      }),
    );
  });

  it('of an empty ledger is an empty ledger', () => {
    expect(ledgerSnapshot.decode(ledgerSnapshot.encode(initialState))).toEqual(initialState);
  });

  it('knows which days are closed, and nobody of them', () => {
    const closed = evolve(state, anonymised('2026-06-17'));
    const snapshot = ledgerSnapshot.encode(closed);
    expect(snapshot).toMatchObject({ people: [], openFrom: '2026-06-17' });
    expect(ledgerSnapshot.decode(snapshot)).toEqual(closed);
  });

  it.each([
    ['nothing', null],
    ['one of before days were closed', { people: [], courtDays: [] }],
    ['another shape', { bookings: [] }],
    [
      'a person that is missing',
      { people: [], openFrom: null, courtDays: [day([booking(1), 0, 'SINGLE', 1080, 1140, 'BOOKED'])] },
    ],
    [
      'a booking without its state',
      { people: [], openFrom: null, courtDays: [day([booking(1), null, 'BLOCK', 1080, 1140])] },
    ],
    [
      'a minute that no day has',
      { people: [], openFrom: null, courtDays: [day([booking(1), null, 'BLOCK', 1080, 1500, 'BOOKED'])] },
    ],
  ])('is not made up out of %s', (_, snapshot) => {
    expect(() => ledgerSnapshot.decode(snapshot)).toThrow();
  });
});

function day(entry: readonly unknown[]) {
  return { sport: 'TENNIS', court: 1, date: '2026-06-16', bookings: [entry] };
}
