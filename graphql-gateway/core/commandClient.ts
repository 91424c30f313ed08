import { type CommandAnswer, type PersonId, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { askingAgain } from './askingAgain.ts';
import { openCommandLine } from './commandLine.ts';
import { isErrorCode } from './errorCodes.ts';
import { Refusal } from './refusal.ts';

export type Command = Readonly<{
  type: 'BookAsUser' | 'CancelBooking';
  actor: PersonId;
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
}>;

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
const answerSchema = v.variant('outcome', [acceptedSchema, rejectedSchema]);
const credentialsSchema = v.object({ matches: v.boolean() });

/** For all tries together (reliability.md F33). */
const patienceMilliseconds = 5_000;

export const commandClient = (address: Readonly<{ url: string; secret: string }>): CommandClient => {
  const line = openCommandLine(address);
  const ask = async (path: string, body: unknown, isHarmless: boolean): Promise<unknown> => {
    const patience = AbortSignal.timeout(patienceMilliseconds);
    try {
      return await askingAgain(() => line.ask(path, body, patience), isHarmless);
    } catch (cause) {
      throw new Refusal('ERR_SERVER', [], { cause });
    }
  };
  return {
    send: async (command) => {
      const answer = decode(answerSchema, await ask('/commands', command, command.idempotencyKey !== null));
      if (answer.outcome === 'accepted') return answer;
      throw new Refusal(isErrorCode(answer.code) ? answer.code : 'ERR_SERVER', answer.fields);
    },
    checkPassword: async (personId, password) =>
      decode(credentialsSchema, await ask('/credentials', { personId, password }, true)).matches,
  };
};

const decode = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  throw new Refusal('ERR_SERVER', [], { cause: new Error('The command-service answered in an unknown form.') });
};
