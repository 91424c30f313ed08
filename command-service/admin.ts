import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { emailSchema, personNameSchema } from '@platzwart/contracts/core';
import { logSettings } from '@platzwart/event-store/log-settings';
import { configured } from '@platzwart/service-process/configured';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import { pino } from 'pino';
import * as v from 'valibot';
import { configurationSchema } from './config.ts';
import { secretDigestOf } from './core/hashes.ts';
import { type OpenedService, openService } from './openService.ts';
import { openCommandMetrics } from './operations/commandMetrics.ts';
import { inviteFirstAdmin, removeFactorOfAdmin } from './processes/firstAdmin.ts';

const usage =
  'npm run admin -- --email petra@verein.example [--first-name Petra] [--last-name Schulz], or --email petra@verein.example ' +
  '--remove-second-factor';
const { DATABASE_URL, WRITER_DATABASE_URL } = configurationSchema.entries;
const environmentSchema = v.object({
  ...{ DATABASE_URL, WRITER_DATABASE_URL, ...logSettings },
  PUBLIC_URL: v.optional(v.string(), 'http://127.0.0.1:4000'),
  SMTP_URL: v.optional(v.string()),
});
const inputSchema = v.object({
  admin: v.object({ email: emailSchema, firstName: personNameSchema, lastName: personNameSchema }),
  removesFactor: v.boolean(),
});
type Input = v.InferOutput<typeof inputSchema>;

const readArguments = (): Input => {
  const text = { type: 'string' } as const;
  const options = {
    email: text,
    'first-name': { ...text, default: 'Verwaltung' },
    'last-name': { ...text, default: 'Verein' },
    'remove-second-factor': { type: 'boolean', default: false },
  } as const;
  try {
    const { email, 'first-name': firstName, 'last-name': lastName, ...more } = parseArgs({ options }).values;
    const removesFactor = more['remove-second-factor'];
    return v.parse(inputSchema, { admin: { email, firstName, lastName }, removesFactor });
  } catch {
    throw new StartRefused(usage);
  }
};

const refusals: Readonly<Record<string, string>> = {
  ERR_USER_ALREADY_EXISTS: 'The club has an administrator already, who makes further ones under "Accounts".',
  ERR_USER_NOT_FOUND: 'No administrator has this e-mail.',
  ERR_EMAIL_ALREADY_EXISTS: 'This e-mail belongs to another account: choose another one.',
};

const linkTo = (publicUrl: string, userID: string, code: string): string =>
  new URL(`/auth/verify#${new URLSearchParams({ userID, code }).toString()}`, publicUrl).href;

const refuse = (code: string): never => {
  throw new StartRefused(refusals[code] ?? `Refused: ${code}.`);
};

type Service = OpenedService['service'];
type Settings = Pick<v.InferOutput<typeof environmentSchema>, 'PUBLIC_URL' | 'SMTP_URL'>;
const clock = (): string => new Date().toISOString();
const environment = { newId: randomUUID, clock };

const invite = async (service: Service, admin: Input['admin'], { PUBLIC_URL, SMTP_URL }: Settings): Promise<string> => {
  const answer = await inviteFirstAdmin(service, admin, environment);
  if (answer.outcome === 'rejected') return refuse(answer.code);
  const way = SMTP_URL
    ? `The link to choose a password is sent to ${admin.email}.`
    : `SMTP_URL is not set here. Choose a password within 14 days, once: ${linkTo(PUBLIC_URL, answer.memberNumber, answer.code)}`;
  return `The club has an administrator, with the member number ${answer.memberNumber}.\n${way}`;
};

const removeFactor = async (service: Service, { email }: Input['admin']): Promise<string> => {
  const answer = await removeFactorOfAdmin(service, email, environment);
  return answer.outcome === 'rejected'
    ? refuse(answer.code)
    : `${email} signs in with the password only, until a new app is set up.`;
};

/**
 * `npm run admin -- --email …`: invites the first administrator of a club and sets the standard booking rules where there are none. The code
 * for the first password is sent by e-mail; without SMTP_URL its link is printed. With `--remove-second-factor` an administrator who lost
 * the second factor signs in without it. Exit code 78 where it is refused.
 */
const run = async (): Promise<void> => {
  const { admin, removesFactor } = readArguments();
  const { PUBLIC_URL, SMTP_URL, ...addresses } = configured(environmentSchema);
  const dependencies = {
    ...{ log: pino({ level: 'warn' }), clock, metrics: openCommandMetrics() },
    // Its requests have new idempotency keys, so nobody compares them.
    digestSecret: secretDigestOf(randomUUID()),
  };
  const { service, close } = await openService(addresses, dependencies);
  try {
    const done = removesFactor ? removeFactor(service, admin) : invite(service, admin, { PUBLIC_URL, SMTP_URL });
    process.stdout.write(`${await done}\n`);
  } finally {
    await close();
  }
};

await run().catch(refuseToStart);
