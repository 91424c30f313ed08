import { screen, waitFor, within } from '@testing-library/react';
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
  paymentState: 'OPEN',
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
const tomorrow = booking('2', {
  date: '2026-06-16',
  court: 5,
  cancelable: false,
  cancelableUntil: '2026-06-14T16:00:00Z',
});
const lastWeek = booking('3', {
  date: '2026-06-08',
  court: 7,
  cancelable: false,
  cancelableUntil: '2026-06-07T16:00:00Z',
});

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

describe('My bookings', () => {
  it('shows the next booking first and large, the others below, and past ones in their own tab', async () => {
    standInGateway(clubWith(lastWeek, onSaturday, tomorrow));
    const { user } = await openMyBookings();
    const next = await screen.findByText('Deine nächste Buchung');
    expect(next.closest('section')).toHaveTextContent('Morgen');
    expect(next.closest('section')).toHaveTextContent('Dienstag, 16. Juni, 18:00–19:00 Uhr');
    expect(within(screen.getByRole('listitem')).getByRole('heading')).toHaveTextContent(
      '18:00–19:00 Uhr, Tennis, Platz 3',
    );
    await user.click(screen.getByRole('tab', { name: 'Vergangene' }));
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('Platz 7'));
    const past = screen.getByRole('listitem');
    expect(past).toHaveTextContent('Beendet');
    expect(within(past).queryByRole('button', { name: /Stornieren/ })).toBeNull();
  });

  it('shows price and state of each, in English too', async () => {
    standInGateway(clubWith(onSaturday));
    await openMyBookings('en');
    const card = (await screen.findByText('Your next booking')).closest('section');
    expect(card).toHaveTextContent('Booked');
    expect(card).toHaveTextContent('€12.00 by invoice');
    expect(card).toHaveTextContent('Free cancellation until 19 June, 18:00');
  });

  it.each([
    ['de', 'Squash, Box 1', 'Halle, Traglufthalle'],
    ['en', 'Squash, Court 1', 'Indoor hall, Traglufthalle'],
  ] as const)(
    'name each court as the club does, default names in the language on screen (%s)',
    async (language, next, other) => {
      standInGateway(
        clubWith(
          booking('4', { sport: 'SQUASH', court: 1, date: '2026-06-16' }),
          booking('5', { sport: 'HALL', court: 1, date: '2026-06-17' }),
        ),
      );
      await openMyBookings(language);
      expect(await screen.findByText(next)).toBeVisible();
      expect(screen.getByRole('listitem')).toHaveTextContent(other);
      expect(
        screen.getByRole('button', { name: new RegExp(`${language === 'de' ? 'Stornieren' : 'Cancel'}: ${next}`) }),
      ).toBeVisible();
    },
  );

  it('undo a cancellation from the message, and are asked for again', async () => {
    const calls = standInGateway({
      ...clubWith(onSaturday),
      useCancelBookingMutation: () => accepted({ cancelBooking: { success: true } }),
      useUndoCancellationMutation: () => accepted({ undoCancellation: { bookings: [] } }),
    });
    const { user } = await openMyBookings();
    await user.click(await screen.findByRole('button', { name: /^Stornieren: / }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Jetzt stornieren' }));
    const asked = calls.filter(({ operation }) => operation === 'MyBookingsQuery').length;
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Die Buchung steht wieder.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'useUndoCancellationMutation')?.variables).toEqual({
      id: onSaturday._id,
    });
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'MyBookingsQuery').length).toBeGreaterThan(asked),
    );
  });

  it('explains why it is too late to cancel, and shows no button for it', async () => {
    standInGateway(clubWith(tomorrow));
    await openMyBookings();
    expect(await screen.findByText(/^Nicht stornierbar \(Frist 48 Std\.\)/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Stornieren/ })).toBeNull();
  });

  it('shows all bookings first, and filters them by state', async () => {
    standInGateway(
      clubWith(
        onSaturday,
        booking('6', { date: '2026-06-17', court: 7, state: 'PAID' }),
        booking('7', { date: '2026-06-18', court: 5, state: 'CANCELED' }),
      ),
    );
    const { user } = await openMyBookings();
    const filter = await screen.findByRole('group', { name: 'Zustand' });
    expect(
      within(filter)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alle', 'Gebucht', 'Abgerechnet', 'Bezahlt', 'Storniert']);
    await user.click(within(filter).getByRole('button', { name: 'Storniert' }));
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('Platz 5'));
    expect(screen.queryByText('Deine nächste Buchung')).toBeNull();
    await user.click(within(filter).getByRole('button', { name: 'Abgerechnet' }));
    expect(await screen.findByRole('heading', { name: 'Keine Buchung ist abgerechnet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle zeigen' }));
    expect((await screen.findByText('Deine nächste Buchung')).closest('section')).toHaveTextContent('Bezahlt');
  });

  it('filters them by sport where somebody plays several, and keeps the choice in the address', async () => {
    standInGateway(
      clubWith(onSaturday, lastWeek, booking('6', { date: '2026-06-17', sport: 'SQUASH', court: 1, state: 'PAID' })),
    );
    const { user, leave } = await openMyBookings();
    const sports = within(await screen.findByRole('group', { name: 'Sportart' }));
    expect(sports.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Alle Sportarten', 'Squash', 'Tennis'],
    ]);
    await user.click(sports.getByRole('button', { name: 'Tennis' }));
    expect(await screen.findByText('Deine nächste Buchung')).toBeVisible();
    expect(screen.queryByText(/Squash, Box 1/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Vergangene' }));
    await user.click(within(screen.getByRole('group', { name: 'Zustand' })).getByRole('button', { name: 'Gebucht' }));
    await waitFor(() => expect(window.location.search).toBe('?period=past&state=BOOKED&sport=TENNIS'));
    leave();
    await renderApp({ path: `/user/bookings${window.location.search}`, isSignedIn: true });
    expect(await screen.findByRole('tab', { name: 'Vergangene', selected: true })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Platz 7');
  });

  it('says that the price of a season date stays, before and after it is released', async () => {
    const season = { category: 'SAISON', cancelable: true };
    standInGateway({
      ...clubWith(
        booking('6', { ...season, date: '2026-06-20' }),
        booking('7', { ...season, date: '2026-06-27', state: 'CANCELED' }),
      ),
      useCancelBookingMutation: () => accepted({ cancelBooking: { success: true } }),
    });
    const { user } = await openMyBookings();
    expect(
      await screen.findByText(/^Freigeben möglich bis 19. Juni, 18:00 Uhr: .*dein Abo-Preis bleibt/),
    ).toBeVisible();
    await user.click(screen.getByText('1 stornierte Buchung'));
    expect(screen.getByText('Der Platz ist frei; dein Abo-Preis bleibt.')).toBeInTheDocument();
    expect(screen.getByText('Freigegeben')).toBeInTheDocument();
    expect(screen.queryByText('Stornieren')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Termin freigeben: Tennis/ }));
    const question = await screen.findByRole('dialog', { name: 'Termin freigeben?' });
    expect(question).toHaveTextContent(
      'bis 19. Juni, 18:00 Uhr freigeben. Der Platz wird frei; dein Abo-Preis bleibt.',
    );
    expect(question).not.toHaveTextContent(/kostenfrei|nichts bezahlen|storn|Buchung/i);
    await user.click(within(question).getByRole('button', { name: 'Termin freigeben' }));
    expect(
      await screen.findByText(/^Termin freigegeben: Tennis, Platz 3.*\. Der Platz wird frei; dein Abo-Preis bleibt\.$/),
    ).toBeVisible();
  });

  it('release a season date in English, and say so where it is too late', async () => {
    const season = { category: 'GUEST_SAISON', cancelable: true };
    standInGateway(
      clubWith(booking('6', { ...season, date: '2026-06-20' }), {
        ...tomorrow,
        ...season,
        cancelable: false,
      }),
    );
    const { user } = await openMyBookings('en');
    expect(await screen.findByText(/^Can no longer be released \(48 h notice\)/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Release date: Tennis/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Release date?' }));
    expect(question.getByRole('button', { name: 'Release date' })).toBeVisible();
    expect(question.getByRole('button', { name: 'Keep date' })).toBeVisible();
    expect(question.queryByText(/cancel/i)).toBeNull();
  });

  it('invites to book where both tabs are empty', async () => {
    standInGateway(clubWith());
    const { user } = await openMyBookings();
    expect(await screen.findByText('Noch nichts gebucht')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Vergangene' }));
    expect(await screen.findByText('Noch keine gespielten Stunden')).toBeVisible();
  });

  it.each([
    ['de', 'Vergangene', 'Nach 3 Jahren löschen wir deinen Namen aus einer Buchung. Sie steht dann nicht mehr hier.'],
    ['en', 'Past', 'After 3 years we remove your name from a booking. It is then no longer listed here.'],
  ] as const)('says how long past bookings are kept, with some and with none (%s)', async (language, past, text) => {
    for (const bookings of [[lastWeek], []]) {
      standInGateway(clubWith(...bookings));
      const { user, leave } = await openMyBookings(language);
      const tab = await screen.findByRole('tab', { name: past });
      expect(screen.queryByText(text)).toBeNull();
      await user.click(tab);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('tabpanel')).not.toHaveTextContent(/null|undefined/);
      leave();
    }
  });

  it('can be loaded again after a failure', async () => {
    const answers = [
      refused('ERR_DB_CONNECTION'),
      accepted({ bookingsByUser: [onSaturday], bookingsAsPlayer: [], bookingInfos: courts }),
    ];
    standInGateway({ ...clubWith(), MyBookingsQuery: () => answers.shift() ?? refused('ERR_SERVER') });
    const { user } = await openMyBookings();
    expect(await screen.findByText(/Das Buchungssystem ist gerade nicht erreichbar/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Deine nächste Buchung')).toBeVisible();
  });
});

describe('Cancelling a booking', () => {
  const cancelSaturday = async () => {
    const { user } = await openMyBookings();
    await user.click(await screen.findByRole('button', { name: /Stornieren: Tennis, Platz 3/ }));
    const question = await screen.findByRole('dialog', { name: 'Buchung stornieren?' });
    expect(question).toHaveTextContent('bis 19. Juni, 18:00 Uhr');
    expect(question).toHaveTextContent('Du musst nichts bezahlen');
    return { user, question };
  };

  it('takes two taps, shows the consequence before the second, and shows the cancellation at once', async () => {
    let answer: (value: ReturnType<typeof accepted>) => void = () => undefined;
    const calls = standInGateway({
      ...clubWith(onSaturday),
      useCancelBookingMutation: () => new Promise((resolve) => (answer = resolve)),
    });
    const { user, question } = await cancelSaturday();
    await user.click(within(question).getByRole('button', { name: 'Jetzt stornieren' }));
    expect(await screen.findByText('1 stornierte Buchung')).toBeVisible();
    expect(screen.queryByText('Gebucht', { selector: 'span' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(accepted({ cancelBooking: { success: true } }));
    expect(await screen.findByText(/^Storniert: Tennis, Platz 3/)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'useCancelBookingMutation')?.variables).toEqual({
      id: onSaturday._id,
      category: 'SINGLE',
    });
  });

  it('is undone with the reason where the server refuses', async () => {
    standInGateway({ ...clubWith(onSaturday), useCancelBookingMutation: () => refused('ERR_CANCEL_TOO_LATE') });
    const { user, question } = await cancelSaturday();
    await user.click(within(question).getByRole('button', { name: 'Jetzt stornieren' }));
    expect(await screen.findByText(/Die Frist zum Stornieren ist vorbei/)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Gebucht', { selector: 'span' })).toBeVisible());
  });

  it('changes nothing where the user keeps the booking', async () => {
    const calls = standInGateway(clubWith(onSaturday));
    const { user, question } = await cancelSaturday();
    await user.click(within(question).getByRole('button', { name: 'Buchung behalten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ operation }) => operation)).not.toContain('useCancelBookingMutation');
  });
});
