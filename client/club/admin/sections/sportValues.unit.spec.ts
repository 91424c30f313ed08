import { describe, expect, it } from 'vitest';
import { localTime } from '@platzwart/contracts/core';
import { type Settings, type SportOfClub, sportFieldOf, sportInput, sportValues } from './sportValues.ts';

const court = (number: number, surface: SportOfClub['courtList'][number]['surface']) => ({
  ...{ number, name: `Platz ${number}`, surface, active: true },
});
const tennis: SportOfClub = {
  ...{ name: 'TENNIS', labels: null, courtList: [court(1, 'CLAY'), court(4, 'HARD')] },
  timeSettings: { start: localTime('07:00'), end: localTime('22:00'), halfHour: true },
};
const settings: Settings = {
  bookingInfos: { sports: ['TENNIS', 'SQUASH'], sportSettings: [tennis] },
  dashboardInfos: { revision: 7 },
};
const before = sportValues(tennis, settings.bookingInfos.sports);
const surfacesAfter = (changed: Readonly<Record<string, string>>) =>
  sportInput(tennis, settings, { ...before, ...changed }).courts?.map(({ surface }) => surface);

describe('Saving a sport', () => {
  it('sends no rules, which another admin may be changing', () => {
    expect(Object.keys(sportInput(tennis, settings, before)).toSorted()).toEqual([
      ...['courts', 'end', 'halfHour', 'labels', 'numOfCourts', 'sport', 'sports', 'start', 'surface'],
    ]);
  });

  it('keeps the surface of each court', () => {
    expect(surfacesAfter({ 'court.1.name': 'Center Court' })).toEqual(['CLAY', 'HARD']);
  });

  it('changes the surface of the court for which it was changed', () => {
    expect(surfacesAfter({ 'court.1.surface': 'GRASS' })).toEqual(['GRASS', 'HARD']);
  });

  it('changes no court where only the surface of new courts was changed', () => {
    expect(surfacesAfter({ surface: 'CARPET' })).toEqual(['CLAY', 'HARD']);
    expect(sportInput(tennis, settings, { ...before, surface: 'CARPET' }).surface).toBe('CARPET');
  });

  it('sends one name for both languages where only one was typed', () => {
    expect(sportInput(tennis, settings, { ...before, labelDe: 'Freiluft' }).labels).toEqual({
      de: 'Freiluft',
      en: 'Freiluft',
    });
  });

  it.each([
    ['moves it', { place: '2' }, ['SQUASH', 'TENNIS']],
    ['no longer offers it', { offered: '' }, ['SQUASH']],
  ])('%s', (_, changed, sports) => {
    expect(sportInput(tennis, settings, { ...before, ...changed }).sports).toEqual(sports);
  });

  it('makes the key of a new sport of its name, and puts it last', () => {
    const typed = { ...sportValues(null, settings.bookingInfos.sports), sport: ' beach volleyball ' };
    const { sport, sports, courts } = sportInput(null, settings, typed);
    expect(sport).toBe('BEACH_VOLLEYBALL');
    expect(sports).toEqual(['TENNIS', 'SQUASH', 'BEACH_VOLLEYBALL']);
    // An empty list is refused.
    expect(courts).toBeNull();
  });
});

describe('The field that the server refuses', () => {
  it.each([
    ['infos.courts.1.name', 'court.4.name'],
    ['infos.courts.0.surface', 'court.1.surface'],
    ['infos.labels.en', 'labelEn'],
    ['infos.end', 'end'],
  ])('%s is %s', (path, field) => {
    expect(sportFieldOf(tennis)(path)).toBe(field);
  });
});
