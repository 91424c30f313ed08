import { onlineMethods } from '@platzwart/contracts/booking';
import { rowReader } from '@platzwart/contracts/core';
import { type HistoryRow, historyColumns } from '@platzwart/contracts/history';
import type { Database } from '../core/database.ts';

type Caused = Pick<HistoryRow, 'action' | 'actorId' | 'cause' | 'details' | 'personId' | 'subjectId'>;

const { subjectId, actorId } = historyColumns;
const reader = rowReader({ subjectId, actorId });

/** The orders of a person, to be paid online, that contain a booking, or name its players. */
export const isOrderOf = (order: string, { person, booking }: Readonly<{ person: string; booking: string }>): string =>
  `${order}.action = 'PaymentStarted' and ${order}.person_id = ${person}
    and ((${order}.details -> 'bookings') || (${order}.details -> 'players'))
      @> jsonb_build_array(jsonb_build_object('bookingId', ${booking}::text))`;

const orderers = `
  select ${reader.selectList('ordered')}
  from unnest($1::uuid[], $2::uuid[]) as wanted (subject_id, person_id)
  cross join lateral (
    select wanted.subject_id, placed.actor_id from history.entries as placed
    where ${isOrderOf('placed', { person: 'wanted.person_id', booking: 'wanted.subject_id' })}
    order by placed.entry_id limit 1) as ordered`;

const isOnline = (method: unknown): boolean => onlineMethods.some((each) => each === method);

/** Whether it follows from a payment, which a provider reports: nobody but the order says who wanted it. */
const followsFromPayment = ({ action, actorId: actor, cause, details, personId }: Caused): boolean =>
  personId !== null &&
  (action === 'CourtBooked'
    ? isOnline(details['paymentMethod']) && (actor === null || actor === personId)
    : action === 'PlayersChanged' && cause === 'SYSTEM');

/**
 * The entries with whoever ordered as the one who caused what follows from an online payment: the person, or the guardian who orders and
 * pays for a child (decisions.md N5, Q18).
 */
export const withOrderers =
  (database: Pick<Database, 'rows'>) =>
  async <Entry extends Caused>(entries: readonly Entry[]): Promise<readonly Entry[]> => {
    const paid = entries.filter(followsFromPayment);
    if (paid.length === 0) return entries;
    const rows = await database.rows(orderers, [
      paid.map((entry) => entry.subjectId),
      paid.map(({ personId }) => personId),
    ]);
    const orderedBy = new Map(reader.decode(rows).map((row) => [row.subjectId, row.actorId]));
    return entries.map((entry) => {
      const orderer = followsFromPayment(entry) ? orderedBy.get(entry.subjectId) : null;
      return orderer ? { ...entry, actorId: orderer, cause: orderer === entry.personId ? 'OWNER' : 'CLUB' } : entry;
    });
  };
