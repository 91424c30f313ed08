import { printSchema } from 'graphql';
import { commandClient } from './core/commandClient.ts';
import { openDatabase } from './core/database.ts';
import { readModelStates } from './core/readModelStates.ts';
import { onTheLoop } from './core/besideLoop.ts';
import { executionTurns } from './core/executionTurns.ts';
import { openGatewayServices } from './gatewayServices.ts';
import { openFeatures } from './openFeatures.ts';
import { openReadSide } from './readSide.ts';
import { buildGatewaySchema } from './schema.ts';

/** The gateway's schema as text. Built with services that are never called, so none has to be running. */
export const printGatewaySchema = (): string => {
  const readSide = openReadSide(openDatabase({ url: 'postgres://unreachable.invalid', onIdleError: () => undefined }), {
    now: Date.now,
    revocationLagSeconds: 0,
  });
  const services = openGatewayServices({
    readSide,
    commands: commandClient({ url: 'http://unreachable.invalid', secret: '' }),
    readReadModelStates: readModelStates('http://unreachable.invalid'),
    sessionSecret: '',
    now: Date.now,
    addressOf: () => '',
    takeTurn: executionTurns(),
    besideLoop: onTheLoop(readSide),
    onServerError: () => undefined,
    demoLogins: [],
    clientBuild: null,
    mailboxUrl: null,
    onlinePayment: { methods: [], simulatorUrl: null },
  });
  return `${printSchema(buildGatewaySchema(openFeatures(services, readSide.watch)))}\n`;
};
