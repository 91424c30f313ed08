import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

/** Monday 15 June 2026, 10:00 by the club's clock. */
const now = Date.parse('2026-06-15T08:00:00Z');

const entry = {
  ...{ _id: 'e0000000-0000-4000-8000-000000000001', sport: 'TENNIS', date: '2026-06-16' },
  ...{ from: '17:00', to: '20:00', minutes: 60, position: 2, noticeMinutes: 70, offer: null },
  user: { userID: '1001', firstName: 'Anna' },
};
const offer = { court: 3, start: '18:00', end: '19:00', price: 1_605, expires_at: '2026-06-15T08:20:30Z' };
const courts = { sportSettings: [{ name: 'TENNIS', courtList: [{ number: 3, name: 'Platz 3' }] }] };

const rules = { paymentMethods: ['INVOICE'], players: 'OPTIONAL', guestFee: 0 };
const clubWith = (list: () => readonly unknown[], change: Readonly<Record<string, unknown>> = {}): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  MyBookingsQuery: () => accepted({ bookingsByUser: [], bookingsAsPlayer: [], bookingInfos: courts }),
  WaitingListQuery: () =>
    accepted({ waitingList: list(), acceptedTerms: 0, terms: null, bookingInfos: rules, ...change }),
});
const open = () => renderApp({ path: '/user/bookings', isSignedIn: true });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => vi.setSystemTime(now));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('The waiting list', () => {
  it('is not shown to who waits for nothing', async () => {
    const calls = standInGateway(clubWith(() => []));
    await open();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('WaitingListQuery'));
    expect(screen.queryByRole('heading', { name: 'Warteliste' })).toBeNull();
  });

  it('says which place an entry has, and is left by a button that names the entry', async () => {
    let list: readonly unknown[] = [entry];
    const calls = standInGateway({
      ...clubWith(() => list),
      useWaitingAnswersLeaveMutation: () => {
        list = [];
        return accepted({ leaveWaitingList: { success: true } });
      },
    });
    const { user } = await open();
    expect(await screen.findByText('Dein Platz in der Liste: 2.')).toBeVisible();
    await user.click(await button(/^Nicht mehr warten: Tennis/));
    expect(await screen.findByText('Du stehst nicht mehr auf der Warteliste.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Warteliste' })).toBeNull());
    expect(calls.find(({ operation }) => operation === 'useWaitingAnswersLeaveMutation')?.variables).toEqual({
      id: entry._id,
    });
  });

  it.each([
    ['70 minutes are left before the last start', '2026-06-16T15:50:00Z', 'Dein Platz in der Liste: 2.'],
    ['less is left', '2026-06-16T15:50:01Z', /kein Angebot mehr.*1 Std\. 10 Min\. vor Beginn/],
  ])('where %s, says whether an offer can still come', async (_, time, text) => {
    vi.setSystemTime(Date.parse(time));
    standInGateway(clubWith(() => [entry]));
    await open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says whether an offer can still come by the notice of who waits', async () => {
    vi.setSystemTime(Date.parse('2026-06-16T15:00:00Z'));
    const [ofMia, ofTim] = ['Mia', 'Tim'].map((firstName) => ({ userID: firstName, firstName }));
    const late = { ...entry, _id: 'e0000000-0000-4000-8000-000000000002', noticeMinutes: 180, user: ofMia };
    standInGateway(clubWith(() => [late, { ...entry, user: ofTim }]));
    await open();
    expect(await screen.findByText(/kein Angebot mehr.*3 Std\. vor Beginn/)).toBeVisible();
    expect(screen.getByText('Platz von Tim in der Liste: 2.')).toBeVisible();
  });

  it('shows a running offer with its price and the time that is left, and books it', async () => {
    let list: readonly unknown[] = [{ ...entry, offer }];
    const calls = standInGateway({
      ...clubWith(() => list),
      useWaitingAnswersTakeMutation: () => {
        list = [];
        return accepted({ takeOffer: { payment: null } });
      },
    });
    const { user } = await open();
    expect(await screen.findByText(/Platz 3, .*16,05/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/noch 20:\d\d Min\./);
    await user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByText(/^Gebucht: Tennis, Platz 3/)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'useWaitingAnswersTakeMutation')?.variables).toEqual({
      ...{ id: entry._id, price: 1_605, paymentMethod: 'INVOICE', acceptedTerms: null, players: [] },
    });
  });

  it('asks for the rules of the club where they are not accepted yet, and books with them', async () => {
    const calls = standInGateway({
      ...clubWith(() => [{ ...entry, offer }], { acceptedTerms: 1, terms: { version: 2 } }),
      useWaitingAnswersTakeMutation: () => accepted({ takeOffer: { payment: null } }),
    });
    const { user } = await open();
    const taken = () => calls.find(({ operation }) => operation === 'useWaitingAnswersTakeMutation');
    expect(await screen.findByText('Zahlungsart: Rechnung des Vereins, jetzt ist nichts zu bezahlen')).toBeVisible();
    await user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByText('Bitte stimme der Platz- und Spielordnung zu.')).toBeVisible();
    expect(taken()).toBeUndefined();
    await user.click(screen.getByRole('checkbox', { name: /Platz- und Spielordnung gelesen/ }));
    await user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByText(/^Gebucht: Tennis, Platz 3/)).toBeVisible();
    expect(taken()?.variables).toMatchObject({ acceptedTerms: 2 });
  });

  it('asks who plays where the club wants to know it', async () => {
    const calls = standInGateway({
      ...clubWith(() => [{ ...entry, offer }], { bookingInfos: { ...rules, players: 'REQUIRED', guestFee: 500 } }),
      usePeopleQuery: () => accepted({ members: [], frequentPlayers: [] }),
      useWaitingAnswersTakeMutation: () => accepted({ takeOffer: { payment: null } }),
    });
    const { user } = await open();
    const players = await screen.findByRole('combobox');
    await user.click(await button('Zahlungspflichtig buchen'));
    await waitFor(() => expect(players).toBeInvalid());
    await user.type(players, 'Jana');
    await user.click(await screen.findByRole('option', { name: /Jana/ }));
    await user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByText(/^Gebucht: Tennis, Platz 3/)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'useWaitingAnswersTakeMutation')?.variables).toMatchObject({
      ...{ price: 2_105, players: [{ guestName: 'Jana' }] },
    });
  });

  it('lets choose how it is paid: an hour card first, and online on the page of the payment', async () => {
    const order = '0fde0000-0000-4000-8000-000000000001';
    const calls = standInGateway({
      ...clubWith(() => [{ ...entry, offer }], { bookingInfos: { ...rules, paymentMethods: ['INVOICE', 'PAYPAL'] } }),
      useHoursLeftQuery: () => accepted({ voucherHoursLeft: 4 }),
      useWaitingAnswersTakeMutation: () => accepted({ takeOffer: { payment: order } }),
      usePaymentQuery: () => accepted({ payment: null }),
    });
    const { user } = await open();
    expect(await screen.findByRole('radio', { name: /^Stundenkarte, danach hast du noch 3 Std/ })).toBeChecked();
    expect(await button('Buchen')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^PayPal/ }));
    await user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByRole('heading', { name: 'Deine Zahlung' })).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'useWaitingAnswersTakeMutation')?.variables).toMatchObject({
      ...{ price: 1_605, paymentMethod: 'PAYPAL' },
    });
  });

  it('does not speak of paying where the offer costs nothing', async () => {
    standInGateway(clubWith(() => [{ ...entry, offer: { ...offer, price: 0 } }]));
    await open();
    expect(await button('Buchen')).toBeVisible();
  });

  it.each([
    ['accepted', true, /schon angenommen.*Platz 3/],
    ['expired or declined', false, /abgelaufen.*Platz 3/],
  ])('says that an offer was %s meanwhile, and shows the list as it is', async (_, mine, text) => {
    let list: readonly unknown[] = [{ ...entry, offer }];
    standInGateway({
      ...clubWith(() => list),
      fetchIsTakenQuery: ({ sport, date }) =>
        accepted({ bookingsInPeriod: sport === 'TENNIS' && date === entry.date ? [{ ...offer, mine }] : [] }),
      useWaitingAnswersTakeMutation: () => {
        list = [entry];
        return refused('ERR_BOOKING_NOT_FOUND');
      },
    });
    const { user } = await open();
    await user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText('Dein Platz in der Liste: 2.')).toBeVisible();
  });

  it('names the child that waits, and for whom a slot is held', async () => {
    const ofMia = { ...entry, user: { userID: '1003', firstName: 'Mia' } };
    let list: readonly unknown[] = [{ ...ofMia, offer }];
    standInGateway({
      ...clubWith(() => list),
      useWaitingAnswersDeclineMutation: () => {
        list = [ofMia];
        return accepted({ declineOffer: { success: true } });
      },
    });
    const { user } = await open();
    expect(await screen.findByText('Für Mia frei:')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/ für Mia\.$/);
    await user.click(await button('Ablehnen'));
    expect(await screen.findByText('Abgelehnt. Mia bleibt auf der Warteliste.')).toBeVisible();
    expect(await screen.findByText('Platz von Mia in der Liste: 2.')).toBeVisible();
  });
});
