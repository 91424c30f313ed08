import { createAuthenticate } from './core/authentication.ts';
import { createCommandBus } from './core/commandBus.ts';
import type { GatewayServices } from './core/gatewayFeature.ts';
import { sessionUses } from './core/sessionUses.ts';
import { createSessions } from './core/sessions.ts';
import type { ReadSide } from './readSide.ts';

export type ServicesOptions = Readonly<{
  readSide: ReadSide;
  /** Signs the sessions. */
  sessionSecret: string;
}> &
  Pick<
    GatewayServices,
    | 'now'
    | 'addressOf'
    | 'takeTurn'
    | 'besideLoop'
    | 'clientBuild'
    | 'onServerError'
    | 'commands'
    | 'readReadModelStates'
    | 'demoLogins'
    | 'mailboxUrl'
    | 'onlinePayment'
  >;

/** What the features are opened with. */
export const openGatewayServices = ({ readSide, sessionSecret, ...given }: ServicesOptions): GatewayServices => {
  const { database, peopleReads, peopleCache: people, endedSessions, watch, revocations, responseCache } = readSide;
  const { now, addressOf, onServerError, commands, readReadModelStates, demoLogins, mailboxUrl, onlinePayment } = given;
  const sessions = createSessions(sessionSecret, now);
  return {
    ...{ now, addressOf, onServerError, commands, readReadModelStates, demoLogins, mailboxUrl, onlinePayment },
    ...{ clientBuild: given.clientBuild, takeTurn: given.takeTurn, besideLoop: given.besideLoop },
    ...{ database, peopleReads, endedSessions, revocations },
    positions: watch,
    invalidateResponses: responseCache.invalidate,
    commandBus: createCommandBus({ commands, watch, revocations }),
    sessions,
    authenticate: createAuthenticate({ sessions, people, endedSessions, revocations }),
    sessionUses: sessionUses({ commands, now }),
  };
};
