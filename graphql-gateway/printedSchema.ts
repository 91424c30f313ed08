import { printSchema } from 'graphql';
import { commandClient } from './core/commandClient.ts';
import { commandDesk } from './core/commandDesk.ts';
import { openDatabase } from './core/database.ts';
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
  const readModels = readModelStates('http://nowhere.invalid');
  return `${printSchema(buildGatewaySchema({ ...readSide, commands, desk, sessions, readModels, demoLogins: [] }))}\n`;
};
