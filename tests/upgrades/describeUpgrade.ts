import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter } from '../support/clubDays.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { bookHours } from './bookHours.ts';
import { codeIn } from './codeIn.ts';
import { inStoppedDatabase } from './database/inStoppedDatabase.ts';
import { tablesWithWords } from './database/wordsInDatabase.ts';
import { describeRelease } from './describeRelease.ts';
import { readDescription } from './loadRecording.ts';
import { type OpenedRecording, openRecording } from './openedRecording.ts';
import { readKnown, recordings } from './recording.ts';
import { replayFiles, replayQuestions, retell } from './replay.ts';
import { timeCode } from './timeCode.ts';

const patient = { timeout: 480_000 };

const tsx = (program: string, ...words: readonly string[]): readonly string[] => ['--import', 'tsx', program, ...words];
const onInstance = (...words: readonly string[]): readonly string[] => tsx('scripts/runAgainstInstance.ts', ...words);

const runtimeSchema = v.pipe(v.string(), v.parseJson(), v.object({ databaseUrl: v.string() }));
const databaseUrlOf = ({ testInstance: { folder } }: OpenedRecording): string =>
  v.parse(runtimeSchema, readFileSync(join(folder, 'runtime.json'), 'utf8')).databaseUrl;

const inDatabase = async <Result>(opened: OpenedRecording, work: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client(databaseUrlOf(opened));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const paymentSchema = v.object({ payment: v.object({ redirectUrl: v.string() }) });
const login = 'mutation ($data: LoginInput!) { login(data: $data) { token } }';

/**
 * A repeated call is known by its key and the hash of its command. Since 24 November a booking has players, so that the same call of an older
 * client is another command: it is refused, as a key that was used before, and books nothing.
 */
const hasOtherShape: ReadonlySet<string> = new Set(['2026-11-21', '2026-11-23']);

/** A token of that release names no session, so that nobody could end it: everybody signs in again. */
const namesNoSession: ReadonlySet<string> = new Set(['2026-11-21']);

/** Opens the recording of that name once, and carries out with it all that an update has to leave as it was. */
export const describeUpgrade = (name: string): void => {
  const recorded = readKnown(name);
  const { secondFactor, waiting, resetting, order, leaving, erased } = recorded;
  let opened: OpenedRecording;
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    opened = await openRecording(name);
    ({ close } = opened);
  }, patient.timeout);
  afterAll(() => close());

  const sameAnswers = async (): Promise<void> => {
    const replayed = await replayQuestions(opened);
    for (const { question, answer } of replayed)
      expect.soft(answer, `${question.name}, asked by ${question.as}`).toEqual(question.answer);
    if (opened.answers.sentences.length > 0) expect.soft(retell(replayed)).toEqual(opened.answers.sentences);
    const files = Object.fromEntries(opened.answers.files.map(({ path, sha256 }) => [path, sha256]));
    expect(await replayFiles(opened)).toEqual(files);
  };

  describe(`The data of ${name}, opened by this release`, () => {
    it('answer every question as they did, and every file has the same bytes', patient, sameAnswers);

    it('are whole, and nothing of them is ill', patient, async () => {
      const [verified, examined] = [
        await opened.run(onInstance('verify-log')),
        await opened.run(['scripts/doctor.mjs']),
      ];
      expect(verified).toMatchObject({ code: 0 });
      expect(examined).toMatchObject({ code: 0 });
    });

    it('are the same after a rebuild of all read models', patient, async () => {
      expect(await opened.run(onInstance('rebuild', 'all'))).toMatchObject({ code: 0 });
      await sameAnswers();
    });

    it('do not contain who was erased before', patient, async () => {
      const found = await inDatabase(opened, (client) => tablesWithWords(client, erased));
      expect(erased.length === 0 ? [] : found).toEqual([]);
    });
  });

  describe(`The people of ${name}`, () => {
    it('go on with the session that they had, and not with one that they have ended', patient, async () => {
      const { open, ended } = recorded.sessions;
      const me = async (token: string) =>
        (await callGraphql(opened.url, { query: '{ currentUser { firstName } }', token })).data?.['currentUser'] ??
        null;
      expect(await me(open)).toEqual(namesNoSession.has(name) ? null : { firstName: 'Anna' });
      if (ended !== null) expect(await me(ended)).toBeNull();
    });

    it('sign in with their passwords', patient, async () => {
      for (const [who, { email, password }] of Object.entries(recorded.people))
        if (who !== secondFactor?.who) expect(await signIn(opened.url, email, password)).toMatch(/^ey/);
    });

    it.runIf(secondFactor)(
      'sign in with the app that they had, and with each recovery code once',
      patient,
      async () => {
        const { who = '', secret = '', recoveryCode = '', usedRecoveryCode = '' } = secondFactor ?? {};
        const { email: credential, password } = recorded.people[who] ?? {};
        const outcomeOf = async (code: string | null): Promise<string> => {
          const data = { credential, password, ...(code !== null && { secondFactor: code }) };
          return (await opened.ask({ query: login, variables: { data } })).errors?.[0]?.message ?? 'signed in';
        };
        expect(await outcomeOf(null)).not.toBe('signed in');
        expect(await outcomeOf(usedRecoveryCode)).not.toBe('signed in');
        expect(await outcomeOf(timeCode(secret, opened.clock.now()))).toBe('signed in');
        expect(await outcomeOf(recoveryCode)).toBe('signed in');
      },
    );

    it('book once where their call is repeated', patient, async () => {
      const { query, variables, key, answer } = recorded.repeated;
      const repeated = await opened.ask({ query, variables, key, as: 'anna' });
      if (hasOtherShape.has(name)) expect(repeated.errors?.[0]?.extensions).toMatchObject({ field: 'Idempotency-Key' });
      else expect(repeated.data).toEqual(answer);
    });

    it.runIf(order)('pay what they had ordered before, and get the court', patient, async () => {
      const state = async () => {
        const query = 'query ($order: ID!) { payment(order: $order) { state redirectUrl } }';
        return (await opened.ask({ query, variables: { order }, as: 'ben' })).data;
      };
      const { payment } = v.parse(paymentSchema, await state());
      const page = new URL(payment.redirectUrl);
      const body = new URLSearchParams({ action: 'pay', delivery: 'once' });
      await fetch(new URL(`${page.pathname}${page.search}`, opened.url), { method: 'POST', body, redirect: 'manual' });
      await expect.poll(state).toMatchObject({ payment: { state: 'PAID' } });
    });

    it('find the pages behind their secret links', patient, async () => {
      for (const path of recorded.links) expect((await fetch(new URL(path, opened.url))).status).toBe(200);
    });

    it('keep every booking that was acknowledged while all services are replaced', patient, async () => {
      const firstDay = dayAfter(recorded.stoppedAt.slice(0, 10), 40);
      const load = await bookHours({ url: opened.url, token: await opened.tokenOf('anna'), firstDay });
      expect(await opened.run(tsx('scripts/restart.ts'))).toMatchObject({ code: 0 });
      const { acknowledged, lost, refused } = await load.stop();
      expect({ lost, refused }).toEqual({ lost: [], refused: [] });
      expect(acknowledged.length).toBeGreaterThan(3);
    });

    it('get each e-mail that waited once, and no other again', patient, async () => {
      const arrived = () => opened.mailServer.mails.flatMap(({ to }) => to);
      const awaited = () => arrived().filter((email) => waiting.includes(email));
      await expect.poll(awaited).toEqual(waiting);
      // Anna has booked meanwhile, and ben has paid.
      const others = arrived().filter((email) => !/^(?:anna|ben)@/.test(email));
      expect(others).toEqual(waiting);
    });

    it.runIf(resetting)('choose a new password by the code in it', patient, async () => {
      const { email = '' } = recorded.people[resetting ?? ''] ?? {};
      const data = {
        credential: email,
        code: codeIn(opened.mailServer, email),
        password: 'zwölf rote Filzkugeln im Netz',
      };
      const query = 'mutation ($data: ResetPasswordInput!) { resetPassword(data: $data) { success } }';
      expect(await opened.ask({ query, variables: { data } })).toMatchObject({
        data: { resetPassword: { success: true } },
      });
      expect(await signIn(opened.url, email, data.password)).toMatch(/^ey/);
    });

    it.runIf(leaving)('can be erased: then nothing says their names', patient, async () => {
      const { userID, words = [] } = leaving ?? {};
      const query = 'mutation ($userID: ID!) { deleteUser(userID: $userID, force: true) { success } }';
      const outcome = await opened.ask({ query, variables: { userID }, as: 'admin' });
      expect(outcome).toMatchObject({ data: { deleteUser: { success: true } } });
      await expect.poll(() => inDatabase(opened, (client) => tablesWithWords(client, words))).toEqual([]);
    });
  });

  it(`The database of ${name} has become what a new one is: tables, rights and versions`, patient, async () => {
    expect(await opened.stop()).toBe(0);
    const { database, schemas, readModels } = readDescription(recordings.at(-1) ?? '');
    const after = await inStoppedDatabase(opened.testInstance.folder, describeRelease);
    expect(after).toMatchObject({ schemas, readModels });
    expect(after.database).toEqual(database);
  });
};
