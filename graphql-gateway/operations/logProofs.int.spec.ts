import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubSubjectId } from '@platzwart/contracts/history';
import { poolOn } from '../../tests/support/poolOn.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna } from '../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const query =
  '{ logProofs { isRequested progress runs { startedAt events position flawCount flaws { proof because } } } }';
const flaw = { proof: 'NUMBERS', because: '2026-00003 was issued in the place of 2026-00002' };
const proven = (events: number) => ({
  ...{ startedAt: '2026-06-15T01:00:00.000Z', seconds: 1.5, position: '0007', events, recipients: [] },
  ...{ flaws: [{ ...flaw, position: '0003' }], flawCount: 1 },
});

describe('The proofs of the log', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());

  const write = async (position: string, action: string, details: object): Promise<void> => {
    const pool = poolOn(instance.databaseUrl);
    await pool.query(
      `insert into history.entries (entry_id, subject_id, position, revision, occurred_at, action, cause, details)
       values ($1, $2, $3, 1, now(), $4, 'SYSTEM', $5)`,
      [`${position} ${clubSubjectId}`, clubSubjectId, position, action, details],
    );
    await pool.end();
  };
  const shown = async () => (await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) })).data;

  it('are shown to an ADMIN, the newest first', async () => {
    expect(await shown()).toMatchObject({ logProofs: { isRequested: false, runs: [] } });
    await write('0011', 'LogProven', proven(10));
    await write('0012', 'LogProven', proven(11));
    await write('0013', 'LogProofRequested', {});
    const run = { startedAt: '2026-06-15T01:00:00.000Z', position: '0007', flawCount: 1, flaws: [flaw] };
    const runs = [11, 10].map((events) => ({ ...run, events }));
    expect(await shown()).toEqual({ logProofs: { isRequested: true, progress: null, runs } });
  });

  it('are shown to nobody else', async () => {
    const token = await instance.tokenOf(anna);
    expect(outcomeOf(await sendGraphql(instance.url, { query, token }))).toBe('ERR_NOT_AUTHORIZED');
    expect(outcomeOf(await sendGraphql(instance.url, { query }))).toBe('LOGIN_REQUIRED');
  });

  it('are requested by a command', async () => {
    await sendGraphql(instance.url, { query: 'mutation { proveLog { code } }', token: await instance.tokenOf(admin) });
    expect(instance.commands.commands.at(-1)).toMatchObject({ type: 'RequestLogProof', data: {} });
  });
});
