import { createCommandBus } from './core/commandBus.ts';
import type { GatewayServices } from './core/gatewayFeature.ts';
import { sessionUses } from './core/sessionUses.ts';
import { createSessions } from './core/sessions.ts';
import type { ReadSide } from './readSide.ts';

export type ServicesOptions = Readonly<{
  readSide: ReadSide;
  /** Signs the sessions. */
  sessionSecret: string;
  /** Epoch milliseconds. */
  now: () => number;
}> &
  Pick<GatewayServices, 'commands' | 'readReadModelStates' | 'demoLogins' | 'mailboxUrl'>;

/** What the features are opened with. */
export const openGatewayServices = ({ readSide, sessionSecret, now, ...given }: ServicesOptions): GatewayServices => {
  const { database, peopleReads, endedSessions, watch, revocations, responseCache } = readSide;
  const { commands, readReadModelStates, demoLogins, mailboxUrl } = given;
  return {
    ...{ database, peopleReads, endedSessions, revocations, commands, readReadModelStates, demoLogins, mailboxUrl },
    positions: watch,
    invalidateResponses: responseCache.invalidate,
    commandBus: createCommandBus({ commands, watch, revocations }),
    sessions: createSessions(sessionSecret, now),
    sessionUses: sessionUses({ commands, now }),
  };
};
