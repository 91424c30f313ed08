import { openFanOut } from './fanOut.ts';
import { nextOf, openOurFanOut } from './ourFanOut.ts';
import { startPeer } from './peer.ts';
import { ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

export const fanOutRow: BenchRow = {
  id: 'P13',
  title: 'changes to 1,000 subscribers, from the read model on ÷ raw ws that sends the same messages ready-made',
  columns: ['messages per second'],
  better: 'higher',
  must: [0.7],
  aim: [0.9],
  measure: async (report) => {
    const ours = await openOurFanOut();
    const raw = await startPeer('rawServerProcess.ts', { answer: '' });
    try {
      report(`${ours.latest().length} characters per message`);
      const nextFrame = nextOf(ours.latest());
      const greeting = [['hello']];
      const floor = await openFanOut({ url: `http://${raw.address}/`, greeting }, () =>
        raw.tell({ frame: nextFrame() }),
      );
      try {
        return [await ratioOf(ours.rate, floor.rate)];
      } finally {
        floor.close();
      }
    } finally {
      raw.stop();
      await ours.closeInstance();
    }
  },
};
