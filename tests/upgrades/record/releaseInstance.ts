import { setTimeout as pause } from 'node:timers/promises';
import { untilOpen } from '../../operations/startedInstance.ts';
import { type Program, startProgram } from '../../operations/program.ts';
import { freePort } from '../../support/freePort.ts';
import { type GraphqlAnswer, callGraphql } from '../../support/graphqlClient.ts';
import type { SmtpSink } from '../../support/smtpSink.ts';
import { type ShiftedClock, clockAt } from '../shiftedClock.ts';
import type { ReleaseSchema } from './releaseSchema.ts';

/** Where the code of a release is, what it can do, and the folder and mail server of its club. */
export type Release = Readonly<{
  folder: string;
  schema: ReleaseSchema;
  dataFolder: string;
  mailServer: SmtpSink;
  /** Whether it begins with its own demo club, instead of an empty log. */
  hasDemoClub: boolean;
}>;

type Variables = Readonly<Record<string, unknown>>;

/** A running instance of a release. */
export type ReleaseInstance = Release &
  Readonly<{
    url: string;
    clock: ShiftedClock;
    /** Answers with the data; throws where it is refused, also as someone with `token`. */
    ask: (query: string, variables?: Variables, token?: string) => Promise<Record<string, unknown>>;
    stop: () => Promise<void>;
  }>;

const dataOf = ({ data, errors }: GraphqlAnswer, query: string): Record<string, unknown> => {
  if (data && !errors) return data;
  throw new Error(`Refused: ${JSON.stringify(errors)}\n${query}`);
};

const settingsOf = ({ dataFolder, mailServer, hasDemoClub }: Release, port: number) => ({
  ...{ DATA_DIR: dataFolder, PORT: String(port), SEED_DEMO: hasDemoClub ? '1' : '0' },
  ...{ SMTP_URL: mailServer.url, MAIL_FROM: 'platz@verein.example', PUBLIC_URL: `http://127.0.0.1:${port}` },
});

const end = async (program: Program): Promise<void> => {
  program.child.kill('SIGTERM');
  const { code } = await program.hasEnded;
  if (code !== 0) throw new Error(`It did not stop in order:\n${program.output()}${program.errors()}`);
};

/** `npm start` of the release, at `instant` (ISO 8601) by its clock. */
export const startRelease = async (release: Release, instant: string): Promise<ReleaseInstance> => {
  const [port, clock] = [await freePort(), clockAt(instant)];
  const env = { ...settingsOf(release, port), ...clock.env };
  const program = startProgram(['scripts/start.mjs'], env, release.folder);
  await untilOpen(program);
  const url = `http://127.0.0.1:${port}`;
  const ask: ReleaseInstance['ask'] = async (query, variables = {}, token) => {
    const idempotencyKey = crypto.randomUUID();
    return dataOf(await callGraphql(url, { query, variables, idempotencyKey, ...(token && { token }) }), query);
  };
  return { ...release, url, clock, ask, stop: () => end(program) };
};

/** Read models follow a moment later. */
export const eventually = async <Found>(look: () => Promise<Found | null>): Promise<Found> => {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    const found = await look();
    if (found !== null) return found;
    await pause(100);
  }
  throw new Error(`It did not happen within five minutes: ${look.toString()}`);
};
