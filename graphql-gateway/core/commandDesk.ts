import type { PersonRow } from '@platzwart/contracts/user';
import type { ReadModelWatch } from '../live/readModelWatch.ts';
import type { Accepted, Command, CommandClient } from './commandClient.ts';
import type { GatewayContext } from './context.ts';
import { Refusal } from './refusal.ts';

/** What the command changed, and whether the read models show it already. */
export type Carried = Readonly<{ ids: readonly string[]; isVisible: boolean }>;

export type CommandDesk = Readonly<{
  /**
   * Sends a command in the viewer's name and waits, at most 2 s, until the read models show its effect (decisions.md C18).
   * Refuses with LOGIN_REQUIRED, and with whatever the command-service refuses with.
   */
  carryOut: (order: Order, context: GatewayContext) => Promise<Carried>;
  /**
   * Sends a command that anybody may send, in nobody's name, and waits for nothing: how long it takes must not tell whether
   * there was anything to do (reliability T06, T07).
   */
  handIn: (order: Pick<Order, 'type' | 'data'>, context: GatewayContext) => Promise<void>;
}>;

export type Order = Pick<Command, 'type' | 'data'> & Readonly<{ shownIn: readonly string[] }>;

const patienceMilliseconds = 2000;

export const commandDesk = (
  commands: Pick<CommandClient, 'send'>,
  watch: Pick<ReadModelWatch, 'waitFor'>,
): CommandDesk => {
  const send = (
    { type, data }: Pick<Order, 'type' | 'data'>,
    actor: Command['actor'],
    { idempotencyKey, correlationId, address }: GatewayContext,
  ): Promise<Accepted> => commands.send({ type, actor, idempotencyKey, correlationId, address, data });
  return {
    carryOut: async ({ shownIn, ...order }, context) => {
      const { ids, position } = await send(order, callerOf(context).personId, context);
      const isVisible = position === null || (await watch.waitFor(shownIn, position, patienceMilliseconds));
      return { ids, isVisible };
    },
    handIn: async (order, context) => {
      await send(order, null, context);
    },
  };
};

/** The person who calls; LOGIN_REQUIRED where nobody is signed in. */
export const callerOf = (context: GatewayContext): PersonRow => {
  const { person } = context.viewer();
  if (!person) throw new Refusal('LOGIN_REQUIRED');
  return person;
};
