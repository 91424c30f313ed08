import { dayFromToday } from '../support/clubDays.ts';
import { bookCourt } from '../support/courtBookings.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import type { Visitor } from './people.ts';

const hours = ['08', '10', '12', '14', '16', '18', '20'];
/** A day after the bookings of the demo club. */
const firstDay = 30;

const slotOf = (index: number) => {
  const start = hours[index % hours.length] ?? '08';
  const end = String(Number(start) + 1);
  return {
    ...{ sport: 'TENNIS', court: 8, price: 0, date: dayFromToday(firstDay + Math.floor(index / hours.length)) },
    ...{ start: `${start}:00`, end: `${end.padStart(2, '0')}:00` },
  };
};

const cancel = `mutation ($id: ID!, $userID: ID!, $reason: String!) {
  cancelBooking(id: $id, category: SINGLE, userID: $userID, reason: $reason) { code } }`;

type People = Readonly<{ url: string; adminToken: string; visitor: Visitor }>;
type Words = Readonly<{ remark: string; reason: string }>;

/** The visitor books with each remark, and an ADMIN cancels with its reason; throws where a call is refused. */
export const bookAndCancel = async ({ url, adminToken, visitor }: People, all: readonly Words[]): Promise<void> => {
  for (const [index, { remark, reason }] of all.entries()) {
    const id = await bookCourt(url, visitor.token, { ...slotOf(index), ...{ remark } });
    const variables = { id, userID: visitor.memberNumber, reason };
    const { errors } = await callGraphql(url, { query: cancel, variables, token: adminToken });
    if (errors) throw new Error(`Cancelling was refused: ${JSON.stringify(errors)}`);
  }
};
