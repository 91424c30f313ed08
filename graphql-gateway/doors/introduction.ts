import { CloseCode, type ConnectionInitMessage } from 'graphql-ws';
import type { Viewer } from '../core/viewer.ts';
import type { Asker, WhoIsAsking } from '../core/whoIsAsking.ts';
import type { SocketsOfPeople } from './socketsOfPeople.ts';

export type IntroductionOptions = Readonly<{
  whoIsAsking: WhoIsAsking;
  people: SocketsOfPeople;
  /** Epoch milliseconds. */
  now: () => number;
}>;

type Connection = Readonly<{ close: (code: number, reason: string) => void; isOpen: () => boolean }>;

export type Introduction = Readonly<{
  /** True where the caller may stay; otherwise the connection is closed, with the reason. */
  hear: (message: ConnectionInitMessage) => Promise<boolean>;
  viewer: () => Viewer | null;
  end: () => void;
}>;

const millisecondsToIntroduce = 3000;
const tooManySockets = 1013;

/**
 * Nobody listens who has not said who they are: within 3 s, once, with a session that lasts (`connectionParams.authorization`).
 * When the session ends, so does the connection, with 4403.
 */
export const expectIntroduction = (
  { whoIsAsking, people, now }: IntroductionOptions,
  connection: Connection,
): Introduction => {
  const { close, isOpen } = connection;
  const refuse = (): void => close(CloseCode.Forbidden, 'LOGIN_REQUIRED');
  const patience = setTimeout(
    () => close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout'),
    millisecondsToIntroduce,
  );
  const endings = [() => clearTimeout(patience)];
  let wasHeard = false;
  let viewer: Viewer | null = null;

  const admit = ({ viewer: admitted, session }: Asker): boolean => {
    if (!session) {
      refuse();
      return false;
    }
    const forget = people.add({ viewer: admitted, session, end: refuse });
    if (!forget) {
      close(tooManySockets, 'Too many connections');
      return false;
    }
    const expiry = setTimeout(refuse, session.expiresAt - now());
    endings.push(forget, () => clearTimeout(expiry));
    clearTimeout(patience);
    viewer = admitted;
    return true;
  };
  return {
    viewer: () => viewer,
    end: () => endings.forEach((end) => end()),
    hear: async ({ payload }) => {
      if (wasHeard) {
        close(CloseCode.TooManyInitialisationRequests, 'Too many initialisation requests');
        return false;
      }
      wasHeard = true;
      const authorization = payload?.['authorization'];
      const asker = await whoIsAsking(typeof authorization === 'string' ? authorization : undefined);
      return isOpen() && admit(asker);
    },
  };
};
