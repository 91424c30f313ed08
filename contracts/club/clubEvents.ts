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
import { accountingExportSchema } from './accountingExport.ts';
import { accountingSchema } from './accounting.ts';
import { billingSchema } from './billing.ts';
import { clubDescriptionSchema, imprintSchema } from './clubDescription.ts';
import { logHeadSchema } from './logHead.ts';
import { logProofSchema } from './logProof.ts';
import { maxRefusedCells, refusedBookingsSchema } from './refusedBookings.ts';
import { clubModes } from './clubMode.ts';
import { issuedTermsSchema } from './terms.ts';
import { datedVatRates, firstVatDay } from './standardVatRates.ts';

const objectOf = (data: unknown): object => (typeof data === 'object' && data !== null ? data : {});

const undatedVatSchema = v.looseObject({ vatRates: v.object({ member: v.number(), guest: v.number() }) });

/** Version 2 has one rate for members and one for guests, on all days, and neither § 19 UStG nor prices of hour cards. */
const withDatedVat: Upcaster = (data) => {
  const { vatRates, ...rules } = v.parse(undatedVatSchema, data);
  return {
    ...rules,
    reviewed: true,
    smallBusiness: false,
    vatRates: datedVatRates(vatRates),
    voucherPrices: [],
    voucherHours: 10,
  };
};

/** The first event of a log: whether it is a demo's. */
export const clubOpened = defineEvent('ClubOpened', v.object({ mode: v.picklist(clubModes) }));
/** The people of the demo are erased, and the log is a club's in production from now on. */
export const demoEnded = defineEvent('DemoEnded', v.object({}));
export const clubDescribed = defineEvent('ClubDescribed', clubDescriptionSchema);
export const imprintStated = defineEvent('ImprintStated', imprintSchema);
/** A new version of the club's terms, from now on the one in force (decisions.md N29a). */
export const termsIssued = defineEvent('TermsIssued', issuedTermsSchema);
export const billingStated = defineEvent('BillingStated', billingSchema);
/** The accounts of the club's books, as its tax adviser wants them (decisions.md N45). */
export const accountingStated = defineEvent('AccountingStated', accountingSchema);

/** Version 1 knows no names of its own for sports. */
const withoutLabels: Upcaster = (data) => ({ ...objectOf(data), labels: null });

export const sportArranged = defineEvent('SportArranged', sportArrangementSchema, [withoutLabels]);
/** All sports, in the order of the menu (decisions.md N80). */
export const sportsOrdered = defineEvent('SportsOrdered', v.object({ sports: v.array(sportKeySchema) }));
/** The sport is no longer offered, with all its courts and prices (decisions.md P26). */
export const sportWithdrawn = defineEvent('SportWithdrawn', v.object({ sport: sportKeySchema }));
/** `rows` are in order of time and the first begins when the sport opens. */
export const pricesSet = defineEvent('PricesSet', v.object({ sport: sportKeySchema, rows: priceRowsSchema }));
/** Version 1 knows no discount of season tickets. */
const withSeasonDiscount: Upcaster = (data) => ({ ...objectOf(data), seasonDiscount: 0 });
/** Version 3 knows neither players nor their fee. */
const withoutPlayers: Upcaster = (data) => ({ ...objectOf(data), players: 'NONE', guestFee: 0 });
const undatedSmallBusinessSchema = v.looseObject({ smallBusiness: v.boolean() });
/** Version 4 says of § 19 UStG only whether it holds, on all days. */
const withDatedSmallBusiness: Upcaster = (data) => {
  const { smallBusiness, ...rules } = v.parse(undatedSmallBusinessSchema, data);
  return { ...rules, smallBusinessPeriods: smallBusiness ? [{ from: firstVatDay, to: null }] : [] };
};
export const bookingRulesSet = defineEvent('BookingRulesSet', bookingRulesSchema, [
  withSeasonDiscount,
  withDatedVat,
  withoutPlayers,
  withDatedSmallBusiness,
]);

/**
 * Bookings of these sports that no longer fit the settings are to be cancelled, for the reason (decisions.md N29). Written together with the
 * settings; the cancellations are events of the ledger, so the clearance stays open until they are written.
 */
export const clearanceOrdered = defineEvent(
  'ClearanceOrdered',
  v.object({ clearanceId: v.string(), sports: v.array(sportKeySchema), reason: v.string() }),
);
export const clearanceCompleted = defineEvent('ClearanceCompleted', v.object({ clearanceId: v.string() }));

/** The signed head of the log, for the person whom the club has named. */
export const logHeadSent = defineEvent('LogHeadSent', v.object({ personId: personIdSchema, head: logHeadSchema }));

/** An ADMIN wants the log to be proved now. */
export const logProofRequested = defineEvent('LogProofRequested', v.object({}));
/** The log was proved. `recipients`: who is told by e-mail, where something is wrong. */
export const logProven = defineEvent(
  'LogProven',
  v.object({ ...logProofSchema.entries, recipients: v.array(personIdSchema) }),
);

/** Attempts to book that were refused since the last of these events (docs/adr/0067-refused-bookings.md). */
export const bookingsRefused = defineEvent(
  'BookingsRefused',
  v.object({ refused: v.pipe(v.array(refusedBookingsSchema), v.minLength(1), v.maxLength(maxRefusedCells)) }),
);

/** Postings were exported for the tax adviser. */
export const accountingExported = defineEvent('AccountingExported', accountingExportSchema);

/** What the read model of the settings shows. */
export const settingsEvents = [
  clubDescribed,
  imprintStated,
  billingStated,
  accountingStated,
  termsIssued,
  sportArranged,
  sportsOrdered,
  sportWithdrawn,
  pricesSet,
  bookingRulesSet,
] as const;
export type SettingsEvent = EventOf<(typeof settingsEvents)[number]>;
export const settingsEventTypes = settingsEvents.map(({ type }) => type);

export const clubEvents = [
  clubOpened,
  demoEnded,
  logHeadSent,
  logProofRequested,
  logProven,
  bookingsRefused,
  accountingExported,
  clearanceOrdered,
  clearanceCompleted,
  ...settingsEvents,
] as const;
export type ClubEvent = EventOf<(typeof clubEvents)[number]>;
