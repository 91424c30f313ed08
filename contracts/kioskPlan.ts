import * as v from 'valibot';
import { bookingCategories } from './booking/index.ts';

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));

/** Today on one sport's courts. Minutes count from local midnight. */
const kioskSportSchema = v.object({
  sport: v.string(),
  /** The club's own name of the sport. */
  labels: v.nullable(v.object({ de: v.string(), en: v.string() })),
  opensMinute: minute,
  closesMinute: minute,
  courts: v.array(v.object({ number: v.number(), name: v.string() })),
  bookings: v.array(
    v.object({
      id: v.string(),
      court: v.number(),
      startMinute: minute,
      endMinute: minute,
      /** A title of the club's own, or a name where the club shows names; otherwise null. */
      label: v.nullable(v.string()),
      category: v.picklist(bookingCategories),
    }),
  ),
});

/** What a screen in the club house shows (decisions.md N27): neither prices nor remarks. */
export const kioskPlanSchema = v.object({
  club: v.string(),
  /** Minutes of the club's clock since midnight: that of the screen may be wrong. */
  minute,
  sports: v.array(kioskSportSchema),
});
export type KioskPlan = v.InferOutput<typeof kioskPlanSchema>;
export type KioskSport = v.InferOutput<typeof kioskSportSchema>;
