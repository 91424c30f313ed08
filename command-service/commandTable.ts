import type { CommandType as AnyCommandType } from '@platzwart/contracts/message-catalogue';
import type * as v from 'valibot';
import { bookingCommands } from './booking/bookingCommands.ts';
import { clubCommands } from './club/clubCommands.ts';
import type { Call } from './core/call.ts';
import { refusal } from './core/commandAnswers.ts';
import type { CommandDeclaration, Handler, Sender } from './core/commandDeclaration.ts';
import { keysOf } from './core/keysOf.ts';
import { linkCommands } from './link/linkCommands.ts';
import { processCommands } from './processes/processCommands.ts';
import { seasonCommands } from './processes/season/seasonCommands.ts';
import type { ServiceDependencies } from './serviceDependencies.ts';
import { userCommands } from './user/userCommands.ts';

/** Enabling a second factor returns more than ids, and has a route of its own. */
export type CommandType = Exclude<AnyCommandType, 'EnableSecondFactor'>;

/** Every command that this service accepts from outside; a command without a declaration does not compile. */
const commands: Readonly<Record<CommandType, CommandDeclaration<ServiceDependencies>>> = {
  ...bookingCommands,
  ...clubCommands,
  ...linkCommands,
  ...userCommands,
  ...processCommands,
  ...seasonCommands,
};
export const commandTypes = keysOf(commands);

/** What the input of a command of this type has to be. */
export const inputSchemaOf = (type: CommandType): v.GenericSchema => commands[type].schema;

export type HandlerOf = (type: CommandType) => Handler<unknown>;

/** Handlers that check the caller first, and refuse with ERR_NOT_AUTHORIZED. */
export const commandHandlers = (dependencies: ServiceDependencies): HandlerOf => {
  const { personById } = dependencies;
  const isAdmin = ({ actor }: Call): boolean => {
    const person = actor === null ? null : personById(actor);
    return person?.role === 'ADMIN' && person.active;
  };
  const isAllowed: Readonly<Record<Sender, (call: Call) => boolean>> = {
    anybody: () => true,
    admin: (call) => call.actor === null || isAdmin(call),
    'admin in person': isAdmin,
  };
  const handlers = new Map<CommandType, Handler<unknown>>();
  for (const type of commandTypes) {
    const { sender, handler } = commands[type];
    const handle = handler(dependencies);
    handlers.set(type, async (data, call) =>
      isAllowed[sender](call) ? handle(data, call) : refusal('ERR_NOT_AUTHORIZED'),
    );
  }
  return (type) => {
    const handler = handlers.get(type);
    if (!handler) throw new Error(`No handler for ${type}`);
    return handler;
  };
};
