import type { OnlineMethod } from '@platzwart/contracts/booking';
import type { CommandType } from '@platzwart/contracts/message-catalogue';
import {
  type CommandAnswer,
  type PersonId,
  type Position,
  personIdSchema,
  positionSchema,
} from '@platzwart/contracts/core';
import {
  type EnableSecondFactorCall,
  type SessionUse,
  type SetUpSecondFactor,
  secondFactorEnabledSchema,
  secondFactorSetUpSchema,
} from '@platzwart/contracts/user';
import * as v from 'valibot';
import { isConnectionFailure } from '@platzwart/service-process/connection-failure';
import { retry } from './retry.ts';
import { openHttpClient } from './httpClient.ts';
import { isErrorCode } from './errorCodes.ts';
import { Refusal } from './refusal.ts';

export type Command = Readonly<{
  type: CommandType;
  /** Null: an anonymous caller. */
  actor: PersonId | null;
  idempotencyKey: string | null;
  correlationId: string;
  /** The caller's network address, by which guesses and e-mails are limited. */
  address: string;
  data: unknown;
}>;

/** `address`: the caller's network address, by which the throttle counts attempts. */
export type SignInRequest = Readonly<{
  credential: string;
  password: string;
  secondFactor: string | null;
  address: string;
  correlationId: string;
}>;

/** `headers`: those with the signature, in small letters; `body`: as it was sent. */
export type PaymentNews = Readonly<{
  method: OnlineMethod;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

export type CommandClient = Readonly<{
  /**
   * The result that the command-service accepted. Refusals: its rejection code and fields; ERR_DB_CONNECTION where it is away or does
   * not answer in time, ERR_SERVER where it sends an unexpected response: then it is unknown whether the command took effect.
   */
  send: (command: Command) => Promise<Accepted>;
  /** Refused as `send` is. */
  setUpSecondFactor: (call: SetUpSecondFactor) => Promise<AcceptedOf<typeof secondFactorSetUpSchema>>;
  /** Refused as `send` is. */
  enableSecondFactor: (call: EnableSecondFactorCall) => Promise<AcceptedOf<typeof secondFactorEnabledSchema>>;
  /**
   * Checks credentials; returns the person and the version for their token. Refusals: the rejection code, with the seconds to wait where
   * the service names them. Takes as long for an unknown person as for a wrong password.
   */
  signIn: (request: SignInRequest) => Promise<SignedIn>;
  /** Ends a session early. `until`: its regular end, an ISO 8601 instant. */
  signOut: (sessionId: string, until: string) => Promise<void>;
  /** The log position of the last event about people, as far as the service knows; null before the first. Refused as `send` is. */
  lastPositionOfPeople: () => Promise<Position | null>;
  /** Passes on a message that claims to come from a payment provider. Refused as `send` is; what it is worth is not told. */
  notePaymentNews: (news: PaymentNews) => Promise<void>;
  /** How far a run of the proofs of the log is (docs/adr/0066); null while none runs there. Refused as `send` is. */
  proofProgress: () => Promise<ProofProgress>;
  /** What the log has at these places now, null for an event that it has not (docs/adr/0072-evidence.md). Refused as `send` is. */
  eventsOfHistory: (events: readonly Readonly<{ type: string; revision: number }>[]) => Promise<LogExtract>;
  /** Reports when sessions were used. Refused as `send` is. */
  noteSessions: (sessions: readonly SessionUse[]) => Promise<void>;
}>;

type AcceptedOf<Schema extends v.GenericSchema> = Extract<v.InferOutput<Schema>, { outcome: 'accepted' }>;

const acceptedSchema = v.object({
  outcome: v.literal('accepted'),
  position: v.nullable(positionSchema),
  ids: v.array(v.string()),
});
export type Accepted = v.InferOutput<typeof acceptedSchema>;

const rejectedSchema = v.object({
  outcome: v.literal('rejected'),
  code: v.string(),
  fields: v.array(v.string()),
  codes: v.exactOptional(v.array(v.string())),
  retryAfterSeconds: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, CommandAnswer>;
type Rejected = v.InferOutput<typeof rejectedSchema>;
const answerSchema = v.variant('outcome', [acceptedSchema, rejectedSchema]);
const signedInSchema = v.object({
  outcome: v.literal('signed-in'),
  personId: personIdSchema,
  tokenVersion: v.number(),
});
export type SignedIn = Omit<v.InferOutput<typeof signedInSchema>, 'outcome'>;
const notSignedInSchema = v.object({
  outcome: v.literal('rejected'),
  code: v.string(),
  retryAfterSeconds: v.optional(v.nullable(v.number()), null),
  attemptsLeft: v.optional(v.nullable(v.number()), null),
});
const signInSchema = v.variant('outcome', [signedInSchema, notSignedInSchema]);
const peoplePositionSchema = v.object({ position: v.nullable(positionSchema) });
const proofProgressSchema = v.object({
  progress: v.nullable(v.object({ events: v.number(), total: v.number() })),
});
/** In events. */
export type ProofProgress = v.InferOutput<typeof proofProgressSchema>['progress'];
const eventInLogSchema = v.object({
  ...{ stream: v.string(), revision: v.number(), position: positionSchema, eventId: v.string() },
  ...{ hash: v.string(), previousHash: v.nullable(v.string()) },
});
const logExtractSchema = v.object({
  head: v.nullable(positionSchema),
  events: v.array(v.nullable(eventInLogSchema)),
});
/** `head`: the position of its last event. */
export type LogExtract = v.InferOutput<typeof logExtractSchema>;
const doneSchema = v.object({ outcome: v.literal('accepted') });

/** For all attempts together (reliability F33). */
const timeoutMilliseconds = 5_000;
/** The service encrypts hundreds of people one by one; the timeout is shorter than the browser's. */
const importTimeoutMilliseconds = 18_000;

export const commandClient = (address: Readonly<{ url: string; secret: string }>): CommandClient => {
  const http = openHttpClient(address);
  const post = async (path: string, body: unknown, { isIdempotent, timeout }: CallOptions): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeout ?? timeoutMilliseconds);
    try {
      return await retry(() => http.post(path, body, signal), isIdempotent);
    } catch (cause) {
      const isAway = signal.aborted || isConnectionFailure(cause);
      throw new Refusal(isAway ? 'ERR_DB_CONNECTION' : 'ERR_SERVER', [], { cause });
    }
  };
  return {
    send: async (command) => {
      const isIdempotent = command.idempotencyKey !== null;
      const timeout = command.type === 'ImportPeople' ? importTimeoutMilliseconds : undefined;
      const answer = decode(answerSchema, await post('/commands', command, { isIdempotent, timeout }));
      if (answer.outcome === 'accepted') return answer;
      throw refused(answer);
    },
    setUpSecondFactor: async (call) => {
      const answer = decode(
        secondFactorSetUpSchema,
        await post('/second-factor/set-up', call, { isIdempotent: false }),
      );
      if (answer.outcome === 'accepted') return answer;
      throw refused(answer);
    },
    enableSecondFactor: async (call) => {
      const answer = decode(
        secondFactorEnabledSchema,
        await post('/second-factor/enable', call, { isIdempotent: false }),
      );
      if (answer.outcome === 'accepted') return answer;
      throw refused(answer);
    },
    signIn: async (request) => {
      // The code of an authenticator app is accepted once: the service would refuse it on a retry.
      const isIdempotent = request.secondFactor === null;
      const answer = decode(signInSchema, await post('/sign-in', request, { isIdempotent }));
      if (answer.outcome === 'signed-in') return answer;
      const { code, retryAfterSeconds, attemptsLeft } = answer;
      throw new Refusal(isErrorCode(code) ? code : 'ERR_SERVER', [], { retryAfterSeconds, attemptsLeft });
    },
    signOut: async (sessionId, until) => {
      decode(doneSchema, await post('/sign-out', { sessionId, until }, { isIdempotent: true }));
    },
    lastPositionOfPeople: async () =>
      decode(peoplePositionSchema, await post('/people/position', {}, { isIdempotent: true })).position,
    notePaymentNews: async (news) => {
      decode(doneSchema, await post('/payments/news', news, { isIdempotent: true }));
    },
    proofProgress: async () =>
      decode(proofProgressSchema, await post('/log-proof/progress', {}, { isIdempotent: true })).progress,
    eventsOfHistory: async (events) =>
      decode(logExtractSchema, await post('/log/events', { events }, { isIdempotent: true })),
    noteSessions: async (sessions) => {
      decode(doneSchema, await post('/sessions/used', { sessions }, { isIdempotent: true }));
    },
  };
};

/** `isIdempotent`: a second call has no further effect. `timeout` in milliseconds. */
type CallOptions = Readonly<{ isIdempotent: boolean; timeout?: number | undefined }>;

const refused = ({ code, fields, codes = [], retryAfterSeconds }: Rejected): Refusal =>
  new Refusal(isErrorCode(code) ? code : 'ERR_SERVER', fields, {
    retryAfterSeconds: retryAfterSeconds ?? null,
    codes: codes.map((each) => (isErrorCode(each) ? each : 'ERR_SERVER')),
  });

const decode = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  throw new Refusal('ERR_SERVER', [], { cause: new Error('The command-service answered in an unknown form.') });
};
