import { type LocalDate, addDays, localDate, weekdayOf } from './wallClock.ts';

export const holidayRegions = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type HolidayRegion = (typeof holidayRegions)[number];

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
export const easterSunday = (year: number): LocalDate => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return localDate(`${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`);
};

type Holiday = Readonly<{ on: (year: number) => LocalDate; regions: readonly HolidayRegion[] | 'ALL'; since?: number }>;

const fixed = (monthAndDay: string) => (year: number) => localDate(`${year}-${monthAndDay}`);
const fromEaster = (days: number) => (year: number) => addDays(easterSunday(year), days);
/** The Wednesday before 23 November. */
const dayOfPrayer = (year: number): LocalDate => {
  const eve = localDate(`${year}-11-22`);
  return addDays(eve, -((weekdayOf(eve) + 4) % 7));
};

/** Holidays of the whole of a Land; those of single municipalities or of a single year are left out. Source: the Länder's holiday acts. */
const holidays: readonly Holiday[] = [
  { on: fixed('01-01'), regions: 'ALL' },
  { on: fixed('01-06'), regions: ['BW', 'BY', 'ST'] },
  { on: fixed('03-08'), regions: ['BE'], since: 2019 },
  { on: fixed('03-08'), regions: ['MV'], since: 2023 },
  { on: fromEaster(-2), regions: 'ALL' },
  { on: fromEaster(0), regions: ['BB'] },
  { on: fromEaster(1), regions: 'ALL' },
  { on: fixed('05-01'), regions: 'ALL' },
  { on: fromEaster(39), regions: 'ALL' },
  { on: fromEaster(49), regions: ['BB'] },
  { on: fromEaster(50), regions: 'ALL' },
  { on: fromEaster(60), regions: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
  { on: fixed('08-15'), regions: ['SL'] },
  { on: fixed('09-20'), regions: ['TH'], since: 2019 },
  { on: fixed('10-03'), regions: 'ALL' },
  { on: fixed('10-31'), regions: ['BB', 'MV', 'SN', 'ST', 'TH'] },
  { on: fixed('10-31'), regions: ['HB', 'HH', 'NI', 'SH'], since: 2018 },
  { on: fixed('11-01'), regions: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { on: dayOfPrayer, regions: ['SN'] },
  { on: fixed('12-25'), regions: 'ALL' },
  { on: fixed('12-26'), regions: 'ALL' },
];

/** Whether `date` is a public holiday throughout the Land. */
export const isPublicHoliday = (date: LocalDate, region: HolidayRegion): boolean => {
  const year = Number(date.slice(0, 4));
  return holidays.some(
    ({ on, regions, since = 0 }) =>
      year >= since && (regions === 'ALL' || regions.includes(region)) && on(year) === date,
  );
};
