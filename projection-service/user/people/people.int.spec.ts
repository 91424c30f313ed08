import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { people, personRegistered, sealed } from '../../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  checkpointNamed,
  openWorld,
  startProjections,
  until,
  untilReached,
} from '../../testing/projectionWorld.ts';

let world: ProjectionWorld;
let running: RunningProjections;

const peopleNow = async (columns = '*'): Promise<readonly unknown[]> =>
  (await world.pool.query<Record<string, unknown>>(`select ${columns} from people.people order by person_id`)).rows;

beforeEach(async () => {
  world = await openWorld();
  running = startProjections(world.context);
});
afterEach(async () => {
  await running.stop();
  await world.close();
});

describe('The people of the club', () => {
  it('are shown with what was sealed about them', async () => {
    await untilReached(world.pool, 'people', await world.log.write(personRegistered('anna', { discount: 20 })));
    expect(await peopleNow()).toEqual([
      {
        person_id: people.anna,
        member_number: '100',
        email: 'anna@platzwart.example',
        first_name: 'anna',
        last_name: 'Müller',
        phone: null,
        address: { city: 'Musterstadt', houseNumber: '1a', street: 'Am Platz', zip: '12345' },
        language: 'de',
        role: 'MEMBER',
        discount: 20,
        verified: true,
        active: true,
        token_version: 0,
        second_factor: false,
        new_email: null,
        erasure_requested: false,
        name_key: 'muller\tanna',
        search: 'muller anna platzwart example 100',
      },
    ]);
  });

  it('are gone when their key is', async () => {
    world.erased.add(people.anna);
    await world.log.write(personRegistered('anna'));
    await untilReached(world.pool, 'people', await world.log.write(personRegistered('ben')));
    expect(await peopleNow('person_id')).toEqual([{ person_id: people.ben }]);
  });

  it('never share an e-mail or a member number: that is an alarm', async () => {
    await world.log.write(personRegistered('anna'));
    await world.log.write(personRegistered('ben', { memberNumber: '100' }));
    await until(async () => (await checkpointNamed(world.pool, 'people')).status === 'stopped');
    expect((await checkpointNamed(world.pool, 'people')).problem).toContain('people.people_by_member_number');
    expect(await peopleNow('person_id')).toEqual([{ person_id: people.anna }]);
  });

  it('are not named in the problem when what was sealed is not a person', async () => {
    await world.log.write(personRegistered('anna', { sealed: sealed({ firstName: 'Anna', lastName: 17 }) }));
    await until(async () => (await checkpointNamed(world.pool, 'people')).status === 'stopped');
    const { problem } = await checkpointNamed(world.pool, 'people');
    expect(problem).toContain('the sealed lastName, email, phone, address, language is not valid');
    expect(problem).not.toContain('Anna');
  });
});
