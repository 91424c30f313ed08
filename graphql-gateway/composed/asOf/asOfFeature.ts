import { chosenPlanRangeSchema } from '../../booking/planRange.ts';
import { bookingType } from '../../booking/bookingType.ts';
import type { Builder } from '../../core/builder.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { parseInput } from '../../core/parseInput.ts';
import { type PolicyTable, forAdmins } from '../../core/policy.ts';
import { historyEntryType } from '../../history/historyType.ts';
import { planAsOf } from './planAsOf.ts';
import { type PlanHistoryReads, planHistoryReads } from './planHistoryReads.ts';

const asOfPolicies: PolicyTable = { Query: { bookingsInPeriodAsOf: forAdmins, bookingsHistory: forAdmins } };

const addAsOf = (builder: Builder, history: PlanHistoryReads): void => {
  builder.queryFields((t) => {
    const range = {
      fromDate: t.arg({ type: 'Date', required: true }),
      toDate: t.arg({ type: 'Date', required: true }),
      choosenSport: t.arg.string({ required: true }),
    } as const;
    return {
      bookingsInPeriodAsOf: t.field({
        type: [bookingType(builder)],
        description:
          '(+) What occupied the courts as it was known at an instant: by day and time, both days included, at most 62 days. Billed and paid as far as it was then. With the names of today; what was erased stays erased.',
        args: { ...range, at: t.arg({ type: 'DateTime', required: true }) },
        resolve: (_, { at, ...args }) => planAsOf(history, parseInput(chosenPlanRangeSchema, args), at),
      }),
      bookingsHistory: t.field({
        type: [historyEntryType(builder)],
        description:
          '(+) Everything that ever happened to what was booked on these days, oldest first: the steps between which `bookingsInPeriodAsOf` stays the same.',
        args: range,
        resolve: (_, args) => history.ofPeriod(parseInput(chosenPlanRangeSchema, args), null),
      }),
    };
  });
};

/** The court plan as it was known at a moment (decisions.md N48). */
export const asOfFeature: GatewayFeature = {
  policies: asOfPolicies,
  readModels: ['history', 'people'],
  open: ({ database }) => ({ addToSchema: (builder) => addAsOf(builder, planHistoryReads(database)) }),
};
