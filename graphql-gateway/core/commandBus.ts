import type { PersonRow } from '@platzwart/contracts/user';
import type { ReadModelPositions } from './readModelPositions.ts';
import type { Accepted, Command, CommandClient } from './commandClient.ts';
import type { GatewayContext } from './context.ts';
import type { Revocations } from './revocations.ts';
import { Refusal } from './refusal.ts';

/** What the command changed, and whether the read models show it already. */
export type CommandOutcome = Readonly<{ ids: readonly string[]; isVisible: boolean }>;

export type CommandBus = Readonly<{
  /**
   * Sends a command in the viewer's name and waits, at most 2 s, until the read models show its effect (decisions.md C18).
   * Refuses with LOGIN_REQUIRED, and with every code with which the command-service refuses.
   */
  execute: (request: CommandRequest, context: GatewayContext) => Promise<CommandOutcome>;
  /**
   * Sends a command that anonymous callers may send, without a viewer, and does not wait: the duration must not reveal whether
   * the command had any effect (reliability T06, T07).
   */
  sendAnonymously: (request: Pick<CommandRequest, 'type' | 'data'>, context: GatewayContext) => Promise<void>;
}>;

export type CommandRequest = Pick<Command, 'type' | 'data'> & Readonly<{ visibleIn: readonly string[] }>;

const timeoutMilliseconds = 2000;

type Dependencies = Readonly<{
  commands: Pick<CommandClient, 'send'>;
  watch: Pick<ReadModelPositions, 'waitFor'>;
  revocations: Pick<Revocations, 'expect'>;
}>;

export const createCommandBus = ({ commands, watch, revocations }: Dependencies): CommandBus => {
  const send = (
    { type, data }: Pick<CommandRequest, 'type' | 'data'>,
    actor: Command['actor'],
    { idempotencyKey, correlationId, address }: GatewayContext,
  ): Promise<Accepted> => commands.send({ type, actor, idempotencyKey, correlationId, address, data });
  return {
    execute: async ({ visibleIn, ...request }, context) => {
      const { ids, position } = await send(request, callerOf(context).personId, context);
      if (visibleIn.includes('people')) revocations.expect(position);
      const isVisible = position === null || (await watch.waitFor(visibleIn, position, timeoutMilliseconds));
      return { ids, isVisible };
    },
    sendAnonymously: async (request, context) => {
      await send(request, null, context);
    },
  };
};

/** The calling person; LOGIN_REQUIRED without a session. */
export const callerOf = (context: GatewayContext): PersonRow => {
  const { person } = context.viewer();
  if (!person) throw new Refusal('LOGIN_REQUIRED');
  return person;
};
