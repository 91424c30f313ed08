import { type BookAsAdmin, orderId, recurrenceOf, seriesId } from '@platzwart/contracts/booking';
import { type PersonId, bookingId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import type { NewReservation } from '../domain/bookingRequests.ts';
import { clubNow } from '../domain/clubNow.ts';
import { type Spot, spotsOf } from '../domain/spotsOfEntry.ts';
import type { PersonInClub } from './actingPerson.ts';
import { bookerOf } from './booker.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    /** The person who has this member number today. */
    personByNumber: (memberNumber: string) => PersonInClub | null;
    vault: Readonly<{
      /** Seals with the person's own key. */
      seal: (personId: PersonId, text: string) => Promise<string>;
    }>;
    /** A new UUID. */
    newId: () => string;
  }>;

/**
 * An ADMIN enters a booking in any category, for a person or for the club, on one or several courts, once or repeatedly: one append. Adds
 * settings, clock and ids; the ledger decides. Refuses with ERR_VOUCHER_NOT_USABLE (a card for a series, or for nobody), ERR_USER_NOT_FOUND,
 * ERR_USER_DEACTIVATED, ERR_LOAD_SETTINGS (a club without booking rules), and with the ledger's codes.
 */
export const bookAsAdmin =
  (dependencies: Dependencies) =>
  async (input: BookAsAdmin['data'], call: Call): Promise<Answer<string>> => {
    const owner = ownerOfEntry(dependencies, input);
    if ('outcome' in owner) return owner;
    const { person } = owner;
    const settings = dependencies.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const { spots, leftOut } = spotsOf(input);
    const { lastDays: _, ...rule } = recurrenceOf(input);
    const isRepeated = rule.repetition !== 'NONE';
    const data = {
      orderId: orderId(dependencies.newId()),
      now: clubNow(call.now),
      settings,
      hasReason: Boolean(input.reason),
      series: isRepeated ? { ...rule, seriesId: seriesId(dependencies.newId()), leftOut } : null,
      bookings: await reservationsOf(dependencies, input, { spots, person }),
    };
    return dependencies.ledger.send({ type: 'ReserveCourts', data }, { ...call, reason: person ? null : input.reason });
  };

const rejected = (code: string, field: string) => ({ outcome: 'rejected' as const, code, fields: [field] });

/** The person for whom the entry is; null for one of the club. */
const ownerOfEntry = (
  { personByNumber }: Pick<Dependencies, 'personByNumber'>,
  { withVoucher, userID, ...entry }: BookAsAdmin['data'],
): Readonly<{ person: PersonInClub | null }> | Extract<Answer<string>, { outcome: 'rejected' }> => {
  const person = userID === null ? null : personByNumber(userID);
  if (userID !== null && !person) return rejected('ERR_USER_NOT_FOUND', 'userID');
  if (withVoucher && !isOnce(entry, person)) return rejected('ERR_VOUCHER_NOT_USABLE', 'withVoucher');
  return person && !person.active ? rejected('ERR_USER_DEACTIVATED', 'userID') : { person };
};

/** decisions.md V10: a single booking of somebody. */
const isOnce = (entry: Parameters<typeof recurrenceOf>[0], person: PersonInClub | null): boolean =>
  person !== null && recurrenceOf(entry).repetition === 'NONE';

type About = Readonly<{ spots: readonly Spot[]; person: PersonInClub | null }>;

/** One per date and court. Texts about a person are sealed with their key, once for all; those about the club's own entry are not. */
const reservationsOf = async (
  { newId, vault }: Dependencies,
  { sport, start, end, category, title, price, withVoucher, remark, reason }: BookAsAdmin['data'],
  { spots, person }: About,
): Promise<readonly NewReservation[]> => {
  const seal = async (text: string | null) => (person && text ? vault.seal(person.personId, text) : null);
  const [sealedRemark, sealedReason] = [await seal(remark), await seal(reason)];
  return spots.map((spot) => ({
    ...{ ...spot, bookingId: bookingId(newId()), sport, start, end },
    ...{ category, person: person && bookerOf(person), title, price, byCard: withVoucher },
    ...{ sealedRemark, clubRemark: person ? null : remark || null, sealedReason },
  }));
};
