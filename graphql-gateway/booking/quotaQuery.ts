import { maxBlocksPerOrder } from '@platzwart/contracts/booking';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { callerOf } from '../core/commandBus.ts';
import { familyMember } from '../core/familyMember.ts';
import { parseInput } from '../core/parseInput.ts';
import type { QuotaReads } from './quotaReads.ts';

type QuotaDay = Readonly<{ date: LocalDate; minutes: number }>;
type Quota = Readonly<{ openBookings: number; days: readonly QuotaDay[] }>;

const datesSchema = v.object({ dates: v.pipe(v.array(localDateSchema), v.maxLength(maxBlocksPerOrder)) });

/** `Query.bookingQuota`: what the caller has used of `bookingInfos.limits` (decisions.md N7). */
export const addQuotaQuery = (builder: Builder, reads: QuotaReads): void => {
  const day = builder.objectRef<QuotaDay>('QuotaDay').implement({
    description: '(+)',
    fields: (t) => ({
      date: t.expose('date', { type: 'Date' }),
      minutes: t.exposeInt('minutes', { description: 'Booked by the caller, or by others who play with them.' }),
    }),
  });
  const quota = builder.objectRef<Quota>('BookingQuota').implement({
    description: '(+)',
    fields: (t) => ({
      openBookings: t.exposeInt('openBookings', { description: 'Made by the caller, and not over yet.' }),
      days: t.expose('days', { type: [day], description: 'In the order of the argument.' }),
    }),
  });
  builder.queryField('acceptedTerms', (t) =>
    t.int({
      description:
        "(+) The newest version of the club's terms that the caller has accepted; 0: none (decisions.md N29a).",
      resolve: (_, _args, context) => reads.acceptedTerms(callerOf(context).personId),
    }),
  );
  builder.queryField('bookingQuota', (t) =>
    t.field({
      type: quota,
      description: '(+) What the caller has used of `bookingInfos.limits`, on at most 50 days.',
      args: {
        dates: t.arg({ type: ['Date'], required: true }),
        userID: t.arg.id({ description: '(+) A child of the caller (decisions.md N5); missing: the caller.' }),
      },
      resolve: async (_, args, context) => {
        const { dates } = parseInput(datesSchema, { dates: args.dates });
        const personId = familyMember(args.userID, context);
        const [openBookings, minutes] = await Promise.all([
          reads.openBookings(personId, clubClockAt(context.now)),
          reads.minutesOn(personId, dates),
        ]);
        return { openBookings, days: dates.map((date) => ({ date, minutes: minutes.get(date) ?? 0 })) };
      },
    }),
  );
};
