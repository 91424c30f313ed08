import { timeOfMinute } from '@platzwart/contracts/core';
import { type PersonRow, memberNumberSchema } from '@platzwart/contracts/user';
import type { BookingOnRecord } from './booking/bookingFacts.ts';
import type { MyBookingsReads } from './booking/myBookingsReads.ts';
import type { Builder } from './core/builder.ts';
import { callerOf } from './core/commandDesk.ts';
import type { GatewayContext } from './core/context.ts';
import { parseInput } from './core/inputs.ts';
import type { PeopleReads } from './core/peopleReads.ts';
import { type PolicyTable, allOf, forTheCaller, selfOrAdmin } from './core/policy.ts';
import { Refusal } from './core/refusal.ts';
import type { MailReads, MailRow } from './mail/mailReads.ts';
import type { AccountFactsReads } from './user/accountFactsReads.ts';
import type { OpenSession, OpenSessionsReads } from './user/sessions/openSessionsReads.ts';

export type MyDataServices = Readonly<{
  mine: Pick<MyBookingsReads, 'onRecordOf'>;
  accountFacts: AccountFactsReads;
  mails: Pick<MailReads, 'ofPerson'>;
  openSessions: OpenSessionsReads;
  peopleReads: Pick<PeopleReads, 'byIds' | 'byMemberNumber'>;
}>;

/** `json`: `{ club, account, sessions, history, bookings, letters }`; `made_at` is an ISO 8601 instant. */
type MyData = Readonly<{ json: string; made_at: string }>;

export const myDataPolicies: PolicyTable = {
  MyData: allOf(['json', 'made_at'], forTheCaller),
  Query: { myData: selfOrAdmin },
};

const accountOf = ({ tokenVersion, memberNumber, ...account }: PersonRow) => ({ userID: memberNumber, ...account });

const bookingOf = ({ startMinute, endMinute, personId, occupancy, price, ...booking }: BookingOnRecord) => ({
  ...booking,
  start: timeOfMinute(startMinute),
  end: timeOfMinute(endMinute),
  state: occupancy,
  priceInCents: price,
});

const letterOf = ({ kind, state, createdAt, sentAt }: MailRow) => ({ kind, state, createdAt, sentAt });

const sessionIn = ({ sessionId, ...session }: OpenSession) => session;

/** Everything that the club knows about one person, and nothing about anybody else (Art. 15 and 20 GDPR). */
export const addMyData = (builder: Builder, services: MyDataServices): void => {
  const { mine, accountFacts, mails, openSessions, peopleReads } = services;
  const data = builder.objectRef<MyData>('MyData').implement({
    description: '(+)',
    fields: (t) => ({ json: t.exposeString('json'), made_at: t.expose('made_at', { type: 'DateTime' }) }),
  });
  /** Read anew: what is in memory may be a moment old. */
  const personMeant = async (userID: string | null, context: GatewayContext): Promise<PersonRow> => {
    const { personId } = callerOf(context);
    const found =
      userID === null
        ? (await peopleReads.byIds([personId])).get(personId)
        : await peopleReads.byMemberNumber(parseInput(memberNumberSchema, userID));
    if (!found) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
    return found;
  };
  builder.queryField('myData', (t) =>
    t.field({
      type: data,
      description: '(+) All that is stored about the caller; about anybody for an ADMIN, by member number.',
      args: { userID: t.arg.id() },
      resolve: async (_, { userID = null }, context) => {
        const person = await personMeant(userID, context);
        const sessions = (await openSessions.ofPerson(person, context.now.toString())).map(sessionIn);
        const history = await accountFacts.ofPerson(person.personId);
        const bookings = (await mine.onRecordOf(person.personId)).map(bookingOf);
        const letters = (await mails.ofPerson(person.personId)).map(letterOf);
        const { displayName: club } = (await context.club()).description;
        return {
          json: JSON.stringify({ club, account: accountOf(person), sessions, history, bookings, letters }, null, 2),
          made_at: context.now.toString(),
        };
      },
    }),
  );
};
