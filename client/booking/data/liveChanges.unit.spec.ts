import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { type Position, positionSchema } from '@platzwart/contracts/core';
import { booked } from '../plan/club.fixture.ts';
import { type LiveChanges, type LiveMessage, type SharedBooking, hear, withChanges } from './liveChanges.ts';

const at = (place: number): Position => v.parse(positionSchema, String(place).padStart(4, '0'));
const six = booked('18:00', '19:00');
const seven = booked('19:00', '20:00');
const nothing: LiveChanges = new Map();
const taken = (place: number, ...changed: SharedBooking[]): LiveMessage => ({
  position: at(place),
  changed,
  removed: [],
});
const freed = (place: number, ...removed: string[]): LiveMessage => ({ position: at(place), changed: [], removed });
const ids = (bookings: readonly SharedBooking[]) => bookings.map(({ id }) => id).toSorted();

describe('The plan while bookings come in', () => {
  it('shows a new booking and drops one that is gone', () => {
    const heard = hear(hear(nothing, taken(5, seven)), freed(6, six.id));
    expect(ids(withChanges({ bookings: [six], position: at(4) }, heard))).toEqual([seven.id]);
  });

  it('shows a booking once, though answer and message both carry it', () => {
    expect(ids(withChanges({ bookings: [six], position: at(5) }, hear(nothing, taken(5, six))))).toEqual([six.id]);
    expect(ids(withChanges({ bookings: [six], position: at(4) }, hear(nothing, taken(5, six))))).toEqual([six.id]);
  });

  it('does not let an old message undo a newer answer', () => {
    expect(withChanges({ bookings: [], position: at(9) }, hear(nothing, taken(5, six)))).toEqual([]);
  });

  it('does not let an old answer undo a newer message', () => {
    expect(ids(withChanges({ bookings: [six], position: at(4) }, hear(nothing, freed(5, six.id))))).toEqual([]);
  });

  it('does not let a repeated message undo a later one', () => {
    const repeated = hear(hear(hear(nothing, taken(5, six)), freed(6, six.id)), taken(5, six));
    expect(withChanges({ bookings: [], position: at(4) }, repeated)).toEqual([]);
  });

  it('comes to the same plan whenever an answer was taken in between', () => {
    const steps = fc.array(fc.record({ id: fc.integer({ min: 0, max: 4 }), isFreed: fc.boolean() }), { maxLength: 25 });
    fc.assert(
      fc.property(steps, fc.nat(), (history, pick) => {
        const booking = (id: number): SharedBooking => ({ ...six, id: String(id), court: id + 1 });
        const truthAfter = (count: number): Map<string, SharedBooking> => {
          const truth = new Map<string, SharedBooking>();
          history.slice(0, count).forEach(({ id, isFreed }) => {
            if (isFreed) truth.delete(String(id));
            else truth.set(String(id), booking(id));
          });
          return truth;
        };
        const answeredAfter = pick % (history.length + 1);
        const answer = { bookings: [...truthAfter(answeredAfter).values()], position: at(answeredAfter) };
        const heard = history.reduce<LiveChanges>(
          (changes, { id, isFreed }, index) =>
            hear(changes, isFreed ? freed(index + 1, String(id)) : taken(index + 1, booking(id))),
          nothing,
        );
        expect(ids(withChanges(answer, heard))).toEqual([...truthAfter(history.length).keys()].toSorted());
      }),
    );
  });
});
