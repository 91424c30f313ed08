import { setImmediate as turn } from 'node:timers/promises';
import type { LogHead } from '@platzwart/contracts/club';
import type { EventStore } from '@platzwart/event-store';
import type { Vault } from '@platzwart/vault';
import type { Log } from '../core/log.ts';
import { flawOfLastEvents, isSignedWith, signLogHead, trackLogHead } from '../core/logHead.ts';
import { readLogHead, writeLogHead } from '../core/logHeadFile.ts';
import { systemCall } from '../core/systemCall.ts';
import type { Streams } from '../openStreams.ts';
import { personByEmail } from '../user/domain/membersState.ts';

/** Where the signed head of the log is kept, and who is sent it once a week. */
export type LogHeadOptions = Readonly<{
  file: string;
  /** SERVICE_SECRET. */
  secret: string;
  /** The e-mail address of an account; null: nobody is sent it. */
  recipient: string | null;
}>;

type Dependencies = Pick<Streams, 'club' | 'members'> &
  Readonly<{
    store: Pick<EventStore, 'read' | 'readAll'>;
    vault: Pick<Vault, 'digest'>;
    logHead: LogHeadOptions | null;
    newId: () => string;
    clock: () => string;
    log: Log;
  }>;

const pageSize = 200;

/** Reads what came after `before`, a page at a time, so that bookings do not wait for it. */
const headAfter = async ({ store, clock }: Dependencies, before: LogHead | null, secret: string): Promise<LogHead> => {
  const tracked = trackLogHead(before ?? undefined);
  let after = before?.position ?? null;
  for (;;) {
    const page = await store.readAll({ after, limit: pageSize });
    page.forEach(tracked.see);
    after = page.at(-1)?.position ?? after;
    if (page.length < pageSize) return signLogHead(tracked.head(clock()), secret);
    await turn();
  }
};

/** Why the kept head must stay as it is; null where the log still is what it says. */
const problemOf = async ({ store }: Dependencies, before: LogHead, secret: string): Promise<string | null> => {
  if (!isSignedWith(before, secret)) return 'it is not signed with this SERVICE_SECRET';
  const flaw = await flawOfLastEvents(store, before);
  return flaw && `at revision ${flaw.revision} of ${flaw.stream}, ${flaw.because}`;
};

const send = async ({ club, members, vault, newId, clock, log }: Dependencies, head: LogHead, to: string) => {
  const person = personByEmail(members.current().state, vault.digest(to));
  if (!person?.active) {
    log.warn({}, 'Nobody is sent the signed head of the log: LOG_HEAD_TO is the address of no active account');
    return;
  }
  const id = newId();
  const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
  await club.send({ type: 'SendLogHead', data: { personId: person.personId, head } }, call);
};

/**
 * Writes the signed head of the log to its file, apart from the log, and has it sent once a week. A head that the log contradicts is kept
 * and the contradiction logged: it is the evidence (docs/adr/0034-signed-head-of-the-log.md).
 */
export const keepLogHead = (dependencies: Dependencies) => async (): Promise<void> => {
  const { logHead, log } = dependencies;
  if (!logHead) return;
  const { file, secret, recipient } = logHead;
  const before = await readLogHead(file);
  const problem = before && (await problemOf(dependencies, before, secret));
  if (problem) {
    log.error({ file, problem }, 'The log is not what its signed head says: run "npm run verify-log"');
    return;
  }
  const head = await headAfter(dependencies, before, secret);
  await writeLogHead(file, head);
  if (recipient !== null && head.position !== null) await send(dependencies, head, recipient);
};
