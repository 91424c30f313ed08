import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDay } from './buildDay.ts';
import { booked, monday, nineOClock, planFor, slot, tennis } from './club.fixture.ts';
import { type OwnMark, createDayBuilder } from './createDayBuilder.ts';
import { cellAt } from './dayLookup.ts';
import { randomDay } from './randomDay.fixture.ts';

const plan = planFor(tennis);
const content = {
  date: monday,
  bookings: [booked('10:00', '11:00')],
  own: new Map<string, OwnMark>(),
  people: new Map<string, string>(),
  selection: [],
};
const tenPast = { date: monday, minute: nineOClock.minute + 10 };
const later = { date: monday, minute: tenPast.minute + 1 };
const at = { court: 3, minute: 10 * 60 };

describe('A day that is built again', () => {
  it('is the same object where nothing of it has changed, also a minute later', () => {
    const build = createDayBuilder();
    const day = build(plan, content, tenPast);
    expect(build(plan, content, tenPast)).toBe(day);
    expect(build(plan, content, later)).toBe(day);
    expect(build(plan, { ...content, bookings: [booked('10:00', '11:00')] }, later)).toBe(day);
  });

  it('has new cells only where a booking or the selection changed', () => {
    const build = createDayBuilder();
    const before = build(plan, content, nineOClock);
    const after = build(plan, { ...content, selection: [slot('10:00', '10:30', 4)] }, nineOClock);
    expect(after.columns.filter((column, index) => column !== before.columns[index])).toHaveLength(1);
    expect(cellAt(after, { court: 4, minute: at.minute })).toMatchObject({ state: 'selected' });
    expect(cellAt(after, at)).toBe(cellAt(before, at));
  });

  it('shows a booking as one’s own as soon as that is known', () => {
    const build = createDayBuilder();
    build(plan, content, nineOClock);
    const day = build(plan, { ...content, own: new Map([['3-10:00', { child: null, title: null }]]) }, nineOClock);
    expect(cellAt(day, at)).toMatchObject({ booking: { own: true } });
  });

  it('has the name of the child whose booking it is, and none of the viewer, as soon as that is known', () => {
    const build = createDayBuilder();
    const people = new Map([['3-10:00', 'Ben B.']]);
    build(plan, { ...content, people }, nineOClock);
    for (const child of [null, 'Mia']) {
      const day = build(plan, { ...content, people, own: new Map([['3-10:00', { child, title: null }]]) }, nineOClock);
      expect(cellAt(day, at)).toMatchObject({ booking: { own: true, person: child } });
    }
  });

  it('has the title that an own booking is given, until it is given none', () => {
    const build = createDayBuilder();
    for (const title of [null, 'Zahlung offen', null]) {
      const day = build(plan, { ...content, own: new Map([['3-10:00', { child: null, title }]]) }, nineOClock);
      expect(cellAt(day, at)).toMatchObject({ booking: { own: true, title } });
    }
  });

  it('shows a person’s name as soon as it is known', () => {
    const build = createDayBuilder();
    build(plan, content, nineOClock);
    const day = build(plan, { ...content, people: new Map([['3-10:00', 'Ben B.']]) }, nineOClock);
    expect(cellAt(day, at)).toMatchObject({ booking: { person: 'Ben B.' } });
  });

  it('equals a day that is built without earlier results', () => {
    fc.assert(
      fc.property(randomDay, randomDay, (first, second) => {
        const build = createDayBuilder();
        for (const { plan: shown, clock, bookings } of [first, second]) {
          const same = { date: monday, bookings, selection: [] };
          expect(build(shown, { ...same, own: new Map(), people: new Map() }, clock)).toEqual(
            buildDay(shown, same, clock),
          );
        }
      }),
    );
  });
});
