import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountingExport } from '@platzwart/contracts/club';
import type { BesideLoop } from '../../core/besideLoop.ts';
import { type CommandBus, callerOf } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { idempotentId } from '../../core/idempotentId.ts';
import { Refusal } from '../../core/refusal.ts';
import { postingsTask } from './accountingTasks.ts';
import type { ExportRequest } from './exportRequest.ts';

export type ExportDependencies = Readonly<{
  /** All recorded exports. */
  readExports: () => Promise<readonly AccountingExport[]>;
  besideLoop: BesideLoop;
  commandBus: Pick<CommandBus, 'execute'>;
  /** Epoch milliseconds. */
  now: () => number;
}>;

const wasOutdated = (error: unknown): boolean => error instanceof Refusal && error.code === 'ERR_EXPORT_OUTDATED';
/** In milliseconds: by then the club log shows the export that came first. */
const delays = [100, 300, 900];

/**
 * Records an export of postings and returns its id. Where another one was recorded meanwhile, the postings are chosen again; refuses with
 * ERR_EXPORT_OUTDATED where that happens again and again.
 */
export const exportPostings =
  ({ readExports, besideLoop, commandBus, now }: ExportDependencies) =>
  async (request: ExportRequest, context: GatewayContext): Promise<string> => {
    const caller = callerOf(context).personId;
    const exportId = idempotentId(context, caller);
    const attempt = async (): Promise<void> => {
      if ((await readExports()).some((known) => known.exportId === exportId)) return;
      const data = { ...(await besideLoop(postingsTask, { request, now: now() }, caller)), exportId };
      // Without the key: a further attempt is another command, and the id says that it is the same export.
      const call = { ...context, idempotencyKey: null };
      await commandBus.execute({ type: 'RecordExport', data, visibleIn: ['history'] }, call);
    };
    for (const delay of delays) {
      try {
        await attempt();
        return exportId;
      } catch (error) {
        if (!wasOutdated(error)) throw error;
      }
      await sleep(delay);
    }
    await attempt();
    return exportId;
  };
