import { personIdSchema, textSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type HandlerOf, commandTypes } from './commandTable.ts';
import { type CallDependencies, callOf } from './core/callOf.ts';
import { refusal } from './core/commandAnswers.ts';
import type { Answer } from './core/commandStream.ts';
import { TooBusy } from './core/concurrencyLimit.ts';
import { isDatabaseUnavailable } from './core/databaseUnavailable.ts';
import type { IdempotencyGuard } from './core/idempotencyGuard.ts';
import type { Log } from './core/log.ts';

const text = (maxLength: number) => v.pipe(textSchema, v.minLength(1), v.maxLength(maxLength));

/** A command as received; `data` is parsed by the command's handler. */
export const commandRequestSchema = v.object({
  type: v.picklist(commandTypes),
  actor: v.nullable(personIdSchema),
  idempotencyKey: v.nullable(text(200)),
  correlationId: text(200),
  address: v.optional(v.nullable(text(100))),
  data: v.unknown(),
});
export type CommandRequest = v.InferOutput<typeof commandRequestSchema>;

type Dependencies = CallDependencies & Readonly<{ handlerOf: HandlerOf; guard: IdempotencyGuard; log: Log }>;

const isTransient = (error: unknown): boolean => isDatabaseUnavailable(error) || error instanceof TooBusy;

/**
 * Answers one command in every case. ERR_DB_CONNECTION: a database connection was lost, or the queue of password hashes is full; a later
 * retry can succeed. ERR_SERVER: an unexpected error. This service logs both.
 */
export const receiveCommand =
  (dependencies: Dependencies) =>
  async (request: CommandRequest): Promise<Answer<string>> => {
    const call = callOf(dependencies, request);
    try {
      return await dependencies.guard(call, () => dependencies.handlerOf(request.type)(request.data, call));
    } catch (error) {
      dependencies.log.error({ err: error, type: request.type, correlationId: call.correlationId }, 'A command failed');
      return refusal(isTransient(error) ? 'ERR_DB_CONNECTION' : 'ERR_SERVER');
    }
  };
