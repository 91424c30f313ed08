import { freePort } from '../support/freePort.ts';
import { openHouse } from '../support/runningClub.ts';
import { demandSameAnswer, hotPlanOf } from './hotPlan.ts';
import { startPeer } from './peer.ts';
import { askedByMany } from './rawHttpLoad.ts';
import { ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

export const hotQueryStockRow: BenchRow = {
  id: 'P20',
  title: 'a day with 64 bookings, asked by 32 connections ÷ stock GraphQL Yoga with the rows in memory',
  columns: ['answers per second'],
  better: 'higher',
  must: [6],
  aim: [13],
  measure: async (report) => {
    const { club, close } = await openHouse(await freePort());
    const plan = await hotPlanOf(club);
    report(`${plan.answer.length} characters per answer; Yoga checks no token and reads no database`);
    const yoga = await startPeer('stockYogaProcess.ts', { answer: plan.answer });
    try {
      const url = `http://${yoga.address}/graphql`;
      await demandSameAnswer(plan, url);
      return [await ratioOf(askedByMany(plan.target), askedByMany({ ...plan.target, url }))];
    } finally {
      yoga.stop();
      await close();
    }
  },
};
