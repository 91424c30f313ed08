import { freePort } from '../support/freePort.ts';
import { startInstance } from '../support/runningClub.ts';
import { assertSameAnswer, hotPlanOf } from './hotPlan.ts';
import { startPeer } from './peer.ts';
import { requestsPerSecond } from './rawHttpLoad.ts';
import { ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

export const hotQueryRow: BenchRow = {
  id: 'P19',
  title: 'a day with 64 bookings, asked by 32 connections ÷ node:http that sends the same bytes',
  columns: ['answers per second'],
  better: 'higher',
  must: [0.5],
  aim: [0.75],
  measure: async (report) => {
    const { club, close } = await startInstance(await freePort());
    const plan = await hotPlanOf(club);
    report(`${plan.answer.length} characters per answer`);
    const raw = await startPeer('rawServerProcess.ts', { answer: plan.answer });
    try {
      const url = `http://${raw.address}/`;
      await assertSameAnswer(plan, url);
      return [await ratioOf(requestsPerSecond(plan.target), requestsPerSecond({ ...plan.target, url }))];
    } finally {
      raw.stop();
      await close();
    }
  },
};
