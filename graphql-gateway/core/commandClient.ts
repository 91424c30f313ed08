import { type CommandAnswer, type PersonId, personIdSchema, positionSchema } from '@platzwart/contracts/core';
import {
  type EnableSecondFactorCall,
  type SessionUse,
  type SetUpSecondFactor,
  type UserCommand,
  secondFactorEnabledSchema,
  secondFactorSetUpSchema,
} from '@platzwart/contracts/user';
import * as v from 'valibot';
import { askingAgain } from './askingAgain.ts';
import { openCommandLine } from './commandLine.ts';
import { isErrorCode } from './errorCodes.ts';
import { Refusal } from './refusal.ts';

export type Command = Readonly<{
  type: 'BookAsUser' | 'CancelBooking' | UserCommand['type'];
  /** Null: somebody whom no session stands behind. */
  actor: PersonId | null;
  idempotencyKey: string | null;
  correlationId: string;
  /** Where the caller is, as the limits of guesses and letters tell one place from another. */
  address: string;
  data: unknown;
}>;

/** `address`: where the caller is, as the throttle tells one place from another. */
export type SignInWish = Readonly<{
  credential: string;
  password: string;
  secondFactor: string | null;
  address: string;
  correlationId: string;
}>;

export type CommandClient = Readonly<{
  /**
   * What the command-service accepted. Refusals: the code it rejects with, and its fields; ERR_SERVER where it does
   * not answer in time or in its own language, and then nobody knows whether the command took effect.
   */
  send: (command: Command) => Promise<Accepted>;
  /** Refused as `send` is. */
  setUpSecondFactor: (call: SetUpSecondFactor) => Promise<AcceptedOf<typeof secondFactorSetUpSchema>>;
  /** Refused as `send` is. */
  enableSecondFactor: (call: EnableSecondFactorCall) => Promise<AcceptedOf<typeof secondFactorEnabledSchema>>;
  /**
   * Who may come in, and the version that their token has. Refusals: the code it rejects with, with the seconds to wait where it
   * names them. Takes as long for somebody who does not exist as for a wrong password.
   */
  signIn: (wish: SignInWish) => Promise<SignedIn>;
  /** Ends a session before its time. `until`: when that would have been, an ISO 8601 instant. */
  signOut: (sessionId: string, until: string) => Promise<void>;
  /** Tells when sessions were used. Refused as `send` is. */
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
});
const signInSchema = v.variant('outcome', [signedInSchema, notSignedInSchema]);
const doneSchema = v.object({ outcome: v.literal('accepted') });

/** For all tries together (reliability.md F33). */
const patienceMilliseconds = 5_000;
/** Hundreds of people are sealed one by one; shorter than the browser waits. */
const importMilliseconds = 18_000;

export const commandClient = (address: Readonly<{ url: string; secret: string }>): CommandClient => {
  const line = openCommandLine(address);
  const ask = async (path: string, body: unknown, { isHarmless, patience }: Manner): Promise<unknown> => {
    const signal = AbortSignal.timeout(patience ?? patienceMilliseconds);
    try {
      return await askingAgain(() => line.ask(path, body, signal), isHarmless);
    } catch (cause) {
      throw new Refusal('ERR_SERVER', [], { cause });
    }
  };
  return {
    send: async (command) => {
      const isHarmless = command.idempotencyKey !== null;
      const patience = command.type === 'ImportPeople' ? importMilliseconds : undefined;
      const answer = decode(answerSchema, await ask('/commands', command, { isHarmless, patience }));
      if (answer.outcome === 'accepted') return answer;
      throw refused(answer);
    },
    setUpSecondFactor: async (call) => {
      const answer = decode(secondFactorSetUpSchema, await ask('/second-factor/set-up', call, { isHarmless: false }));
      if (answer.outcome === 'accepted') return answer;
      throw refused(answer);
    },
    enableSecondFactor: async (call) => {
      const answer = decode(secondFactorEnabledSchema, await ask('/second-factor/enable', call, { isHarmless: false }));
      if (answer.outcome === 'accepted') return answer;
      throw refused(answer);
    },
    signIn: async (wish) => {
      // A code of an app is taken once: asked again, the service would refuse what it took a moment ago.
      const isHarmless = wish.secondFactor === null;
      const answer = decode(signInSchema, await ask('/sign-in', wish, { isHarmless }));
      if (answer.outcome === 'signed-in') return answer;
      const { code, retryAfterSeconds } = answer;
      throw new Refusal(isErrorCode(code) ? code : 'ERR_SERVER', [], { retryAfterSeconds });
    },
    signOut: async (sessionId, until) => {
      decode(doneSchema, await ask('/sign-out', { sessionId, until }, { isHarmless: true }));
    },
    noteSessions: async (sessions) => {
      decode(doneSchema, await ask('/sessions/used', { sessions }, { isHarmless: true }));
    },
  };
};

/** `isHarmless`: a second call changes nothing that the first has not changed. `patience` in milliseconds. */
type Manner = Readonly<{ isHarmless: boolean; patience?: number | undefined }>;

const refused = ({ code, fields, codes = [] }: Rejected): Refusal =>
  new Refusal(isErrorCode(code) ? code : 'ERR_SERVER', fields, {
    codes: codes.map((each) => (isErrorCode(each) ? each : 'ERR_SERVER')),
  });

const decode = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  throw new Refusal('ERR_SERVER', [], { cause: new Error('The command-service answered in an unknown form.') });
};
