import { type PersonId, personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type CommandTable, commandTypes } from './commandTable.ts';
import { refusal } from './core/answers.ts';
import { isAway } from './core/away.ts';
import type { Call } from './core/call.ts';
import type { Answer } from './core/commandStream.ts';
import type { IdempotencyDoor } from './core/idempotencyDoor.ts';
import { TooBusy } from './core/limited.ts';
import type { Log } from './core/log.ts';
import { currentTraceParent } from './operations/tracing.ts';
import type { Person } from './user/membersState.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

/** A command as it comes over the wire; `data` is read by the command table. */
export const commandRequestSchema = v.object({
  type: v.picklist(commandTypes),
  actor: v.nullable(personIdSchema),
  idempotencyKey: v.nullable(text(200)),
  correlationId: text(200),
  address: v.optional(v.nullable(text(100))),
  data: v.unknown(),
});
export type CommandRequest = v.InferOutput<typeof commandRequestSchema>;

type CallNeeds = Readonly<{
  personById: (personId: PersonId) => Person | null;
  newId: () => string;
  /** `hashOfRequest` under the club's key. */
  hashOf: (type: string, data: unknown) => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

type Needs = CallNeeds & Readonly<{ table: CommandTable; door: IdempotencyDoor; log: Log }>;

/** What `receiveCommand` makes of a request: who wants it, when, in which role. */
export const callOf = (
  { personById, newId, hashOf, clock }: CallNeeds,
  request: Omit<CommandRequest, 'type'> & Readonly<{ type: string }>,
): Call => {
  const { type, actor, idempotencyKey, correlationId, address = null, data } = request;
  const role = actor === null ? null : (personById(actor)?.role ?? null);
  const requestHash = hashOf(type, data);
  const traceparent = currentTraceParent();
  const who = { actor, role, correlationId, idempotencyKey, requestHash, address, reason: null };
  return { commandId: newId(), ...who, now: clock(), ...(traceparent !== undefined && { traceparent }) };
};

const isOfTheMoment = (error: unknown): boolean => isAway(error) || error instanceof TooBusy;

/**
 * Answers one command, whatever happens: ERR_DB_CONNECTION where a database went away under it, or more passwords wait to be
 * hashed than anybody waits for: later it goes well. What nobody foresaw is ERR_SERVER. Either is in the log of this service.
 */
export const receiveCommand =
  (needs: Needs) =>
  async (request: CommandRequest): Promise<Answer<string>> => {
    const call = callOf(needs, request);
    try {
      return await needs.door(call, () => needs.table[request.type](request.data, call));
    } catch (error) {
      needs.log.error({ err: error, type: request.type, correlationId: call.correlationId }, 'A command failed');
      return refusal(isOfTheMoment(error) ? 'ERR_DB_CONNECTION' : 'ERR_SERVER');
    }
  };
