import { setTimeout as pause } from 'node:timers/promises';
import type { CommandClient } from '../core/commandClient.ts';
import type { Revocations } from '../core/revocations.ts';

export type RevocationsOptions = Readonly<{
  commands: Pick<CommandClient, 'lastPositionOfPeople'>;
  revocations: Pick<Revocations, 'expect' | 'isFollowing'>;
  /** Called every second while the read model of people does not follow: sockets that are already open must not go on. */
  onBehind: () => void;
}>;

const pollMilliseconds = 1000;

/**
 * Asks the command-service every second where the last event about people is, so that a read model that is behind is noticed without a
 * query per request. While the command-service is away nothing is revoked, so no answer changes nothing. Returns the function that stops it.
 */
export const followRevocations = ({ commands, revocations, onBehind }: RevocationsOptions): (() => Promise<void>) => {
  const stopping = new AbortController();
  const wait = (): Promise<void> =>
    pause(pollMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
  const poll = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await commands.lastPositionOfPeople().then(revocations.expect, () => undefined);
      await wait();
    }
  };
  // Of its own: a command-service that does not answer must not delay it.
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (!revocations.isFollowing()) onBehind();
      await wait();
    }
  };
  const running = Promise.all([poll(), watch()]);
  return async () => {
    stopping.abort();
    await running;
  };
};
