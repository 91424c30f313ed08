import { personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { CommandService } from '../commandService.ts';
import { refusal } from '../core/answers.ts';
import { inputPaths } from '../core/inputPaths.ts';
import { commandRequestSchema } from '../receiveCommand.ts';

export type Reply = Readonly<{ status: number; body: unknown }>;
/** `body` is what the caller sent, parsed as JSON and nothing more. */
export type Route = Readonly<{ method: 'GET' | 'POST'; isOpen: boolean; reply: (body: unknown) => Promise<Reply> }>;

const credentialsSchema = v.object({
  personId: v.nullable(personIdSchema),
  password: v.pipe(v.string(), v.maxLength(1_000)),
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

const isAway = (answer: Awaited<ReturnType<CommandService['receive']>>): boolean =>
  answer.outcome === 'rejected' && answer.code === 'ERR_DB_CONNECTION';

/** What this service answers, by path. */
export const routesOf = (
  service: Pick<CommandService, 'receive' | 'checkCredentials' | 'health'>,
): ReadonlyMap<string, Route> =>
  new Map<string, Route>([
    [
      '/commands',
      {
        method: 'POST',
        isOpen: false,
        reply: parsed(commandRequestSchema, async (request) => {
          const answer = await service.receive(request);
          return { status: isAway(answer) ? 503 : 200, body: answer };
        }),
      },
    ],
    [
      '/credentials',
      {
        method: 'POST',
        isOpen: false,
        reply: parsed(credentialsSchema, async ({ personId, password }) => ({
          status: 200,
          body: { matches: await service.checkCredentials(personId, password) },
        })),
      },
    ],
    [
      '/health',
      {
        method: 'GET',
        isOpen: true,
        reply: async () => {
          const health = await service.health();
          return { status: health.status === 'ok' ? 200 : 503, body: health };
        },
      },
    ],
  ]);
