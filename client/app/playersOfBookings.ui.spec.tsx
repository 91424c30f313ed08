import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

/** Monday 15 June 2026, 10:00 by the club's clock. */
const now = Date.parse('2026-06-15T08:00:00Z');

const booking = (id: string, more: Readonly<Record<string, unknown>>) => ({
  id,
  _id: `00000000-0000-4000-8000-00000000000${id}`,
  category: 'SINGLE',
  sport: 'TENNIS',
  court: 3,
  start: '18:00',
  end: '19:00',
  duration: 60,
  price: 1200,
  paymentMethod: 'INVOICE',
  state: 'BOOKED',
  remark: null,
  guestFee: 0,
  playingFamily: [],
  user: null,
  players: [],
  cancelReason: null,
  cancelable: true,
  cancelableUntil: '2026-06-19T16:00:00Z',
  ...more,
});
const onSaturday = booking('1', { date: '2026-06-20' });
const courts = {
  sportSettings: [
    { name: 'TENNIS', courtList: [3, 5, 7].map((number) => ({ number, name: `Platz ${number}` })) },
    { name: 'SQUASH', courtList: [{ number: 1, name: 'Box 1' }] },
    { name: 'HALL', courtList: [{ number: 1, name: 'Traglufthalle' }] },
  ],
};

const clubWith = (...bookings: readonly unknown[]): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  MyBookingsQuery: () => accepted({ bookingsByUser: bookings, bookingsAsPlayer: [], bookingInfos: courts }),
});
const openMyBookings = (language: 'de' | 'en' = 'de') =>
  renderApp({ path: '/user/bookings', isSignedIn: true, language });

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => vi.restoreAllMocks());

describe('A booking that names the viewer as a player', () => {
  const ofBen = booking('8', {
    ...{ date: '2026-06-17', price: null, guestFee: null, paymentMethod: null },
    ...{ cancelable: false, cancelableUntil: null },
    playingFamily: [{ userID: '1001', firstName: 'Anna' }],
    user: { firstName: 'Ben', lastName: 'Öl' },
    players: [
      { user: { userID: '1001', firstName: 'Anna', lastName: 'Adler' }, guestName: null },
      { user: null, guestName: 'Carla' },
    ],
  });
  const operations = (): Operations => ({
    ...clubWith(),
    MyBookingsQuery: () => accepted({ bookingsByUser: [onSaturday], bookingsAsPlayer: [ofBen], bookingInfos: courts }),
    LeaveButtonMutation: () => accepted({ leaveBooking: { success: true } }),
  });

  it('says whose it is and who else plays, has no price, and can be left after a question', async () => {
    const calls = standInGateway(operations());
    const { user } = await openMyBookings();
    const card = (await screen.findByText('Deine nächste Buchung')).closest('section');
    expect(card).toHaveTextContent('Du spielst mit: gebucht von Ben Öl');
    expect(card).toHaveTextContent('Mitspieler: Carla (Gast)');
    expect(card).not.toHaveTextContent('€');
    await user.click(screen.getByRole('button', { name: /^Nicht mitspielen: / }));
    await user.click(await screen.findByRole('button', { name: 'Namen herausnehmen' }));
    await waitFor(() => expect(screen.queryByText(/Ben Öl/)).toBeNull());
    expect(calls.find(({ operation }) => operation === 'LeaveButtonMutation')?.variables).toEqual({
      ...{ id: ofBen._id, userID: null },
    });
  });

  it('stays with the reason where the server refuses', async () => {
    standInGateway({ ...operations(), LeaveButtonMutation: () => refused('ERR_BOOKING_TIME_INVALID') });
    const { user } = await openMyBookings();
    await user.click(await screen.findByRole('button', { name: /^Nicht mitspielen: / }));
    await user.click(await screen.findByRole('button', { name: 'Namen herausnehmen' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Namen herausnehmen' })).toBeNull());
    expect(screen.getByText(/gebucht von Ben Öl/)).toBeVisible();
  });
});

describe('A booking that names a child of the viewer as a player', () => {
  const mia = { userID: '1003', firstName: 'Mia' };
  const withMia = booking('7', {
    ...{ date: '2026-06-17', price: null, guestFee: null, paymentMethod: null },
    ...{ cancelable: false, cancelableUntil: null, user: { userID: '1002', firstName: 'Ben', lastName: 'Öl' } },
    ...{ playingFamily: [mia], players: [{ user: { ...mia, lastName: 'Adler' }, guestName: null }] },
  });
  const openWith = async (playing: unknown) => {
    const calls = standInGateway({
      ...clubWith(),
      MyBookingsQuery: () => accepted({ bookingsByUser: [], bookingsAsPlayer: [playing], bookingInfos: courts }),
      LeaveButtonMutation: () => accepted({ leaveBooking: { success: true } }),
    });
    return { calls, ...(await openMyBookings()) };
  };

  it('says that it is the child’s, whose name is taken off', async () => {
    const { calls, user } = await openWith(withMia);
    expect(await screen.findByRole('heading', { name: 'Mias nächste Buchung' })).toBeVisible();
    expect(screen.getByText('Mia spielt mit: gebucht von Ben Öl')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Mia spielt nicht mit: / }));
    await user.click(await screen.findByRole('button', { name: 'Namen herausnehmen' }));
    await waitFor(() => expect(screen.queryByText(/Ben Öl/)).toBeNull());
    expect(calls.find(({ operation }) => operation === 'LeaveButtonMutation')?.variables).toEqual({
      ...{ id: withMia._id, userID: '1003' },
    });
  });

  it('stays in the list while the parent plays, too', async () => {
    const { user } = await openWith({ ...withMia, playingFamily: [{ userID: '1001', firstName: 'Anna' }, mia] });
    expect(await screen.findByRole('heading', { name: 'Deine nächste Buchung' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Mia spielt nicht mit: / }));
    await user.click(await screen.findByRole('button', { name: 'Namen herausnehmen' }));
    await waitFor(() => expect(screen.queryByText(/^Mia spielt mit/)).toBeNull());
    expect(screen.getByText('Du spielst mit: gebucht von Ben Öl')).toBeVisible();
  });
});

describe('Changing an own booking', () => {
  const withBen = booking('9', {
    ...{ date: '2026-06-20', remark: 'mit Ball', price: 1700, guestFee: 500, revision: 1 },
    players: [
      { user: { userID: '1002', firstName: 'Ben', lastName: 'Öl' }, guestName: null },
      { user: null, guestName: 'Carla' },
    ],
  });
  const openSheet = async (operations: Operations = {}) => {
    const calls = standInGateway({
      ...clubWith(withBen),
      EditBookingSheetQuery: () => accepted({ bookingInfos: { players: 'OPTIONAL', guestFee: 700 } }),
      usePeopleQuery: () => accepted({ members: [], frequentPlayers: [] }),
      useUpdateOwnBookingMutation: () => accepted({ updateOwnBooking: { success: true } }),
      useUpdateOwnBookingQuery: () => accepted({ booking: { ...withBen, remark: 'ohne', price: 1200, guestFee: 0 } }),
      ...operations,
    });
    const { user } = await openMyBookings();
    await user.click(await screen.findByRole('button', { name: /^Ändern: / }));
    await screen.findByRole('textbox', { name: 'Bemerkung (freiwillig)' });
    return { user, calls };
  };

  it('sends only what is other, and says what it costs before', async () => {
    const { user, calls } = await openSheet();
    await user.click(await screen.findByRole('button', { name: 'Carla (Gast) herausnehmen' }));
    expect(screen.getByText(/^Der Preis ändert sich von 17,00\s€ auf 12,00\s€/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Buchung ist geändert.');
    const sent = calls.find(({ operation }) => operation === 'useUpdateOwnBookingMutation');
    expect(sent?.variables).toEqual({
      ...{ id: withBen._id, revision: 1, remark: null, players: [{ userID: '1002' }], guestFee: 0 },
    });
  });

  it('promises no other price for what was paid online, and does not send it', async () => {
    const { user, calls } = await openSheet(clubWith({ ...withBen, paymentMethod: 'PAYPAL' }));
    await user.click(await screen.findByRole('button', { name: 'Carla (Gast) herausnehmen' }));
    expect(screen.getByText(/^Online bezahlt: Die Zahl der Gäste bleibt/)).toBeVisible();
    expect(screen.queryByText(/^Der Preis ändert sich/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    expect(calls.map(({ operation }) => operation)).not.toContain('useUpdateOwnBookingMutation');
  });

  it('is not saved without a player whose name was typed and not taken', async () => {
    const { user, calls } = await openSheet();
    const sent = () => calls.filter(({ operation }) => operation === 'useUpdateOwnBookingMutation');
    await user.type(screen.getByRole('combobox', { name: 'Mitspieler hinzufügen' }), 'Otto');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Wähle „Otto“ in den Vorschlägen, oder lösche den Namen.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Mitspieler hinzufügen' })).toHaveFocus());
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Mitspieler hinzufügen' }));
    await user.click(await screen.findByRole('option', { name: '„Otto“ als Gast' }));
    expect(screen.queryByText(/^Wähle „Otto“/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Buchung ist geändert.');
    expect(sent()).toHaveLength(1);
  });

  it('shows the new state where it was changed meanwhile, and saves what was entered on top of it', async () => {
    const { user, calls } = await openSheet({
      useUpdateOwnBookingMutation: ({ revision }) =>
        revision === 1
          ? refused('ERR_BOOKING_CONFLICT', ['expectedRevision'])
          : accepted({ updateOwnBooking: { success: true } }),
      useUpdateOwnBookingQuery: () => accepted({ booking: { ...withBen, start: '20:00', end: '21:00', revision: 2 } }),
    });
    const remark = screen.getByRole('textbox', { name: 'Bemerkung (freiwillig)' });
    await user.clear(remark);
    await user.type(remark, 'ohne');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const stale = (await screen.findByText(/inzwischen geändert/)).closest('[role=alert]');
    expect(stale).toHaveTextContent(/inzwischen geändert.*20:00/);
    expect(stale).toHaveTextContent('Bemerkung: mit Ball');
    expect(screen.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Meine Eingaben behalten' }));
    expect(remark).toHaveValue('ohne');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Buchung ist geändert.');
    const sent = calls.filter(({ operation }) => operation === 'useUpdateOwnBookingMutation');
    expect(sent.map(({ variables }) => variables['revision'])).toEqual([1, 2]);
  });

  it('stays open with the reason where the server refuses, without saying who', async () => {
    const refuse = () => refused('ERR_BOOKING_LIMIT', ['players']);
    const { user } = await openSheet({ useUpdateOwnBookingMutation: refuse });
    const remark = screen.getByRole('textbox', { name: 'Bemerkung (freiwillig)' });
    await user.clear(remark);
    await user.type(remark, 'ohne');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText(/^Ein Mitspieler kann zu dieser Zeit/);
    expect(remark).toHaveValue('ohne');
  });

  it('marks the remark where the server refuses it', async () => {
    const { user } = await openSheet({ useUpdateOwnBookingMutation: () => refused('ERR_INVALID_INPUT', ['remark']) });
    const remark = screen.getByRole('textbox', { name: 'Bemerkung (freiwillig)' });
    await user.type(remark, 'mehr');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(remark).toBeInvalid());
    expect(remark).toHaveAccessibleDescription('Prüfe diese Angabe.');
  });
});
