import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import {
  type TestInstance,
  clearAway,
  newTestInstance,
  startTestInstance,
  untilOpen,
} from '../operations/startedInstance.ts';
import { type Program, startProgram } from '../operations/program.ts';
import { type GraphqlAnswer, callGraphql, signIn } from '../support/graphqlClient.ts';
import { type SmtpSink, openSmtpSink } from '../support/smtpSink.ts';
import { isDeepStrictEqual } from 'node:util';
import { loadRecording, readDescription } from './loadRecording.ts';
import { type Answers, type Known, readAnswers, readKnown } from './recording.ts';
import { type ShiftedClock, clockAt } from './shiftedClock.ts';

type Settings = Readonly<Record<string, string>>;
type Outcome = Readonly<{ code: number | null; text: string }>;

/** The data of an older release, opened by this one a few minutes after that was stopped. */
export type OpenedRecording = Readonly<{
  name: string;
  known: Known;
  answers: Answers;
  clock: ShiftedClock;
  mailServer: SmtpSink;
  testInstance: TestInstance;
  url: string;
  /** A session of somebody whom the recording knows; the same one each time. */
  tokenOf: (who: string) => Promise<string>;
  ask: (call: Readonly<{ query: string; variables?: unknown; as?: string; key?: string }>) => Promise<GraphqlAnswer>;
  /** Runs a verb on the instance, without npm: `['scripts/doctor.mjs']`. */
  run: Run;
  stop: () => Promise<number | null>;
  close: () => Promise<void>;
}>;

/** Longer than an e-mail waits for its second attempt, shorter than an order waits for its money. */
const minutesLater = 3;

const runtimeSchema = v.object({ ports: v.object({ operations: v.number() }) });
const readySchema = v.object({ problems: v.array(v.string()), remarks: v.array(v.string()) });

/** Problems and remarks of the running instance, as its gateway reports them to operators. */
const complaintsOf = async (operationsPort: number): Promise<readonly string[]> => {
  const answer = await fetch(`http://127.0.0.1:${operationsPort}/health/ready`).catch(() => null);
  const found = v.safeParse(readySchema, (await answer?.json()) ?? null);
  return found.success ? [...found.output.problems, ...found.output.remarks] : ['no answer'];
};

/** All read models of this release are built, and all services are well. */
const untilReady = async ({ folder }: TestInstance, program: Program): Promise<void> => {
  const { ports } = v.parse(runtimeSchema, JSON.parse(readFileSync(join(folder, 'runtime.json'), 'utf8')));
  let complaints = await complaintsOf(ports.operations);
  for (let attempt = 0; complaints.length > 0 && attempt < 3_000; attempt += 1) {
    if (program.child.exitCode !== null) throw new Error(`It ended:\n${program.output()}${program.errors()}`);
    await pause(100);
    complaints = await complaintsOf(ports.operations);
  }
  if (complaints.length > 0) throw new Error(`It is not ready: ${complaints.join(' ')}\n${program.output()}`);
};

type Run = (args: readonly string[], more?: Settings) => Promise<Outcome>;

/** `env` is added to the environment; `beforeStart` runs verbs on the loaded data folder, without `env`. */
type Options = Readonly<{ env?: Settings; beforeStart?: (run: Run) => Promise<void> }>;

type Opening = Readonly<{ testInstance: TestInstance; mailServer: SmtpSink; clock: ShiftedClock; env: Settings }>;

const settingsOf = ({ mailServer, clock }: Pick<Opening, 'mailServer' | 'clock'>): Settings => ({
  ...clock.env,
  ...{ SMTP_URL: mailServer.url, MAIL_FROM: 'platz@verein.example' },
});

const runnerOn =
  (testInstance: TestInstance, settings: Settings): Run =>
  async (args, more = {}) => {
    const verb = startProgram(args, { ...testInstance.env, ...settings, ...more });
    const { code } = await verb.hasEnded;
    return { code, text: `${verb.output()}${verb.errors()}` };
  };

const openedOn = async ({ testInstance, ...opening }: Opening, name: string): Promise<OpenedRecording> => {
  const { mailServer, clock } = opening;
  const settings = { ...settingsOf(opening), ...opening.env };
  const program = startTestInstance(testInstance, settings);
  await untilOpen(program);
  await untilReady(testInstance, program);
  const [known, answers, { url }] = [readKnown(name), readAnswers(name), testInstance];
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (who: string): Promise<string> => {
    const { email = who, password = '' } = known.people[who] ?? {};
    const token = tokens.get(who) ?? signIn(url, email, password);
    tokens.set(who, token);
    return token;
  };
  const run = runnerOn(testInstance, settings);
  const stop = async (): Promise<number | null> => {
    program.child.kill('SIGTERM');
    return (await program.hasEnded).code;
  };
  return {
    ...{ name, known, answers, clock, mailServer, testInstance, url, tokenOf, run, stop },
    ask: async ({ query, variables = {}, as, key = crypto.randomUUID() }) =>
      callGraphql(url, {
        query,
        variables,
        idempotencyKey: key,
        ...(as !== undefined && { token: await tokenOf(as) }),
      }),
    close: async () => {
      await stop();
      await clearAway(testInstance);
      await mailServer.close();
    },
  };
};

/** What was loaded is what was recorded. */
const expectSame = (one: unknown, other: unknown): void => {
  if (!isDeepStrictEqual(one, other)) throw new Error('The recorded database was not created again as it was');
};

/** Loads a recording into a new data folder and opens it by `npm start`. */
export const openRecording = async (
  name: string,
  { env = {}, beforeStart = () => Promise.resolve() }: Options = {},
): Promise<OpenedRecording> => {
  const [testInstance, mailServer] = [await newTestInstance(), await openSmtpSink()];
  try {
    expectSame(await loadRecording(name, testInstance.folder), readDescription(name).database);
    const later = Date.parse(readKnown(name).stoppedAt) + minutesLater * 60_000;
    const clock = clockAt(new Date(later).toISOString());
    await beforeStart(runnerOn(testInstance, settingsOf({ mailServer, clock })));
    return await openedOn({ testInstance, mailServer, clock, env }, name);
  } catch (error) {
    await clearAway(testInstance);
    await mailServer.close();
    throw error;
  }
};
