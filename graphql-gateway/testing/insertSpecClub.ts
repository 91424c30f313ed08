import { nameKey, searchText } from '@platzwart/contracts/user';
import type pg from 'pg';
import { everybody } from './personas.ts';
import { recordOf } from './recordOf.ts';
import { specClub } from './specClub.ts';

/** The people and the settings that every spec begins with. */
export const insertSpecClub = async (client: pg.ClientBase): Promise<void> => {
  for (const person of everybody) {
    const record = recordOf({ ...person, nameKey: nameKey(person), search: searchText(person) });
    await client.query('insert into people.people select * from jsonb_populate_record(null::people.people, $1)', [
      record,
    ]);
  }
  const { revision, description, imprint, rules, sports, terms } = specClub;
  const settings = 'insert into club_settings.settings values ($1, $2)';
  await client.query(settings, ['revision', JSON.stringify(revision)]);
  await client.query(settings, ['description', JSON.stringify(description)]);
  await client.query(settings, ['imprint', JSON.stringify(imprint)]);
  await client.query(settings, ['rules', JSON.stringify(rules)]);
  await client.query(settings, [
    'terms',
    JSON.stringify(Object.fromEntries(terms.map((each) => [each.version, each]))),
  ]);
  for (const [place, { prices, ...arrangement }] of sports.entries()) {
    const values = [arrangement.sport, place, JSON.stringify(arrangement), JSON.stringify(prices)];
    await client.query('insert into club_settings.sports values ($1, $2, $3, $4)', values);
  }
};
