import { openFanOut } from './fanOut.ts';
import { changeIn, greetingOf } from './livePlan.ts';
import { nextOf, openOurFanOut } from './ourFanOut.ts';
import { startPeer } from './peer.ts';
import { ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

const anyDays = { from: '2026-01-01', to: '2026-01-01' };

const withoutPosition = (message: string): string => message.replace(/(?<="position":")[^"]*/, '');

/** Nobody is compared who says something else. */
const demandSameMessage = (ours: string, theirs: string): void => {
  if (withoutPosition(ours) !== withoutPosition(theirs)) throw new Error(`Stock graphql-ws says: ${theirs}`);
};

export const fanOutStockRow: BenchRow = {
  id: 'P14',
  title: 'changes to 1,000 subscribers, from the read model on ÷ stock graphql-ws that is handed each change',
  columns: ['messages per second'],
  better: 'higher',
  must: [4],
  aim: [5.5],
  measure: async (report) => {
    const ours = await openOurFanOut();
    const peer = await startPeer('stockSocketsProcess.ts', {});
    try {
      report(`${ours.latest().length} characters per message`);
      const next = nextOf(ours.latest());
      const stock = await openFanOut(
        { url: `http://${peer.address}/graphql`, greeting: greetingOf('nobody asks for it', anyDays) },
        () => peer.tell({ change: changeIn(next()) }),
      );
      try {
        demandSameMessage(ours.latest(), stock.latest());
        return [await ratioOf(ours.rate, stock.rate)];
      } finally {
        stock.close();
      }
    } finally {
      peer.stop();
      await ours.closeHouse();
    }
  },
};
