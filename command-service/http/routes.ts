import type { Readiness } from '@platzwart/contracts/core';
import { enableSecondFactorCallSchema, sessionUsesSchema, setUpSecondFactorSchema } from '@platzwart/contracts/user';
import type { Registry } from 'prom-client';
import * as v from 'valibot';
import type { CommandService } from '../commandService.ts';
import { refusal } from '../core/answers.ts';
import { inputPaths } from '../core/inputPaths.ts';
import { commandRequestSchema } from '../receiveCommand.ts';

/** `body` is a JSON value, or a text of the given type. */
export type Reply =
  Readonly<{ status: number; body: unknown }> | Readonly<{ status: number; text: string; type: string }>;
/** `body` is what the caller sent, parsed as JSON and nothing more. */
export type Route = Readonly<{ method: 'GET' | 'POST'; isOpen: boolean; reply: (body: unknown) => Promise<Reply> }>;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

const signInSchema = v.object({
  credential: text(254),
  password: text(1_024),
  secondFactor: v.nullable(text(64)),
  address: text(64),
  correlationId: text(200),
});
const signOutSchema = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** Status 400 means that the request is no command at all; a command that is refused is answered with 200. */
const parsed =
  <Schema extends v.GenericSchema>(schema: Schema, reply: (input: v.InferOutput<Schema>) => Promise<Reply>) =>
  async (body: unknown): Promise<Reply> => {
    const input = v.safeParse(schema, body);
    return input.success
      ? reply(input.output)
      : { status: 400, body: refusal('ERR_INVALID_INPUT', ...inputPaths(input.issues)) };
  };

/** For the gateway alone. */
const posted = <Schema extends v.GenericSchema>(
  schema: Schema,
  reply: (input: v.InferOutput<Schema>) => Promise<Reply>,
): Route => ({ method: 'POST', isOpen: false, reply: parsed(schema, reply) });

const isAway = (answer: Awaited<ReturnType<CommandService['receive']>>): boolean =>
  answer.outcome === 'rejected' && answer.code === 'ERR_DB_CONNECTION';

type Served = Pick<
  CommandService,
  'receive' | 'signIn' | 'signOut' | 'noteSessions' | 'setUpSecondFactor' | 'enableSecondFactor' | 'health'
>;

const forTheGateway = ({
  receive,
  signIn,
  signOut,
  noteSessions,
  ...secondFactor
}: Omit<Served, 'health'>): readonly (readonly [string, Route])[] => [
  [
    '/commands',
    posted(commandRequestSchema, async (request) => {
      const answer = await receive(request);
      return { status: isAway(answer) ? 503 : 200, body: answer };
    }),
  ],
  [
    '/second-factor/set-up',
    posted(setUpSecondFactorSchema, async (wanted) => ({
      status: 200,
      body: await secondFactor.setUpSecondFactor(wanted),
    })),
  ],
  [
    '/second-factor/enable',
    posted(enableSecondFactorCallSchema, async (wanted) => ({
      status: 200,
      body: await secondFactor.enableSecondFactor(wanted),
    })),
  ],
  ['/sign-in', posted(signInSchema, async (wish) => ({ status: 200, body: await signIn(wish) }))],
  [
    '/sign-out',
    posted(signOutSchema, async ({ sessionId, until }) => {
      await signOut(sessionId, until);
      return { status: 200, body: { outcome: 'accepted' } };
    }),
  ],
  [
    '/sessions/used',
    posted(sessionUsesSchema, async ({ sessions }) => {
      await noteSessions(sessions);
      return { status: 200, body: { outcome: 'accepted' } };
    }),
  ],
];

const opened = (reply: Route['reply']): Route => ({ method: 'GET', isOpen: true, reply });

const forOperators = (
  health: () => Promise<Readiness>,
  registry: Pick<Registry, 'metrics' | 'contentType'>,
): readonly (readonly [string, Route])[] => {
  const ready = opened(async () => {
    const readiness = await health();
    return { status: readiness.status === 'ok' ? 200 : 503, body: readiness };
  });
  return [
    ['/health', ready],
    ['/health/ready', ready],
    ['/health/live', opened(() => Promise.resolve({ status: 200, body: { status: 'live' } }))],
    ['/metrics', opened(async () => ({ status: 200, text: await registry.metrics(), type: registry.contentType }))],
  ];
};

/** What this service answers, by path. */
export const routesOf = (
  { health, ...service }: Served,
  registry: Pick<Registry, 'metrics' | 'contentType'>,
): ReadonlyMap<string, Route> => new Map([...forTheGateway(service), ...forOperators(health, registry)]);
