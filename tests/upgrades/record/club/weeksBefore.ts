import * as v from 'valibot';
import { dayAfter } from '../../../support/clubDays.ts';
import { hallHour } from '../../../support/hallBookings.ts';
import { type ReleaseInstance, eventually } from '../releaseInstance.ts';
import { blockOf, bookBlock } from './bookings.ts';
import type { Sessions } from './session.ts';
import { hourPrice } from './settings.ts';

type Members = Readonly<{ instance: ReleaseInstance; people: Sessions; day: string }>;

const reserve = ({ instance, people }: Members, booking: Readonly<Record<string, unknown>>) =>
  instance.ask(
    'mutation ($booking: AdminBookingInput!) { bookAsAdmin(booking: $booking) { success } }',
    { booking },
    people.tokenOf('admin'),
  );

const enterCalendar = async (members: Members): Promise<void> => {
  const { instance, people, day } = members;
  const weekly = { repetition: 'WEEKLY', date: day, startdate: day, enddate: dayAfter(day, 70) };
  const training = { category: 'TRAINING', sport: 'TENNIS', court: 1, courts: [1, 2], title: 'Jugendtraining U12' };
  await reserve(members, { ...weekly, ...training, start: '15:00', end: '16:30' });
  const season = { category: 'SAISON', sport: 'HALL', court: 1, userID: people.numberOf('ben') };
  await reserve(members, { ...weekly, ...season, start: '19:00', end: '20:00' });
  const event = {
    ...{ name: 'Herbstturnier', category: 'TOURNAMENT', sport: 'TENNIS', courts: [3, 4] },
    ...{ date: dayAfter(day, 50), start: '10:00', end: '16:00', description: 'Für alle Mitglieder' },
  };
  const query = 'mutation ($event: EventInput!) { createEvent(event: $event) { success } }';
  await instance.ask(query, { event }, people.tokenOf('admin'));
};

/** Six weeks before: series, an event, a card, and games that are billed later. */
export const orderAndPlay = async (members: Members): Promise<void> => {
  const { instance, people, day } = members;
  await enterCalendar(members);
  const card = 'mutation ($userID: ID!) { addVoucher(userID: $userID, type: ADULT) { success } }';
  await instance.ask(card, { userID: people.numberOf('anna') }, people.tokenOf('admin'));
  const players = ['anna', 'ben', 'carla', 'trainer'];
  for (const [index, name] of players.entries()) {
    const slot = hallHour({ date: dayAfter(day, 2), court: 2, hour: 9 + index, price: hourPrice });
    await bookBlock(instance, blockOf(slot), people.tokenOf(name));
  }
  const byCard = hallHour({ date: dayAfter(day, 3), court: 2, hour: 9, price: hourPrice });
  await bookBlock(instance, blockOf(byCard, { paymentMethod: 'VOUCHER' }), people.tokenOf('anna'));
};

const ownSchema = v.object({ ownInvoices: v.array(v.object({ _id: v.string() })) });

const newestInvoiceOf = ({ instance, people }: Members, name: string): Promise<string> =>
  eventually(async () => {
    const answer = await instance.ask('{ ownInvoices { _id } }', {}, people.tokenOf(name));
    return v.parse(ownSchema, answer).ownInvoices[0]?._id ?? null;
  });

const signMandate = async ({ instance, people }: Members, name: string): Promise<void> => {
  const token = people.tokenOf(name);
  const account = { iban: 'DE02120300000000202051', holder: 'Ben Netzroller' };
  const variables = { account, creditorID: 'DE98ZZZ09999999999' };
  const query =
    'mutation ($account: MandateInput!, $creditorID: ID!) { signMandate(account: $account, creditorID: $creditorID) { success } }';
  await instance.ask(query, variables, token);
};

/** Three weeks before: four invoices, one of them paid and one cancelled, and a mandate. */
export const bill = async (members: Members): Promise<void> => {
  const { instance, people, day } = members;
  const admin = people.tokenOf('admin');
  const act = async (mutation: string, id: string): Promise<void> => {
    await instance.ask(`mutation ($id: ID!) { ${mutation} { success } }`, { id }, admin);
  };
  for (const name of ['anna', 'ben', 'carla', 'trainer']) {
    const invoice = { userID: people.numberOf(name), fromDate: dayAfter(day, -40), toDate: dayAfter(day, -1) };
    await instance.ask(
      'mutation ($invoice: InvoiceInput!) { createInvoice(invoice: $invoice) { success } }',
      { invoice },
      admin,
    );
    await act('setInvoicePrinted(id: $id)', await newestInvoiceOf(members, name));
  }
  await act('setAsPaid(id: $id, method: BANK, reference: "Kontoauszug 12")', await newestInvoiceOf(members, 'carla'));
  await act('cancelInvoice(id: $id, reason: "Falsch abgerechnet")', await newestInvoiceOf(members, 'trainer'));
  await signMandate(members, 'ben');
};

/** On the last day: a letter about what is overdue. */
export const remind = async (members: Members): Promise<void> => {
  const id = await newestInvoiceOf(members, 'ben');
  const query = 'mutation ($id: ID!) { sendInvoiceWarning(id: $id) { success } }';
  await members.instance.ask(query, { id }, members.people.tokenOf('admin'));
};
