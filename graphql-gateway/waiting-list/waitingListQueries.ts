import { sportKeySchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { callerOf } from '../core/commandBus.ts';
import { parseInput } from '../core/parseInput.ts';
import type { WaitingEntryType } from './waitingEntryType.ts';
import type { WaitingListReads } from './waitingListReads.ts';

const daySchema = v.object({ sport: sportKeySchema });

export const addWaitingListQueries = (builder: Builder, entry: WaitingEntryType, waiting: WaitingListReads): void => {
  builder.queryFields((t) => ({
    waitingList: t.field({
      type: [entry],
      description: "(+) The caller's open entries of the waiting list, the nearest day first (decisions.md N25).",
      args: {
        withChildren: t.arg.boolean({ description: 'Also those of the children of the caller (decisions.md N5).' }),
      },
      resolve: (_, { withChildren }, context) => {
        const family = [callerOf(context), ...(withChildren === true ? context.viewer().children : [])];
        return waiting.ofPeople(family.map(({ personId }) => personId));
      },
    }),
    waitingListOfDay: t.field({
      type: [entry],
      description: '(+) In order of joining, with those that have ended: why who was offered what.',
      args: { sport: t.arg.string({ required: true }), date: t.arg({ type: 'Date', required: true }) },
      resolve: (_, { sport, date }) => waiting.ofDay(parseInput(daySchema, { sport }).sport, date),
    }),
  }));
};
