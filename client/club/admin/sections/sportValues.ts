import type { SportsSection_settings$data } from '../../../__generated__/SportsSection_settings.graphql.ts';
import { type Surface, localTime, surfaces } from '@platzwart/contracts/core';
import { requiredNumber } from '../../../core/forms/typedNumbers.ts';
import { type Values, checked, textOf, yes } from '../form/settingField.ts';

export type Settings = Omit<SportsSection_settings$data, ' $fragmentType'>;
export type SportOfClub = Settings['bookingInfos']['sportSettings'][number];
type Court = SportOfClub['courtList'][number];

/** Null for one that the club does not have yet. */
export const sportOf = ({ bookingInfos }: Settings, key: string | null): SportOfClub | null =>
  bookingInfos.sportSettings.find(({ name }) => name === key) ?? null;

export const courtField = (number: number, part: 'name' | 'surface'): string => `court.${number}.${part}`;

const standardHours = { start: localTime('07:00'), end: localTime('22:00'), halfHour: true };
const standardSurface: Surface = 'CLAY';

const newSportValues = (place: number): Values => ({
  ...{ sport: '', labelDe: '', labelEn: '', place: textOf(place), offered: yes },
  ...{ start: standardHours.start, end: standardHours.end, halfHour: checked(standardHours.halfHour) },
  ...{ numOfCourts: '2', surface: standardSurface },
});

const courtValues = ({ number, name, surface }: Court): Values => ({
  [courtField(number, 'name')]: name,
  [courtField(number, 'surface')]: surface,
});

const valuesOfSport = ({ name, labels, timeSettings, courtList }: SportOfClub, place: number): Values => ({
  ...{ sport: name, labelDe: textOf(labels?.de), labelEn: textOf(labels?.en), place: textOf(place), offered: yes },
  ...{ start: timeSettings.start, end: timeSettings.end, halfHour: checked(timeSettings.halfHour) },
  numOfCourts: textOf(courtList.filter(({ active }) => active).length),
  surface: courtList.at(-1)?.surface ?? standardSurface,
  ...courtList.map(courtValues).reduce<Values>((all, court) => ({ ...all, ...court }), {}),
});

/** `sport` is null for a new one, which comes last. */
export const sportValues = (sport: SportOfClub | null, sports: readonly string[]): Values =>
  sport ? valuesOfSport(sport, sports.indexOf(sport.name) + 1) : newSportValues(sports.length + 1);

/** The sports in their new order; without this one where it is no longer offered. */
const sportsAfter = (known: readonly string[], key: string, values: Values): readonly string[] => {
  const others = known.filter((each) => each !== key);
  if (values['offered'] !== yes) return others;
  const place = Math.max(requiredNumber(values['place']) - 1, 0);
  return [...others.slice(0, place), key, ...others.slice(place)];
};

const trimmed = (values: Values, name: string): string => (values[name] ?? '').trim();

const surfaceIn = (values: Values, name: string, otherwise: Surface): Surface =>
  surfaces.find((each) => each === values[name]) ?? otherwise;

/** One name is enough for both languages; null where there is none. */
const labelsIn = (values: Values) => {
  const [de, en] = [trimmed(values, 'labelDe'), trimmed(values, 'labelEn')];
  return de || en ? { de: de || en, en: en || de } : null;
};

/** Every court keeps its own surface; the sport's `surface` is that of courts which are added. */
const courtsIn = (values: Values, courts: readonly Court[]) =>
  courts.map((court) => ({
    ...court,
    name: values[courtField(court.number, 'name')] ?? '',
    surface: surfaceIn(values, courtField(court.number, 'surface'), court.surface),
  }));

/** What is sent; the rules that are part of the input stay as they are. */
export const sportInput = (sport: SportOfClub | null, { bookingInfos }: Settings, values: Values) => {
  const key = sport?.name ?? trimmed(values, 'sport').toUpperCase().replaceAll(' ', '_');
  return {
    ...{ sport: key, numOfCourts: requiredNumber(values['numOfCourts']) },
    surface: surfaceIn(values, 'surface', standardSurface),
    ...{ start: localTime(trimmed(values, 'start')), end: localTime(trimmed(values, 'end')) },
    halfHour: values['halfHour'] === yes,
    sports: [...sportsAfter(bookingInfos.sports, key, values)],
    labels: labelsIn(values),
    // A new sport gets as many courts as it says, with standard names.
    courts: sport && courtsIn(values, sport.courtList),
  };
};

/** `infos.courts.2.name` → `court.3.name`; the server counts from 0. */
export const sportFieldOf =
  (sport: SportOfClub | null) =>
  (path: string): string => {
    const last = path.slice(path.lastIndexOf('.') + 1);
    const court = /courts\.(\d+)/.exec(path);
    if (court)
      return courtField(sport?.courtList[Number(court[1])]?.number ?? 1, last === 'surface' ? 'surface' : 'name');
    return path.includes('labels.') ? `label${last === 'en' ? 'En' : 'De'}` : last;
  };
