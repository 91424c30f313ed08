import {
  type ClubSettings,
  billingSchema,
  clubDescriptionSchema,
  imprintSchema,
  settingsTable,
  sportsTable,
  standardRules,
  undescribedClub,
} from '@platzwart/contracts/club';
import { bookingRulesSchema, rowReader } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Database } from './database.ts';

const settingReader = rowReader(settingsTable.columns);
const sportReader = rowReader(sportsTable.columns);

/** The club from the read model `club_settings`, with the standard settings instead of those that it has not made yet. */
export const readClubSettings = async (database: Pick<Database, 'rows'>): Promise<ClubSettings> => {
  const [settings, sports] = await Promise.all([
    database.rows(`select ${settingReader.selectList()} from club_settings.settings`),
    database.rows(`select ${sportReader.selectList()} from club_settings.sports order by place`),
  ]);
  const byKey = new Map(settingReader.decode(settings).map(({ key, value }) => [key, value]));
  return {
    description: v.parse(v.nullable(clubDescriptionSchema), byKey.get('description') ?? null) ?? undescribedClub,
    imprint: v.parse(v.nullable(imprintSchema), byKey.get('imprint') ?? null),
    billing: v.parse(v.nullable(billingSchema), byKey.get('billing') ?? null),
    rules: v.parse(v.nullable(bookingRulesSchema), byKey.get('rules') ?? null) ?? standardRules,
    sports: sportReader.decode(sports).map(({ arrangement, prices }) => ({ ...arrangement, prices })),
  };
};
