import { hasReached } from '@platzwart/contracts/core';
import { readCheckpoint } from '../core/checkpoint.ts';
import { followLog } from '../core/followLog.ts';
import type { MailWorld } from './mailWorld.ts';

/** Reads the log up to its end, as the mail-service does it, and stops. */
export const readLog = async ({ following, pool, store }: MailWorld): Promise<void> => {
  const end = new AbortController();
  const goal = await store.head();
  const isThere = async (): Promise<boolean> => hasReached((await readCheckpoint(pool))?.position ?? null, goal);
  const onRead = (): void => void isThere().then((reached) => reached && end.abort());
  if (await isThere()) return;
  await followLog({ ...following, onMailsPlanned: () => undefined, onRead }, end.signal);
};
