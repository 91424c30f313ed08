import { expect, it } from 'vitest';
import { placeNamesIn } from './placeNames.ts';

const courts = [
  { number: 1, name: 'Platz 1' },
  { number: 2, name: 'Center Court' },
];
const sports = [
  { sport: 'TENNIS', labels: null, courts },
  { sport: 'PADEL', labels: { de: 'Padel', en: 'Padel tennis' }, courts: [{ number: 1, name: 'Box 1' }] },
];

it.each([
  ['de', 'TENNIS', 1, 'Tennis', 'Platz 1'],
  ['en', 'TENNIS', 1, 'Tennis', 'Court 1'],
  ['en', 'TENNIS', 2, 'Tennis', 'Center Court'],
  ['en', 'PADEL', 1, 'Padel tennis', 'Court 1'],
  ['de', 'TENNIS', 9, 'Tennis', 'Platz 9'],
  ['en', 'TENNIS', 9, 'Tennis', 'Court 9'],
] as const)('documents call places by their names in the language of the person: %s, %s %i', (...row) => {
  const [language, sport, court, sportName, courtName] = row;
  expect(placeNamesIn(sports, language)({ sport, court })).toEqual({ sport: sportName, court: courtName });
});
