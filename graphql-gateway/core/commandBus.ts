import type { Position } from '@platzwart/contracts/core';
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
   * Sends a command in the viewer's name and waits, at most 2 s, until the read models show its effect (decisions.md C18). One that changes
   * people is waited for until `people` shows it, or until all tokens are refused: it may be a revocation, and its success holds (ADR 31).
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
const pollMilliseconds = 100;

type Dependencies = Readonly<{
  commands: Pick<CommandClient, 'send'>;
  watch: Pick<ReadModelPositions, 'waitFor'>;
  revocations: Pick<Revocations, 'expect' | 'areKnown'>;
}>;

export const createCommandBus = ({ commands, watch, revocations }: Dependencies): CommandBus => {
  const send = (
    { type, data }: Pick<CommandRequest, 'type' | 'data'>,
    actor: Command['actor'],
    { idempotencyKey, correlationId, address }: GatewayContext,
  ): Promise<Accepted> => commands.send({ type, actor, idempotencyKey, correlationId, address, data });
  const untilShown = async (visibleIn: readonly string[], position: Position): Promise<boolean> => {
    const isShown = await watch.waitFor(visibleIn, position, timeoutMilliseconds);
    if (!visibleIn.includes('people')) return isShown;
    while (!(await watch.waitFor(['people'], position, pollMilliseconds)) && revocations.areKnown());
    return isShown;
  };
  return {
    execute: async ({ visibleIn, ...request }, context) => {
      const { ids, position } = await send(request, callerOf(context).personId, context);
      if (visibleIn.includes('people')) revocations.expect(position);
      return { ids, isVisible: position === null || (await untilShown(visibleIn, position)) };
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
