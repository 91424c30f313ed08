import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { password } from '../testing/commandDouble.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { authenticatedSocket, rawSocket } from '../testing/rawSocket.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const me = '{ currentUser { userID } }';
const login = `mutation { login(data: { credential: "1002", password: "${password}" }) { code } }`;
const deactivation = 'mutation { updateUser(userID: "1001", user: { active: false }) { code } }';

let instance: Instance;
beforeEach(async () => {
  instance = await startInstance({ revocationLagSeconds: 3 });
});
afterEach(() => instance.close());

const says = async (token: string | undefined, query = me): Promise<string> =>
  outcomeOf(await sendGraphql(instance.url, { query, token }));
const until = async (outcome: string, ask: () => Promise<string>): Promise<void> => {
  while ((await ask()) !== outcome) await pause(20);
};
/** What the projection-service does at an event that it cannot apply. */
const stopPeople = async (status = 'stopped'): Promise<void> => {
  const pool = poolOn(instance.databaseUrl, 1);
  await pool.query(`update read_models.checkpoints set status = $1 where name = 'people'`, [status]);
  await pool.end();
};

describe('While the read model of people does not follow the log', () => {
  it('a deactivation is answered when the person is let in no more, and an open socket is closed', async () => {
    const [ofAnna, ofAdmin] = [await instance.tokenOf(anna), await instance.tokenOf(admin)];
    const socket = await authenticatedSocket(instance.url, ofAnna);
    const unseen = instance.projections.nextPosition();
    instance.commands.answerWith(() => ({ outcome: 'accepted', position: unseen, ids: [anna.personId] }));
    expect(await says(ofAdmin, deactivation)).toBe('data');
    expect(await says(ofAnna)).toBe('ERR_DB_CONNECTION');
    expect(await socket.closed).toBe('1013 Try again later');
    const again = await rawSocket(instance.url);
    again.send({ type: 'connection_init', payload: { authorization: `Bearer ${ofAnna}` } });
    expect(await again.closed).toBe('1013 Try again later');
    await instance.projections.changePerson(anna.personId, { active: false });
    await until('LOGIN_REQUIRED', () => says(ofAnna));
    expect(await says(ofAdmin)).toBe('data');
    expect(instance.serverErrors).toEqual([]);
  });

  it('the same is noticed of what another gateway, or a job, has changed', async () => {
    const token = await instance.tokenOf(ben);
    instance.commands.writePeople(instance.projections.nextPosition());
    await until('ERR_DB_CONNECTION', () => says(token));
    expect(await says(undefined, login)).toBe('ERR_DB_CONNECTION');
    expect(instance.commands.signIns).toEqual([]);
  });

  it('nobody is let in after it has stopped at an event, until it goes on; who has no session is served', async () => {
    const token = await instance.tokenOf(ben);
    await stopPeople();
    await until('ERR_DB_CONNECTION', () => says(token));
    expect(await says(undefined, login)).toBe('ERR_DB_CONNECTION');
    expect(await says(undefined, '{ generalInfos { displayName } }')).toBe('data');
    await stopPeople('live');
    await until('data', () => says(token));
  });
});
