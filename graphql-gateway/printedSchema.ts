import { printSchema } from 'graphql';
import { commandClient } from './core/commandClient.ts';
import { commandDesk } from './core/commandDesk.ts';
import { openDatabase } from './core/database.ts';
import { sessionUses } from './core/sessionUses.ts';
import { sessionsWith } from './core/sessions.ts';
import { readModelStates } from './operations/readModelStates.ts';
import { openReadSide } from './readSide.ts';
import { buildGatewaySchema } from './schema.ts';

/** The schema as the gateway serves it, in text. Built on services that are never called, so nothing has to be running. */
export const printGatewaySchema = (): string => {
  const nowhere = { url: 'postgres://nowhere.invalid', onIdleError: () => undefined };
  const readSide = openReadSide(openDatabase(nowhere), Date.now);
  const commands = commandClient({ url: 'http://nowhere.invalid', secret: '' });
  const desk = commandDesk(commands, readSide.watch);
  const sessions = sessionsWith('', Date.now);
  const uses = sessionUses({ commands, now: Date.now });
  const readModels = readModelStates('http://nowhere.invalid');
  const services = { ...readSide, commands, desk, sessions, sessionUses: uses, readModels, demoLogins: [] };
  return `${printSchema(buildGatewaySchema(services))}\n`;
};
