import { refuseTlsMismatch } from '@platzwart/event-store/event-store-db-connection';
import { hostsOf } from '@platzwart/event-store/event-store-db-address';
import { StartRefused } from '@platzwart/service-process/refusal';
import pg from 'pg';
import { type Examination, type Facts, unhealthy, unknown, healthy } from './finding.ts';
import { isReachable, hostAndPort } from './isReachable.ts';

const notRunning = 'Platzwart is not running';

const databaseOf = ({ env, runtime }: Facts): string | undefined =>
  runtime?.databaseUrl ?? (env['DATABASE_URL'] || undefined);

const damagedPages = (count: number) =>
  unhealthy(
    'database',
    `met ${count} damaged page${count === 1 ? '' : 's'} on its disk`,
    'npm run verify-log tells whether the log is concerned: then npm run restore -- FOLDER --replace; a read model is made anew by npm run rebuild -- NAME. Have the disk examined',
  );

export const database: Examination = async (facts) => {
  const address = databaseOf(facts);
  if (!address) return unknown('database', `embedded, ${notRunning}`);
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1_500 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; damaged: number }>(
      `select current_setting('server_version') as version, coalesce(checksum_failures, 0)::int as damaged
       from pg_stat_database where datname = current_database()`,
    );
    const { version = '', damaged = 0 } = rows[0] ?? {};
    return damaged === 0 ? healthy('database', `PostgreSQL ${version} answers`) : damagedPages(damaged);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return unhealthy(
      'database',
      `does not answer (${why})`,
      'start PostgreSQL or correct DATABASE_URL; the embedded one is started by npm start',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The settings of the running instance count, not those of this terminal. */
const setting = ({ env, runtime }: Facts, { name, running }: { name: string; running: string | null | undefined }) =>
  runtime ? running : env[name] || null;

const reachable = async (hosts: ReturnType<typeof hostsOf>) => {
  const answers = await Promise.all(hosts.map(({ host, port }) => isReachable(host, port)));
  const named = (answered: boolean): string =>
    hosts
      .filter((_, index) => answers[index] === answered)
      .map(({ host, port }) => `${host}:${port}`)
      .join(', ');
  return { answering: named(true), silent: named(false) };
};

export const eventStore: Examination = async (facts) => {
  const address = setting(facts, { name: 'EVENTSTOREDB_URL', running: facts.runtime?.eventStoreDbUrl });
  if (!address) return healthy('event store', 'in PostgreSQL');
  const remedy = 'start EventStoreDB or correct EVENTSTOREDB_URL';
  try {
    const [{ answering, silent }] = await Promise.all([reachable(hostsOf(address)), refuseTlsMismatch(address)]);
    if (silent === '') return healthy('event store', `${answering} answers`);
    const others = answering === '' ? '' : `, ${answering} answers`;
    return unhealthy('event store', `${silent} does not answer${others}`, remedy);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return unhealthy('event store', error.message, remedy);
  }
};

export const mail: Examination = async (facts) => {
  const address = setting(facts, { name: 'SMTP_URL', running: facts.runtime?.smtpUrl });
  if (!address) return unknown('mail', 'SMTP_URL is not set: the demo shows its e-mails at /dev/mailbox');
  const { host, port } = hostAndPort(address, address.startsWith('smtps') ? 465 : 25);
  if (await isReachable(host, port)) return healthy('mail', `${host}:${port} answers`);
  return unhealthy('mail', `${host}:${port} does not answer`, 'start the mail server or correct SMTP_URL');
};
