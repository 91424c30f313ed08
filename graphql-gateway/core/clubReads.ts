import {
  type ClubSettings,
  type TermsVersion,
  accountingSchema,
  billingSchema,
  clubDescriptionSchema,
  imprintSchema,
  settingsTable,
  sportsTable,
  standardRules,
  termsVersionSchema,
  undescribedClub,
} from '@platzwart/contracts/club';
import { bookingRulesSchema, rowReader } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Database } from './database.ts';

const settingReader = rowReader(settingsTable.columns);
const sportReader = rowReader(sportsTable.columns);

const versionsSchema = v.nullish(v.record(v.string(), termsVersionSchema), {});
/** In the order of their numbers. */
const termsOf = (value: unknown): readonly TermsVersion[] =>
  Object.values(v.parse(versionsSchema, value)).toSorted((one, other) => one.version - other.version);

/** Until a club has rules, the command-service registers no guests: the first administrator makes them (`npm run admin`). */
const rulesOfNewClub: ClubSettings['rules'] = { ...standardRules, allowedGuests: false };

/** The club from the read model `club_settings`, with the standard settings instead of those that it has not made yet. */
export const readClubSettings = async (database: Pick<Database, 'rows'>): Promise<ClubSettings> => {
  const [settings, sports] = await Promise.all([
    database.rows(`select ${settingReader.selectList()} from club_settings.settings`),
    database.rows(`select ${sportReader.selectList()} from club_settings.sports order by place`),
  ]);
  const byKey = new Map(settingReader.decode(settings).map(({ key, value }) => [key, value]));
  const stored = (key: Parameters<typeof byKey.get>[0]): unknown => byKey.get(key) ?? null;
  return {
    revision: v.parse(v.number(), stored('revision') ?? 0),
    description: v.parse(v.nullable(clubDescriptionSchema), stored('description')) ?? undescribedClub,
    imprint: v.parse(v.nullable(imprintSchema), stored('imprint')),
    billing: v.parse(v.nullable(billingSchema), stored('billing')),
    accounting: v.parse(v.nullable(accountingSchema), stored('accounting')),
    rules: v.parse(v.nullable(bookingRulesSchema), stored('rules')) ?? rulesOfNewClub,
    terms: termsOf(byKey.get('terms')),
    sports: sportReader.decode(sports).map(({ arrangement, prices }) => ({ ...arrangement, prices })),
  };
};
