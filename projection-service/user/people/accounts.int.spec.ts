import { codeId, noPersonalLimits } from '@platzwart/contracts/core';
import { type UserEvent, factorId, passwordId } from '@platzwart/contracts/user';
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

const uuid = '00000000-0000-4000-8000-000000000001';
const personId = people.anna;
const personal = {
  ...{ firstName: 'Anna-Lena', lastName: 'Öz', email: 'neu@platzwart.example', phone: '+49 1234 5678' },
  ...{ address: null, language: 'en' },
};

let world: ProjectionWorld;
let running: RunningProjections;
beforeEach(async () => {
  world = await openWorld();
  running = startProjections(world.context);
});
afterEach(async () => {
  await running.stop();
  await world.close();
});

const annaAfter = async (...events: readonly UserEvent[]): Promise<unknown> => {
  let position = await world.log.write(personRegistered('anna', { verified: false }));
  for (const event of events) position = await world.log.write(event);
  await untilReached(world.pool, 'people', position);
  const { rows } = await world.pool.query<Record<string, unknown>>('select * from people.people where person_id = $1', [
    personId,
  ]);
  return rows[0];
};

const codes = { codeId: codeId(uuid) };
const expiresAt = '2026-05-01T12:00:00.000Z';
const wanted: UserEvent = {
  type: 'EmailChangeRequested',
  data: { personId, ...codes, sealedEmail: sealed('neu@platzwart.example'), emailDigest: 'new', expiresAt },
};

describe('An account', () => {
  it.each<[string, readonly UserEvent[], object]>([
    ['is verified', [{ type: 'PersonVerified', data: { personId, ...codes, passwordId: null } }], { verified: true }],
    [
      'shows what was corrected',
      [{ type: 'PersonalDataCorrected', data: { personId, sealed: sealed(personal) } }],
      { first_name: 'Anna-Lena', last_name: 'Öz', phone: '+49 1234 5678', address: null, language: 'en' },
    ],
    ['waits for its new e-mail', [wanted], { email: 'anna@platzwart.example', new_email: 'neu@platzwart.example' }],
    [
      'has its new e-mail when it is confirmed',
      [wanted, { type: 'EmailChanged', data: { personId, ...codes, emailDigest: 'new', sealed: sealed(personal) } }],
      { email: 'neu@platzwart.example', new_email: null },
    ],
    [
      'has its new number',
      [{ type: 'MemberNumberChanged', data: { personId, memberNumber: '7' } }],
      { member_number: '7' },
    ],
    [
      'has limits of its own',
      [{ type: 'PersonalLimitsSet', data: { personId, limits: { ...noPersonalLimits, maxParallel: 2 } } }],
      { limits: { ...noPersonalLimits, maxParallel: 2 } },
    ],
    ['has its new discount', [{ type: 'DiscountGranted', data: { personId, discount: 30 } }], { discount: 30 }],
    [
      'changes its role, and its sessions end',
      [{ type: 'RoleChanged', data: { personId, role: 'ADMIN', tokenVersion: 1 } }],
      { role: 'ADMIN', token_version: 1 },
    ],
    [
      'is deactivated, and its sessions end',
      [{ type: 'PersonDeactivated', data: { personId, tokenVersion: 4 } }],
      { active: false, token_version: 4 },
    ],
    [
      'is let in again',
      [
        { type: 'PersonDeactivated', data: { personId, tokenVersion: 1 } },
        { type: 'PersonReactivated', data: { personId } },
      ],
      { active: true, token_version: 1 },
    ],
    [
      'ends its sessions with its password',
      [
        { type: 'PasswordChanged', data: { personId, passwordId: passwordId(uuid), tokenVersion: 1 } },
        { type: 'PasswordReset', data: { personId, ...codes, passwordId: passwordId(uuid), tokenVersion: 2 } },
        { type: 'SessionsEnded', data: { personId, tokenVersion: 3 } },
      ],
      { token_version: 3 },
    ],
    [
      'has a second factor',
      [{ type: 'SecondFactorEnabled', data: { personId, factorId: factorId(uuid), tokenVersion: 1 } }],
      { second_factor: true, token_version: 1 },
    ],
    [
      'has its second factor no longer',
      [
        { type: 'SecondFactorEnabled', data: { personId, factorId: factorId(uuid), tokenVersion: 1 } },
        { type: 'SecondFactorRemoved', data: { personId, tokenVersion: 2, sealedReason: null } },
      ],
      { second_factor: false, token_version: 2 },
    ],
    ['asks for its erasure', [{ type: 'ErasureRequested', data: { personId } }], { erasure_requested: true }],
  ])('%s', async (_, events, row) => {
    expect(await annaAfter(...events)).toMatchObject(row);
  });

  it('is deleted when it is erased, whatever events follow', async () => {
    const erased: UserEvent = { type: 'PersonErased', data: { personId } };
    expect(await annaAfter(erased, { type: 'DiscountGranted', data: { personId, discount: 5 } })).toBeUndefined();
  });

  it('keeps its history in order until it is erased', async () => {
    const factsNow = async (): Promise<readonly unknown[]> =>
      (
        await world.pool.query<{ type: string }>(
          'select type from people.facts where person_id = $1 order by position',
          [personId],
        )
      ).rows;
    await annaAfter({ type: 'SessionsEnded', data: { personId, tokenVersion: 1 } });
    await untilReached(world.pool, 'people', await world.log.write(personRegistered('ben')));
    expect(await factsNow()).toEqual([{ type: 'PersonRegistered' }, { type: 'SessionsEnded' }]);
    const erased: UserEvent = { type: 'PersonErased', data: { personId } };
    await untilReached(world.pool, 'people', await world.log.write(erased));
    expect(await factsNow()).toEqual([]);
  });

  it('keeps the reason that an ADMIN gave the person for removing the second factor', async () => {
    await annaAfter(
      { type: 'SecondFactorEnabled', data: { personId, factorId: factorId(uuid), tokenVersion: 1 } },
      { type: 'SecondFactorRemoved', data: { personId, tokenVersion: 2, sealedReason: sealed('Handy verloren') } },
    );
    const { rows } = await world.pool.query('select type, reason from people.facts order by position');
    expect(rows).toEqual([
      { type: 'PersonRegistered', reason: null },
      { type: 'SecondFactorEnabled', reason: null },
      { type: 'SecondFactorRemoved', reason: 'Handy verloren' },
    ]);
  });

  it('frees e-mail and number for the next owner when it is erased', async () => {
    await annaAfter({ type: 'PersonErased', data: { personId } });
    const ben = personRegistered('ben', {
      memberNumber: '100',
      sealed: sealed({ ...personal, email: 'anna@platzwart.example' }),
    });
    await untilReached(world.pool, 'people', await world.log.write(ben));
    const { rows } = await world.pool.query('select person_id, email from people.people');
    expect(rows).toEqual([{ person_id: people.ben, email: 'anna@platzwart.example' }]);
  });

  it('does not quote sealed data that are no e-mail', async () => {
    const wrong: UserEvent = { ...wanted, data: { ...wanted.data, sealedEmail: sealed({ secret: 'Anna' }) } };
    await world.log.write(personRegistered('anna'));
    await world.log.write(wrong);
    await until(async () => (await checkpointNamed(world.pool, 'people')).status === 'stopped');
    expect((await checkpointNamed(world.pool, 'people')).problem).toContain('the sealed email should be ');
    expect((await checkpointNamed(world.pool, 'people')).problem).not.toContain('secret');
  });
});
