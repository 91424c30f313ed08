import * as v from 'valibot';
import {
  type EventOf,
  type Upcaster,
  bookingRulesSchema,
  defineEvent,
  personIdSchema,
  priceRowsSchema,
  sportArrangementSchema,
  sportKeySchema,
} from '../core/index.ts';
import { clubDescriptionSchema, imprintSchema } from './clubDescription.ts';
import { logHeadSchema } from './logHead.ts';
import { clubModes } from './clubMode.ts';

/** The first event of a log: whether it is a demo's. */
export const clubOpened = defineEvent('ClubOpened', v.object({ mode: v.picklist(clubModes) }));
/** The people of the demo are erased, and the log is a club's in production from now on. */
export const demoEnded = defineEvent('DemoEnded', v.object({}));
export const clubDescribed = defineEvent('ClubDescribed', clubDescriptionSchema);
export const imprintStated = defineEvent('ImprintStated', imprintSchema);
export const sportArranged = defineEvent('SportArranged', sportArrangementSchema);
/** `rows` are in order of time and the first begins when the sport opens. */
export const pricesSet = defineEvent('PricesSet', v.object({ sport: sportKeySchema, rows: priceRowsSchema }));
/** Version 1 knows no discount of season tickets. */
const withSeasonDiscount: Upcaster = (data) => (typeof data === 'object' ? { ...data, seasonDiscount: 0 } : data);
export const bookingRulesSet = defineEvent('BookingRulesSet', bookingRulesSchema, [withSeasonDiscount]);

/** The signed head of the log, for the person whom the club has named. */
export const logHeadSent = defineEvent('LogHeadSent', v.object({ personId: personIdSchema, head: logHeadSchema }));

/** What the read model of the settings shows. */
export const settingsEvents = [clubDescribed, imprintStated, sportArranged, pricesSet, bookingRulesSet] as const;
export type SettingsEvent = EventOf<(typeof settingsEvents)[number]>;
export const settingsEventTypes = settingsEvents.map(({ type }) => type);

export const clubEvents = [clubOpened, demoEnded, logHeadSent, ...settingsEvents] as const;
export type ClubEvent = EventOf<(typeof clubEvents)[number]>;
