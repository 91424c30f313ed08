import type { ClubSettings } from '@platzwart/contracts/club';
import * as v from 'valibot';
import {
  arrangementSchema,
  descriptionSchema,
  imprintSchema,
  priceRowsSchema,
  rulesSchema,
} from './clubSettingsDecoder.ts';
import { type Database, decodeRows } from './database.ts';
import { Refusal } from './refusal.ts';

const settingSchema = v.object({ key: v.string(), value: v.unknown() });
/** A sport may stand in the plan before anybody has set its prices. */
const sportSchema = v.object({ arrangement: arrangementSchema, prices: v.optional(v.nullable(priceRowsSchema), null) });

/** The club as the read model `club_settings` knows it; ERR_LOAD_SETTINGS while it has not been described yet. */
export const readClubSettings = async (database: Database): Promise<ClubSettings> => {
  const [settings, sports] = await Promise.all([
    database.rows('select key, value from club_settings.settings'),
    database.rows('select arrangement, prices from club_settings.sports order by place'),
  ]);
  const byKey = new Map(decodeRows(settingSchema, settings).map(({ key, value }) => [key, value]));
  if (!byKey.has('description') || !byKey.has('rules')) throw new Refusal('ERR_LOAD_SETTINGS');
  return {
    description: v.parse(descriptionSchema, byKey.get('description')),
    imprint: v.parse(v.nullable(imprintSchema), byKey.get('imprint') ?? null),
    rules: v.parse(rulesSchema, byKey.get('rules')),
    sports: decodeRows(sportSchema, sports).map(({ arrangement, prices }) => ({
      ...arrangement,
      prices: prices ?? [],
    })),
  };
};
