import { type CommandAnswer, type PersonId, positionSchema } from '@platzwart/contracts/core';
import {
  type EnableSecondFactorCall,
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
  data: unknown;
}>;

export type CommandClient = Readonly<{
  /**
   * What the command-service accepted. Refusals: the code it rejects with, and its fields; ERR_SERVER where it does
   * not answer in time or in its own language, and then nobody knows whether the command took effect.
   */
  send: (command: Command) => Promise<Accepted>;
  /** Takes as long for somebody who does not exist as for a wrong password. */
  checkPassword: (personId: PersonId | null, password: string) => Promise<boolean>;
  /** Refused as `send` is. */
  setUpSecondFactor: (call: SetUpSecondFactor) => Promise<AcceptedOf<typeof secondFactorSetUpSchema>>;
  /** Refused as `send` is. */
  enableSecondFactor: (call: EnableSecondFactorCall) => Promise<AcceptedOf<typeof secondFactorEnabledSchema>>;
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
}) satisfies v.GenericSchema<unknown, CommandAnswer>;
type Rejected = v.InferOutput<typeof rejectedSchema>;
const answerSchema = v.variant('outcome', [acceptedSchema, rejectedSchema]);
const credentialsSchema = v.object({ matches: v.boolean() });

/** For all tries together (reliability.md F33). */
const patienceMilliseconds = 5_000;
/** Thousands of people are sealed one by one; shorter than the browser waits. */
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
      return accepted(decode(answerSchema, await ask('/commands', command, { isHarmless, patience })));
    },
    checkPassword: async (personId, password) =>
      decode(credentialsSchema, await ask('/credentials', { personId, password }, { isHarmless: true })).matches,
    setUpSecondFactor: async (call) =>
      accepted(decode(secondFactorSetUpSchema, await ask('/second-factor/set-up', call, { isHarmless: false }))),
    enableSecondFactor: async (call) =>
      accepted(decode(secondFactorEnabledSchema, await ask('/second-factor/enable', call, { isHarmless: false }))),
  };
};

/** `isHarmless`: a second call changes nothing that the first has not changed. `patience` in milliseconds. */
type Manner = Readonly<{ isHarmless: boolean; patience?: number | undefined }>;

const accepted = <Answer extends Readonly<{ outcome: 'accepted' }>>(answer: Answer | Rejected): Answer => {
  if (answer.outcome === 'accepted') return answer;
  throw new Refusal(isErrorCode(answer.code) ? answer.code : 'ERR_SERVER', answer.fields);
};

const decode = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  throw new Refusal('ERR_SERVER', [], { cause: new Error('The command-service answered in an unknown form.') });
};
