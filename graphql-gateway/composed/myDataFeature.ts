import { timeOfMinute } from '@platzwart/contracts/core';
import { type PersonRow, memberNumberSchema } from '@platzwart/contracts/user';
import type { VoucherRow } from '@platzwart/contracts/voucher';
import { seasonReads, type SeasonReads, type OfferFacts } from '../booking/season/seasonReads.ts';
import type { BookingFacts, BookingWithHistory } from '../booking/bookingFacts.ts';
import { type MyBookingsReads, myBookingsReads } from '../booking/myBookingsReads.ts';
import type { Builder } from '../core/builder.ts';
import { callerOf } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { parseInput } from '../core/parseInput.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { type PolicyTable, allOf, forCaller, selfOrAdmin } from '../core/policy.ts';
import { Refusal } from '../core/refusal.ts';
import { type DebitReads, debitReads } from '../debit/debitReads.ts';
import { type CreditReads, creditReads } from '../invoice/credits/creditReads.ts';
import { type InvoiceReads, invoiceReads } from '../invoice/invoiceReads.ts';
import { type MailReads, type MailRow, mailReads } from '../mail/mailReads.ts';
import { type PaymentReads, paymentReads } from '../payment/paymentReads.ts';
import { type AccountFactsReads, accountFactsReads } from '../user/accountFactsReads.ts';
import { type VoucherMovement, type VoucherReads, voucherReads } from '../voucher/voucherReads.ts';
import { type WaitingEntryFacts, type WaitingListReads, waitingListReads } from '../waiting-list/waitingListReads.ts';
import { creditEntryOf, debitEntryOf, invoiceEntryOf, mandateEntryOf, paymentEntryOf } from './moneyOfPerson.ts';
import { type OpenSession, type OpenSessionsReads, openSessionsReads } from '../user/sessions/openSessionsReads.ts';

type MyDataServices = Readonly<{
  myBookings: Pick<MyBookingsReads, 'asPlayer' | 'withHistoryOf'>;
  accountFacts: AccountFactsReads;
  mails: Pick<MailReads, 'ofPerson'>;
  openSessions: OpenSessionsReads;
  waiting: Pick<WaitingListReads, 'everyOf'>;
  seasons: Pick<SeasonReads, 'offersOf'>;
  vouchers: Pick<VoucherReads, 'ofPerson' | 'statementOf'>;
  invoices: Pick<InvoiceReads, 'ofPerson'>;
  credits: CreditReads;
  payments: Pick<PaymentReads, 'ofPerson'>;
  debits: Pick<DebitReads, 'debitsOfPerson' | 'mandatesOf'>;
  peopleReads: Pick<PeopleReads, 'byIds' | 'byMemberNumber'>;
}>;

/**
 * `json`: `{ club, account, sessions, history, bookings, games, waitingList, seasonOffers, hourCards, invoices, credits, mandates,
 * directDebits, onlinePayments, letters }`; `made_at` is an ISO 8601 instant.
 */
type MyData = Readonly<{ json: string; made_at: string }>;

const myDataPolicies: PolicyTable = {
  MyData: allOf(['json', 'made_at'], forCaller),
  Query: { myData: selfOrAdmin },
};

const accountEntryOf = ({ tokenVersion, memberNumber, payerId, guardianId, ...account }: PersonRow) => ({
  userID: memberNumber,
  ...account,
  invoicesGoToAnother: payerId !== null || guardianId !== null,
  hasGuardian: guardianId !== null,
});

/** People of the club who play in it are counted only: their names are data about them. */
const bookingEntryOf = ({ startMinute, endMinute, personId, occupancy, price, ...booking }: BookingWithHistory) => ({
  ...booking,
  players: booking.players.filter((player) => player.personId !== null).length,
  guests: booking.players.filter((player) => player.personId === null).map(({ guestName }) => guestName),
  start: timeOfMinute(startMinute),
  end: timeOfMinute(endMinute),
  state: occupancy,
  priceInCents: price,
});

/** A game in a booking of somebody else, which is not named. */
const gameEntryOf = ({ sport, court, date, startMinute, endMinute, occupancy }: BookingFacts) => ({
  ...{ sport, court, date, state: occupancy },
  ...{ start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
});

/** What they waited for, and what they were offered; nothing of the others in the list. */
const waitingEntryOf = ({ sport, date, fromMinute, toMinute, minutes, state, joinedOn, steps }: WaitingEntryFacts) => ({
  ...{ sport, date, start: timeOfMinute(fromMinute), end: timeOfMinute(toMinute), minutes, state, joinedOn },
  steps: steps.map(({ kind, at, slot }) => ({ step: kind, at, ...slot })),
});

/** What they were offered for a season, and what they answered. */
const offerEntryOf = ({ sport, category, title, court, startMinute, endMinute, ...offer }: OfferFacts) => ({
  ...{ sport, category, title, court, start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
  ...{ fromDate: offer.startdate, enddate: offer.enddate },
  ...{ seasonAnswer: offer.answer, otherTime: offer.otherTime, answeredOn: offer.answeredOn },
});

/** A card, and each movement of its hours. */
const cardEntryOf =
  (movements: readonly VoucherMovement[]) =>
  ({ voucherId, voucherType, price, halfHours, halfHoursLeft, paymentState, orderedOn }: VoucherRow) => ({
    ...{
      voucherType,
      priceInCents: price,
      hours: halfHours / 2,
      hoursLeft: halfHoursLeft / 2,
      paymentState,
      orderedOn,
    },
    movements: movements
      .filter((each) => each.voucherId === voucherId)
      .map(({ kind, halfHours: moved, occurredOn, block }) => {
        const { bookingId: _, ...place } = block ?? { bookingId: null };
        return { movement: kind, hours: moved / 2, at: occurredOn, ...place };
      }),
  });

const mailEntryOf = ({ kind, state, createdAt, sentAt }: MailRow) => ({ kind, state, createdAt, sentAt });

const sessionEntryOf = ({ sessionId, ...session }: OpenSession) => session;

const addMyData = (builder: Builder, services: MyDataServices): void => {
  const {
    myBookings,
    accountFacts,
    mails,
    openSessions,
    waiting,
    seasons,
    vouchers,
    invoices,
    payments,
    debits,
    peopleReads,
  } = services;
  const data = builder.objectRef<MyData>('MyData').implement({
    description: '(+)',
    fields: (t) => ({ json: t.exposeString('json'), made_at: t.expose('made_at', { type: 'DateTime' }) }),
  });
  /** Read from the tables, because the cached person may be a moment old. */
  const requestedPerson = async (userID: string | null, context: GatewayContext): Promise<PersonRow> => {
    const { personId } = callerOf(context);
    const found =
      userID === null
        ? (await peopleReads.byIds([personId])).get(personId)
        : await peopleReads.byMemberNumber(parseInput(memberNumberSchema, userID, 'userID'));
    if (!found) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
    return found;
  };
  builder.queryField('myData', (t) =>
    t.field({
      type: data,
      description: '(+) All data stored about the caller; about any person for an ADMIN, by member number.',
      args: { userID: t.arg.id() },
      resolve: async (_, { userID = null }, context) => {
        const person = await requestedPerson(userID, context);
        const sessions = (await openSessions.ofPerson(person, context.now.toString())).map(sessionEntryOf);
        const history = await accountFacts.ofPerson(person.personId);
        const bookings = (await myBookings.withHistoryOf(person.personId)).map(bookingEntryOf);
        const games = (await myBookings.asPlayer(person.personId)).map(gameEntryOf);
        const waitingList = (await waiting.everyOf(person.personId)).map(waitingEntryOf);
        const seasonOffers = (await seasons.offersOf(person.personId)).map(offerEntryOf);
        const movements = await vouchers.statementOf(person.personId);
        const hourCards = (await vouchers.ofPerson(person.personId)).map(cardEntryOf(movements));
        const billed = (await invoices.ofPerson(person.personId)).map(invoiceEntryOf);
        const credits = (await services.credits.ofPerson(person.personId)).map(creditEntryOf);
        const onlinePayments = (await payments.ofPerson(person.personId)).map(paymentEntryOf);
        const mandates = (await debits.mandatesOf(person.personId)).map(mandateEntryOf);
        const directDebits = (await debits.debitsOfPerson(person.personId)).map(debitEntryOf);
        const letters = (await mails.ofPerson(person.personId)).map(mailEntryOf);
        const { displayName: club } = (await context.club()).description;
        return {
          json: JSON.stringify(
            {
              club,
              account: accountEntryOf(person),
              sessions,
              history,
              bookings,
              games,
              waitingList,
              seasonOffers,
              hourCards,
              invoices: billed,
              credits,
              mandates,
              directDebits,
              onlinePayments,
              letters,
            },
            null,
            2,
          ),
          made_at: context.now.toString(),
        };
      },
    }),
  );
};

/** All data that the club has about one person, and none about any other person (Art. 15 and 20 GDPR). */
export const myDataFeature: GatewayFeature = {
  policies: myDataPolicies,
  readModels: ['bookings', 'people', 'waiting_list', 'season_plans', 'vouchers', 'invoices', 'payments', 'debits'],
  open: ({ database, peopleReads }) => {
    const reads = {
      peopleReads,
      myBookings: myBookingsReads(database),
      accountFacts: accountFactsReads(database),
      mails: mailReads(database),
      openSessions: openSessionsReads(database),
      waiting: waitingListReads(database),
      seasons: seasonReads(database),
      vouchers: voucherReads(database),
      invoices: invoiceReads(database),
      credits: creditReads(database),
      payments: paymentReads(database),
      debits: debitReads(database),
    };
    return { addToSchema: (builder) => addMyData(builder, reads) };
  },
};
