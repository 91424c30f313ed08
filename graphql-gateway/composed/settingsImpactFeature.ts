import { arrangementAfter, fitsInto, sportChangeSchema } from '@platzwart/contracts/club';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { type SportArrangement, sportKeySchema, timeOfMinute } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type BookingFacts, bookingReader } from '../booking/bookingFacts.ts';
import { bookingType } from '../booking/bookingType.ts';
import { settingName, timesOf } from '../club/settingsOfInputs.ts';
import { timeAndCourtInput } from '../club/timeAndCourtInput.ts';
import type { Builder } from '../core/builder.ts';
import type { Database } from '../core/database.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { parseInput } from '../core/parseInput.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import { renameRefusalFields } from '../core/renameRefusalFields.ts';

const settingsImpactPolicies: PolicyTable = {
  Query: { settingsImpact: forAdmins },
  SettingsImpact: allOf(['total', 'bookings'], forAdmins),
};

type Impact = Readonly<{ bookings: readonly BookingFacts[] }>;

/** As many as a person reads; `total` counts them all. */
const mostShown = 100;

const changeSchema = v.object({ sport: sportChangeSchema, sports: v.array(sportKeySchema) });

const impactReads = (database: Pick<Database, 'rows'>) => ({
  /** Live bookings from the day `date` on, in order. */
  ahead: async (date: string): Promise<readonly BookingFacts[]> =>
    bookingReader.decode(
      await database.rows(
        `select ${bookingReader.selectList()} from bookings.bookings
         where occupancy = 'BOOKED' and date >= $1 order by date, start_minute, court`,
        [date],
      ),
    ),
});

const addSettingsImpact = (builder: Builder, reads: ReturnType<typeof impactReads>): void => {
  const impact = builder.objectRef<Impact>('SettingsImpact').implement({
    description: '(+)',
    fields: (t) => ({
      total: t.int({ resolve: ({ bookings }) => bookings.length }),
      bookings: t.field({
        type: [bookingType(builder)],
        description: `By day and time, at most ${mostShown}.`,
        resolve: ({ bookings }) => bookings.slice(0, mostShown),
      }),
    }),
  });
  builder.queryField('settingsImpact', (t) =>
    t.field({
      type: impact,
      description: '(+) The bookings that have not begun and would no longer fit (decisions.md N29).',
      args: { infos: t.arg({ type: timeAndCourtInput(builder), required: true }) },
      resolve: async (_, { infos }, { now, club }) => {
        const change = await renameRefusalFields(settingName('infos'), () =>
          Promise.resolve(parseInput(changeSchema, timesOf(infos))),
        );
        const { sports } = await club();
        const { isFitting, isAffected } = planChange(change, sports);
        const clock = clubClockAt(now);
        const isAhead = ({ date, startMinute }: BookingFacts): boolean =>
          date > clock.date || startMinute > clock.minute;
        const bookings = await reads.ahead(clock.date);
        return {
          bookings: bookings.filter((booking) => isAhead(booking) && isAffected(booking) && !isFitting(booking)),
        };
      },
    }),
  );
};

type Change = v.InferOutput<typeof changeSchema>;

/** Which sports the change is about, and whether a booking fits into the sports as they would be. */
const planChange = ({ sport: change, sports: offered }: Change, sports: readonly SportArrangement[]) => {
  const known = sports.find(({ sport }) => sport === change.sport) ?? null;
  const others = sports.filter(({ sport }) => sport !== change.sport && offered.includes(sport));
  const after = offered.includes(change.sport) ? [...others, arrangementAfter(change, known)] : others;
  return {
    isAffected: ({ sport }: BookingFacts): boolean => sport === change.sport || !offered.includes(sport),
    isFitting: ({ startMinute, endMinute, ...booking }: BookingFacts): boolean =>
      fitsInto(after, { ...booking, start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) }),
  };
};

/** Shows an ADMIN whose bookings a change of courts, hours and sports would hurt, before it is made. */
export const settingsImpactFeature: GatewayFeature = {
  policies: settingsImpactPolicies,
  readModels: ['bookings', 'club_settings'],
  open: ({ database }) => {
    const reads = impactReads(database);
    return { addToSchema: (builder) => addSettingsImpact(builder, reads) };
  },
};
