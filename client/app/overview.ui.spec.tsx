import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mondayAtTen, setup, wireBooking } from '../booking/openBooking.fixture.tsx';
import { account, dashboardWith, setUpClub } from '../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { standInSocket } from '../test/standInSocket.ts';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(mondayAtTen);
});
afterEach(() => vi.restoreAllMocks());

const of = (total: number) => ({ total });
/** The same person as in `setup`. */
const viewer = accepted({
  currentUser: {
    ...{ id: 'VXNlcjph', _id: 'a', userID: '1001', firstName: 'Anna', lastName: 'Adler' },
    ...{ role: 'ADMIN', discount: 0 },
  },
});
const figures = ({ guests, unverified }: Readonly<{ guests: number; unverified: number }>) => ({
  ...{ MEMBER: of(40), GUEST: of(guests), TRAINER: of(2), ADMIN: of(1) },
  ...{ ACTIVE: of(46), UNVERIFIED: of(unverified), DEACTIVATED: of(0) },
});
const keyFigures = (totalBookings: number) => ({
  ...{ year: 2026, totalUsers: 46, totalBookings, totalEvents: 2, totalVouchers: 0, totalTeams: 0 },
  countBookingTypes: [{ category: 'SINGLE', count: totalBookings }],
  singleBookings: [{ state: 'BOOKED', price: 14_400 }],
  vouchers: [],
});
const upToDate = { __typename: 'ReadModel', id: 'bookings', name: 'bookings', behind: 0, rebuilding: null };

type Owed = Readonly<{ kind: string; count: number; amount: number }>;
type Open = Readonly<{
  flaws?: number;
  owed?: readonly Owed[];
  stuck?: readonly unknown[];
  tasks?: readonly unknown[];
  toCorrect?: Readonly<{ total: number }>;
  failed?: number;
  guests?: number;
  unverified?: number;
  bookings?: readonly unknown[];
}>;

const nothing: Required<Open> = {
  ...{ flaws: 0, owed: [], stuck: [], tasks: [], failed: 0, guests: 0, unverified: 0, bookings: [], toCorrect: of(0) },
};
const overviewWith = (open: Open): Operations => {
  const { flaws, owed, stuck, tasks, failed, guests, unverified, bookings, toCorrect } = { ...nothing, ...open };
  return dashboardWith({
    useOpenIssuesQuery: () =>
      accepted({
        ...{ failed: of(failed), guests: of(guests), unverified: of(unverified), readModels: [upToDate] },
        ...{ logProofs: { runs: [{ flawCount: flaws }] }, owedMoney: owed, stuckPayments: stuck, paymentTasks: tasks },
        toCorrect,
      }),
    useViewerQuery: () => viewer,
    useBookingSetupQuery: () => setup(1200, { role: 'ADMIN', showNames: true, sports: ['TENNIS'] }),
    fetchPlanQuery: () => accepted({ bookingsInPeriod: bookings, courtPlanPosition: '0001' }),
    fetchNamesQuery: () =>
      accepted({
        bookingsInPeriod: [{ _id: '1-10:00', user: { firstName: 'Ben', lastName: 'Bauer' } }],
      }),
    KeyFiguresQuery: () => accepted({ keyFigures: keyFigures(12) }),
    AccountFiguresQuery: () => accepted(figures({ guests, unverified })),
    MailFiguresQuery: () => accepted({ waiting: of(0), failed: of(failed) }),
    ReadModelFiguresQuery: () => accepted({ readModels: [upToDate] }),
  });
};

const openOverview = async (open: Open = {}) => {
  const socket = standInSocket();
  standInGateway(overviewWith(open));
  return { ...(await renderApp({ path: '/dashboard', isSignedIn: true })), socket };
};

const attention = () => screen.findByRole('region', { name: 'Braucht dich heute' });

describe('The set-up of a new club', () => {
  it('is a list that ticks itself, leads to the settings, and disappears', async () => {
    const socket = standInSocket();
    let club = setUpClub({ reviewed: false, sent: 0 });
    standInGateway({ ...overviewWith({}), SetUpChecklistQuery: () => club });
    await renderApp({ path: '/dashboard', isSignedIn: true });
    const list = await screen.findByRole('region', { name: 'Den Verein einrichten' });
    expect(list).toHaveTextContent('4 von 6 Schritten sind erledigt');
    const steps = within(list).getAllByRole('listitem');
    const openOnes = steps.filter((step) => within(step).queryByLabelText('Offen:'));
    expect(openOnes.map((step) => within(step).getByRole('link').getAttribute('href'))).toEqual([
      '/dashboard/settings/rules',
      '/dashboard/mail',
    ]);
    await waitFor(() => expect(socket.ofSettings.size).toBe(1));
    club = setUpClub({ sent: 0 });
    socket.changeSettings();
    await waitFor(() => expect(list).toHaveTextContent('5 von 6 Schritten'));
    club = setUpClub();
    socket.changeSettings();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Den Verein einrichten' })).toBeNull());
  });
});

describe('The overview of the dashboard', () => {
  it('says who plays where today, by name', async () => {
    await openOverview({ bookings: [wireBooking(1, ['10:00', '11:00']), wireBooking(2, ['18:00', '19:00'])] });
    const tennis = await screen.findByRole('region', { name: 'Tennis' });
    await waitFor(() => expect(tennis).toHaveTextContent('2 Buchungen, 1 Platz gerade belegt'));
    const first = within(tennis).getByRole('list', { name: 'Platz 1: Buchungen heute' });
    await waitFor(() => expect(first).toHaveTextContent('10:00–11:00 Uhr, Ben Bauer'));
    expect(tennis).toHaveTextContent('Jetzt: Ben Bauer bis 11:00');
    expect(tennis).toHaveTextContent('Ab 18:00: Mitglied');
  });

  it('lists what needs attention, each with the way to it', async () => {
    const blocks = [3, 2].map((court) =>
      wireBooking(court, ['09:00', '12:00'], { category: 'BLOCK', title: 'Platzpflege' }),
    );
    const owed = [
      { kind: 'DAYS_30', count: 2, amount: 3_000 },
      { kind: 'OLDER', count: 1, amount: 500 },
      { kind: 'NOT_DUE', count: 9, amount: 9_999 },
      { kind: 'REFUND_DUE', count: 1, amount: 1_200 },
    ];
    const person = { userID: '1002', firstName: 'Ben', lastName: 'Bauer' };
    const stuck = [{ _id: 'order', amount: 1_606, expires_at: '2026-06-15T06:30:00Z', person }];
    await openOverview({
      flaws: 1,
      owed,
      stuck,
      tasks: [
        { kind: 'REFUND_FAILED', amount: 1_600 },
        { kind: 'REVERSED', amount: 1_200 },
        { kind: 'REVERSED', amount: 800 },
      ],
      toCorrect: of(2),
      failed: 2,
      guests: 1,
      unverified: 4,
      bookings: blocks,
    });
    const tasks = await attention();
    const links = () => within(tasks).getAllByRole('link');
    await waitFor(() =>
      expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Die Prüfung des Protokolls hat 1 Fehler gefunden', '/dashboard/operations'],
        ['2 E-Mails kamen nicht an', '/dashboard/mail?state=FAILED'],
        [
          'Ben Bauer: Eine Online-Zahlung über 16,06\u00a0€ hat seit 15. Juni, 08:30 Uhr kein Ergebnis',
          '/dashboard/history?person=1002',
        ],
        ['1 Erstattung ist beim Zahlungsanbieter gescheitert: 16,00\u00a0€', '/dashboard/invoice?state=REFUND_DUE'],
        ['2 Online-Zahlungen wurden zurückgeholt: 20,00\u00a0€', '/dashboard/invoice?state=REFUND_DUE'],
        ['3 Rechnungen sind überfällig: 35,00\u00a0€', '/dashboard/invoice?state=OVERDUE'],
        ['1 Erstattung steht aus: 12,00\u00a0€', '/dashboard/invoice?state=REFUND_DUE'],
        ['Auf 2 Rechnungen steht etwas, was seitdem storniert wurde', '/dashboard/invoice?state=TO_CORRECT'],
        ['1 Gast hat sich registriert und noch nicht bestätigt', '/dashboard/user?role=GUEST&state=UNVERIFIED'],
        ['3 eingeladene Personen haben ihr Konto noch nicht bestätigt', '/dashboard/user?state=UNVERIFIED'],
        ['Platz 2, Platz 3: gesperrt 09:00–12:00 Uhr (Platzpflege)', '/booking?sport=TENNIS'],
      ]),
    );
  });

  it('says that nothing is to be done', async () => {
    await openOverview();
    expect(await attention()).toHaveTextContent('Alles erledigt.');
  });

  it('counts the year live, and says what a number counts to keyboard and screen reader', async () => {
    const { user, socket } = await openOverview();
    const figures = await screen.findByRole('region', { name: 'Kennzahlen 2026' });
    expect(figures).toHaveTextContent(/Aktive Konten46Buchungen12Veranstaltungen2Buchungen nach Art/);
    expect(figures).toHaveTextContent(/Gebucht144,00\s€/);
    await waitFor(() => expect(socket.subscriptions.size).toBeGreaterThan(0));
    socket.sendToAll({ keyFiguresChanged: keyFigures(13) });
    await waitFor(() => expect(figures).toHaveTextContent('Buchungen13'));
    const definition = within(figures).getByRole('button', { name: 'Was zählt: Aktive Konten' });
    // jsdom takes a focus for invisible where it has matched :focus-visible for another element before.
    vi.spyOn(definition, 'matches').mockReturnValue(true);
    await user.tab();
    while (document.activeElement !== definition) await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Alle Konten, die bestätigt');
    expect(definition).toHaveAccessibleDescription(/Alle Konten/);
  });

  it('counts the same accounts everywhere: those that are active, and apart from them the others', async () => {
    await openOverview({ unverified: 3 });
    const accounts = await screen.findByRole('region', { name: 'Aktive Konten' });
    expect(accounts).toHaveTextContent(/^Aktive Konten46Nach RolleMitglied40/);
    expect(accounts).toHaveTextContent(/Nicht aktivNicht bestätigt3Gesperrt0/);
    expect(await screen.findByRole('region', { name: 'Kennzahlen 2026' })).toHaveTextContent('Aktive Konten46');
    expect(within(accounts).getByRole('link', { name: 'Mitglied' })).toHaveAttribute(
      'href',
      '/dashboard/user?role=MEMBER&state=ACTIVE',
    );
    for (const link of screen.getAllByRole('link', { name: 'Aktive Konten' }))
      expect(link).toHaveAttribute('href', '/dashboard/user?state=ACTIVE');
  });

  it('leads to the calendar of the club and to its settings', async () => {
    await openOverview();
    const linkTo = (name: string) => screen.getByRole('link', { name });
    await waitFor(() => expect(linkTo('Platz buchen')).toHaveAttribute('href', '/dashboard/booking/TENNIS'));
    expect(screen.getAllByRole('link', { name: 'Einstellungen' }).at(-1)).toHaveAttribute(
      'href',
      '/dashboard/settings',
    );
  });

  it('keeps the state of the read models out of sight until it is asked for', async () => {
    const { user } = await openOverview();
    await attention();
    expect(screen.queryByText('Aktualität der Anzeigen')).toBeNull();
    await user.click(screen.getByText('Für die Technik'));
    expect(await screen.findByText('Aktualität der Anzeigen')).toBeVisible();
    expect(document.body).not.toHaveTextContent('auf dem Stand');
  });

  it('shows the rest where today’s bookings cannot be loaded', async () => {
    standInSocket();
    standInGateway({ ...overviewWith({}), fetchPlanQuery: () => refused('ERR_SERVER') });
    await renderApp({ path: '/dashboard', isSignedIn: true });
    expect(await within(await screen.findByRole('region', { name: 'Tennis' })).findByRole('alert')).toBeVisible();
    expect(await attention()).toHaveTextContent('Alles erledigt.');
  });
});

describe('The page of an account', () => {
  const booking = (date: string, more: Readonly<Record<string, unknown>> = {}) => ({
    ...wireBooking(2, ['10:00', '11:00'], { id: date, _id: date, date, price: 1200 }),
    ...more,
  });
  const courtNames = setup();

  it('shows the state of the account, its bookings, and the way back', async () => {
    const shown = account('1001', { secondFactor: true, newEmail: 'neu@musterstadt.example' });
    standInGateway(
      dashboardWith({
        useEditedUserQuery: () => accepted({ user: shown, admins: { total: 2 } }),
        useCourtNameQuery: () => courtNames,
        AccountBookingsQuery: () =>
          accepted({
            ...('data' in courtNames && courtNames.data !== null && typeof courtNames.data === 'object'
              ? courtNames.data
              : {}),
            bookingsByUser: [
              booking('2026-06-20'),
              booking('2026-06-01'),
              booking('2026-06-22', { state: 'CANCELED' }),
            ],
          }),
      }),
    );
    await renderApp({ path: '/dashboard/user/1001/edit', isSignedIn: true });
    expect(await screen.findByRole('link', { name: 'Alle Konten' })).toBeVisible();
    const facts = screen.getByRole('region', { name: 'Zustand des Kontos' });
    expect(facts).toHaveTextContent('Aktiv');
    expect(facts).toHaveTextContent('Zweiter FaktorEingerichtet');
    expect(facts).toHaveTextContent('neu@musterstadt.example');
    const bookings = await screen.findByRole('region', { name: 'Buchungen' });
    await waitFor(() => expect(bookings).toHaveTextContent('Kommende (1)'));
    expect(bookings).toHaveTextContent('Vergangene und stornierte (2)');
    expect(within(bookings).getAllByRole('listitem')[0]).toHaveTextContent(
      /^Sa., 20. Juni, 10:00–11:00 UhrTennis, Platz 2, 12,00\s€Gebucht$/,
    );
  });
});
