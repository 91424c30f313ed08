import { onlineMethods } from '@platzwart/contracts/booking';
import { type Readiness, instantSchema, textSchema } from '@platzwart/contracts/core';
import { enableSecondFactorCallSchema, sessionUsesSchema, setUpSecondFactorSchema } from '@platzwart/contracts/user';
import { productVersion } from '@platzwart/service-process/product-version';
import type { Registry } from 'prom-client';
import * as v from 'valibot';
import type { CommandService } from '../commandService.ts';
import { refusal } from '../core/commandAnswers.ts';
import { inputPaths } from '../core/inputPaths.ts';
import { namedEventsSchema } from '../operations/eventsOfHistory.ts';
import { commandRequestSchema } from '../receiveCommand.ts';

/** `body` is a JSON value, or a text of the given type. */
export type Reply =
  | Readonly<{ status: number; body: unknown }>
  | Readonly<{ status: number; text: string; type: string }>;
/** `body` is the parsed JSON of the caller, not validated. */
export type Route = Readonly<{ method: 'GET' | 'POST'; isOpen: boolean; reply: (body: unknown) => Promise<Reply> }>;

const text = (longest: number) => v.pipe(textSchema, v.maxLength(longest));

export const signInSchema = v.object({
  credential: text(254),
  password: text(1_024),
  secondFactor: v.nullable(text(64)),
  address: text(64),
  correlationId: text(200),
});
const signOutSchema = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  until: instantSchema,
});

/** As large as the gateway lets it be. */
const paymentNewsSchema = v.object({
  method: v.picklist(onlineMethods),
  headers: v.record(v.string(), v.pipe(v.string(), v.maxLength(4_096))),
  body: v.pipe(v.string(), v.maxLength(65_536)),
});

/** Status 400 means that the request is not a command; a command that is refused is answered with 200. */
const parsed =
  <Schema extends v.GenericSchema>(schema: Schema, reply: (input: v.InferOutput<Schema>) => Promise<Reply>) =>
  async (body: unknown): Promise<Reply> => {
    const input = v.safeParse(schema, body);
    return input.success
      ? reply(input.output)
      : { status: 400, body: refusal('ERR_INVALID_INPUT', ...inputPaths(input.issues)) };
  };

/** Routes for the gateway only. */
const postRoute = <Schema extends v.GenericSchema>(
  schema: Schema,
  reply: (input: v.InferOutput<Schema>) => Promise<Reply>,
): Route => ({ method: 'POST', isOpen: false, reply: parsed(schema, reply) });

const isUnavailable = (answer: Awaited<ReturnType<CommandService['receive']>>): boolean =>
  answer.outcome === 'rejected' && answer.code === 'ERR_DB_CONNECTION';

type RouteHandlers = Pick<
  CommandService,
  | 'receive'
  | 'lastPositionOfPeople'
  | 'signIn'
  | 'signOut'
  | 'recordSessionUse'
  | 'notePaymentNews'
  | 'proofProgress'
  | 'eventsOfHistory'
  | 'setUpSecondFactor'
  | 'enableSecondFactor'
  | 'health'
>;

const gatewayRoutes = ({
  receive,
  lastPositionOfPeople,
  signIn,
  signOut,
  recordSessionUse,
  notePaymentNews,
  proofProgress,
  eventsOfHistory,
  ...secondFactor
}: Omit<RouteHandlers, 'health'>): readonly (readonly [string, Route])[] => [
  [
    '/commands',
    postRoute(commandRequestSchema, async (request) => {
      const answer = await receive(request);
      return { status: isUnavailable(answer) ? 503 : 200, body: answer };
    }),
  ],
  [
    '/second-factor/set-up',
    postRoute(setUpSecondFactorSchema, async (input) => ({
      status: 200,
      body: await secondFactor.setUpSecondFactor(input),
    })),
  ],
  [
    '/second-factor/enable',
    postRoute(enableSecondFactorCallSchema, async (input) => ({
      status: 200,
      body: await secondFactor.enableSecondFactor(input),
    })),
  ],
  [
    '/people/position',
    postRoute(v.object({}), async () => ({ status: 200, body: { position: await lastPositionOfPeople() } })),
  ],
  ['/sign-in', postRoute(signInSchema, async (input) => ({ status: 200, body: await signIn(input) }))],
  [
    '/sign-out',
    postRoute(signOutSchema, async ({ sessionId, until }) => {
      await signOut(sessionId, until);
      return { status: 200, body: { outcome: 'accepted' } };
    }),
  ],
  [
    '/sessions/used',
    postRoute(sessionUsesSchema, async ({ sessions }) => {
      await recordSessionUse(sessions);
      return { status: 200, body: { outcome: 'accepted' } };
    }),
  ],
  [
    '/log-proof/progress',
    postRoute(v.object({}), () => Promise.resolve({ status: 200, body: { progress: proofProgress() } })),
  ],
  [
    '/log/events',
    postRoute(namedEventsSchema, async ({ events }) => ({ status: 200, body: await eventsOfHistory(events) })),
  ],
  [
    '/payments/news',
    postRoute(paymentNewsSchema, (news) => {
      // The sender does not wait until the provider has been asked about it, and is not told what became of it.
      void notePaymentNews(news);
      return Promise.resolve({ status: 200, body: { outcome: 'accepted' } });
    }),
  ],
];

const getRoute = (reply: Route['reply']): Route => ({ method: 'GET', isOpen: true, reply });

const operatorRoutes = (
  health: () => Promise<Readiness>,
  registry: Pick<Registry, 'metrics' | 'contentType'>,
): readonly (readonly [string, Route])[] => {
  const ready = getRoute(async () => {
    const readiness = await health();
    return { status: readiness.status === 'ok' ? 200 : 503, body: { version: productVersion, ...readiness } };
  });
  return [
    ['/health', ready],
    ['/health/ready', ready],
    [
      '/health/live',
      getRoute(() => Promise.resolve({ status: 200, body: { status: 'live', version: productVersion } })),
    ],
    ['/metrics', getRoute(async () => ({ status: 200, text: await registry.metrics(), type: registry.contentType }))],
  ];
};

/** The routes of this service, by path. */
export const routesOf = (
  { health, ...service }: RouteHandlers,
  registry: Pick<Registry, 'metrics' | 'contentType'>,
): ReadonlyMap<string, Route> => new Map([...gatewayRoutes(service), ...operatorRoutes(health, registry)]);
