import { openVault } from '@platzwart/vault';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildBeside } from '../../core/rebuildBeside.ts';
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
import { people as peopleModel } from './people.ts';

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
  it('may be a business without a person, which is shown and sorted by its name', async () => {
    const address = { city: 'Wien', houseNumber: '1', street: 'Ring', zip: '1010', country: 'AT' };
    const names = { firstName: '', lastName: '', companyName: 'Müller & Söhne GmbH' };
    const plain = { ...names, email: 'anna@platzwart.example', phone: null, address, language: 'de' };
    await untilReached(
      world.pool,
      'people',
      await world.log.write(personRegistered('anna', { sealed: sealed(plain) })),
    );
    expect(await peopleNow('first_name, last_name, company_name, address, name_key, search')).toEqual([
      {
        ...{ first_name: '', last_name: names.companyName, company_name: names.companyName, address },
        ...{ name_key: 'muller & sohne gmbh\t', search: 'muller sohne gmbh anna platzwart example 100' },
      },
    ]);
  });

  it('are shown with their opened personal data', async () => {
    await untilReached(world.pool, 'people', await world.log.write(personRegistered('anna', { discount: 20 })));
    expect(await peopleNow()).toEqual([
      {
        person_id: people.anna,
        member_number: '100',
        email: 'anna@platzwart.example',
        first_name: 'anna',
        last_name: 'Müller',
        company_name: null,
        phone: null,
        address: { city: 'Musterstadt', houseNumber: '1a', street: 'Am Platz', zip: '12345', country: 'DE' },
        language: 'de',
        role: 'MEMBER',
        discount: 20,
        verified: true,
        active: true,
        token_version: 0,
        second_factor: false,
        new_email: null,
        erasure_requested: false,
        booking_reminders: true,
        payer_id: null,
        guardian_id: null,
        business: false,
        limits: { maxAdvanceDays: null, maxMinutesPerDay: null, maxOpenBookings: null, maxParallel: null },
        name_key: 'muller\tanna',
        search: 'muller anna platzwart example 100',
      },
    ]);
  });

  it('have the guardian that a child is registered with', async () => {
    await world.log.write(personRegistered('anna'));
    const child = personRegistered('ben', { emailDigest: null, guardianId: people.anna });
    await untilReached(world.pool, 'people', await world.log.write(child));
    expect(await peopleNow('guardian_id')).toContainEqual({ guardian_id: people.anna });
  });

  it('are deleted when their key is destroyed', async () => {
    world.erased.add(people.anna);
    await world.log.write(personRegistered('anna'));
    await untilReached(world.pool, 'people', await world.log.write(personRegistered('ben')));
    expect(await peopleNow('person_id')).toEqual([{ person_id: people.ben }]);
  });

  it('never share an e-mail or a member number: the read model stops', async () => {
    await world.log.write(personRegistered('anna'));
    await world.log.write(personRegistered('ben', { memberNumber: '100' }));
    await until(async () => (await checkpointNamed(world.pool, 'people')).status === 'stopped');
    expect((await checkpointNamed(world.pool, 'people')).problem).toContain('people.people_by_member_number');
    expect(await peopleNow('person_id')).toEqual([{ person_id: people.anna }]);
  });

  it('are shown and can be rebuilt although an older release has sealed ill-formed text', async () => {
    await running.stop();
    const vault = await openVault(world.pool);
    const context = { ...world.context, unseal: vault.unseal };
    running = startProjections(context);
    const ofAnna: unknown = JSON.parse(personRegistered('anna').data.sealed);
    const city = 'Ort \ud800';
    const older = v.parse(v.looseObject({ address: v.looseObject({}) }), ofAnna);
    const plain = { ...older, address: { ...older.address, city } };
    // As a release sealed it that did not check the text.
    const sealedThen = await vault.seal(people.anna, { toJSON: () => plain });
    await untilReached(world.pool, 'people', await world.log.write(personRegistered('anna', { sealed: sealedThen })));
    const repaired = [{ city: 'Ort \ufffd' }];
    expect(await peopleNow(`address->>'city' as city`)).toEqual(repaired);
    await rebuildBeside(context, peopleModel, { signal: AbortSignal.timeout(20_000), onProgress: () => undefined });
    expect(await peopleNow(`address->>'city' as city`)).toEqual(repaired);
  });

  it('are not named in the problem if the sealed data are not a person', async () => {
    await world.log.write(personRegistered('anna', { sealed: sealed({ firstName: 'Anna', lastName: 17 }) }));
    await until(async () => (await checkpointNamed(world.pool, 'people')).status === 'stopped');
    const { problem } = await checkpointNamed(world.pool, 'people');
    expect(problem).toContain('the sealed data.lastName should be string');
    expect(problem).not.toContain('Anna');
  });
});
