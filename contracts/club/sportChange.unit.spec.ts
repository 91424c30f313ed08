import { describe, expect, it } from 'vitest';
import { type Court, type SportArrangement, localTime } from '../core/index.ts';
import { type SportChange, arrangementAfter, fitsInto } from './sportChange.ts';

const court = (number: number, active = true): Court => ({ number, name: `Platz ${number}`, surface: 'CLAY', active });
const hours = { opensAt: localTime('07:00'), closesAt: localTime('22:00') };
const tennis = (...courts: readonly Court[]): SportArrangement => ({
  ...{ sport: 'TENNIS', labels: null, courts, ...hours, halfHour: true },
});
const change = (activeCourts: number, more: Partial<SportChange> = {}): SportChange => ({
  ...{ sport: 'TENNIS', activeCourts, courts: null, surface: null, labels: null, ...hours, halfHour: true },
  ...more,
});
const courtsAfter = (known: SportArrangement | null, wanted: SportChange): readonly string[] =>
  arrangementAfter(wanted, known).courts.map(({ name, active }) => (active ? name : `(${name})`));

describe('The courts of a sport after a change', () => {
  it.each([
    { case: 'more are added', known: tennis(court(1)), wanted: 3, courts: ['Platz 1', 'Platz 2', 'Platz 3'] },
    {
      ...{ case: 'the highest become inactive', known: tennis(court(1), court(2), court(3)), wanted: 1 },
      courts: ['Platz 1', '(Platz 2)', '(Platz 3)'],
    },
    {
      ...{ case: 'inactive ones come first', known: tennis(court(1), court(2, false)), wanted: 3 },
      courts: ['Platz 1', 'Platz 2', 'Platz 3'],
    },
    {
      ...{ case: 'the lowest inactive one comes first', known: tennis(court(1), court(2, false), court(3, false)) },
      ...{ wanted: 2, courts: ['Platz 1', 'Platz 2', '(Platz 3)'] },
    },
    {
      ...{ case: 'the same number changes nothing', known: tennis(court(1, false), court(2)), wanted: 1 },
      courts: ['(Platz 1)', 'Platz 2'],
    },
    { case: 'a new sport', known: null, wanted: 2, courts: ['Platz 1', 'Platz 2'] },
  ])('$case', ({ known, wanted, courts }) => {
    expect(courtsAfter(known, change(wanted))).toEqual(courts);
  });

  it('have the names that are given, and keep the others', () => {
    const centre = { ...court(2), name: 'Center Court' };
    expect(courtsAfter(tennis(court(1), court(2)), change(2, { courts: [centre] }))).toEqual([
      'Platz 1',
      'Center Court',
    ]);
  });

  it('do not change the name of the sport, which can be taken back', () => {
    const labels = { de: 'Sandplätze', en: 'Clay courts' };
    const named = { ...tennis(court(1)), labels };
    const { labels: _, ...silent } = change(1);
    expect(arrangementAfter(silent, named).labels).toEqual(labels);
    expect(arrangementAfter(change(1), named).labels).toBeNull();
    expect(arrangementAfter(silent, null).labels).toBeNull();
  });

  it('never exceed what the club can number', () => {
    expect(courtsAfter(tennis(court(98)), change(99))).toHaveLength(2);
  });
});

describe('A booking', () => {
  const at = (start: string, end: string, number = 1) => ({ sport: 'TENNIS', court: number, start, end });
  const sports = [tennis(court(1), court(2, false))];
  it.each([
    ['fits within the hours', at('07:00', '22:00'), true],
    ['does not fit before opening', at('06:30', '08:00'), false],
    ['does not fit after closing', at('21:00', '22:30'), false],
    ['does not fit until midnight', at('21:00', '24:00'), false],
    ['does not fit on a court that is out of use', at('10:00', '11:00', 2), false],
    ['does not fit on a court that does not exist', at('10:00', '11:00', 3), false],
    ['does not fit in a sport that is not offered', { ...at('10:00', '11:00'), sport: 'SQUASH' }, false],
  ])('%s', (_, booking, fits) => {
    expect(fitsInto(sports, booking)).toBe(fits);
  });
});
