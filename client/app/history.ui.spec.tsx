import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { recordSavedFiles } from '../test/savedFiles.ts';

const id = '00000000-0000-4000-8000-000000000001';
const block = { sport: 'TENNIS', court: 3, date: '2026-06-20', start: '18:00', end: '19:00' };
const booking = {
  ...{ id: 'a', _id: id, category: 'SINGLE', duration: 60, price: 960, paymentMethod: 'INVOICE', state: 'BOOKED' },
  ...{
    remark: null,
    cancelReason: null,
    playingFamily: [],
    cancelable: true,
    cancelableUntil: '2026-06-19T16:00:00Z',
    ...block,
  },
};
const courts = { sportSettings: [{ name: 'TENNIS', courtList: [{ number: 3, name: 'Platz 3' }] }] };
const anna = { userID: '1001', firstName: 'Anna', lastName: 'Ähre' };

const booked = {
  ...{ at: '2026-06-01T10:00:00Z', action: 'CourtBooked', actor: anna, cause: 'OWNER', role: 'MEMBER', reason: null },
  before: null,
  details: JSON.stringify({
    ...{ ...block, remark: 'mit Ball', price: 960, listPrice: 1200, discount: 20, vatRate: 19, role: 'MEMBER' },
    settingsRevision: 12,
  }),
  mails: [{ kind: 'BOOKING_CONFIRMED', state: 'SENT' }],
};
const cancelled = {
  ...{ at: '2026-06-02T10:00:00Z', action: 'BookingCancelled', actor: null, cause: 'CLUB', role: 'ADMIN' },
  ...{
    reason: 'Platzpflege',
    before: null,
    details: JSON.stringify(block),
    mails: [{ kind: 'BOOKING_CANCELLED', state: 'FAILED' }],
  },
};

const changed = {
  ...{ at: '2026-06-03T10:00:00Z', action: 'BookingChanged', actor: null, cause: 'CLUB', role: 'ADMIN' },
  ...{ reason: 'Turnier', mails: [{ kind: 'BOOKING_CHANGED', state: 'SENT' }] },
  before: JSON.stringify({ pricing: { listPrice: 1200, settingsRevision: 12 } }),
  details: JSON.stringify({
    ...{ ...block, title: 'Doppel', price: 1500 },
    pricing: { listPrice: 1500, discount: 0, vatRate: 19, role: 'MEMBER', settingsRevision: 13 },
    was: { ...block, start: '17:00', end: '18:00', title: null, price: 960 },
  }),
};
const seriesChanged = {
  ...{ ...changed, action: 'SeriesChanged', mails: [], reason: null },
  details: JSON.stringify({
    ...{ sport: 'TENNIS', start: '18:00', end: '19:00', repetition: 'WEEKLY' },
    ...{ startdate: '2026-06-20', enddate: '2026-09-26' },
  }),
};

const clubWith = (history: Operations[string]): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  MyBookingsQuery: () => accepted({ bookingsByUser: [booking], bookingsAsPlayer: [], bookingInfos: courts }),
  HistoryQuery: history,
});
const historyOf = (...entries: readonly unknown[]) => accepted({ history: entries, bookingInfos: courts });

const openHistory = async (history: Operations[string], language: 'de' | 'en' = 'de') => {
  const gateway = standInGateway(clubWith(history));
  const { user } = await renderApp({ path: '/user/bookings', isSignedIn: true, language });
  await user.click(await screen.findByRole('button', { name: /^(Verlauf|History): Tennis/ }));
  const drawer = await screen.findByRole('dialog');
  return { gateway, user, drawer: within(drawer) };
};

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-15T08:00:00Z')));
afterEach(() => vi.restoreAllMocks());

describe('The history of an own booking', () => {
  it('says who did what, when and why, the newest first, and which e-mails it caused', async () => {
    const { drawer } = await openHistory(() => historyOf(booked, cancelled));
    const [newest, oldest] = within(await drawer.findByRole('list', { name: /das Neueste zuerst/ }))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time'));
    expect(newest).toHaveTextContent('Der Verein hat storniert.');
    expect(newest).toHaveTextContent('2. Juni 2026, 12:00 Uhr');
    expect(newest).toHaveTextContent('Grund: Platzpflege');
    expect(newest).toHaveTextContent('E-Mail nicht zustellbar: Buchung storniert');
    expect(oldest).toHaveTextContent('Du hast gebucht.');
    expect(oldest).toHaveTextContent('Tennis, Platz 3, Sa., 20. Juni, 18:00–19:00 Uhr');
    expect(oldest).toHaveTextContent('Bemerkung: mit Ball');
    expect(oldest).toHaveTextContent('E-Mail gesendet: Buchung bestätigt');
  });

  it('is saved as evidence, in the language on screen, with the token of the session', async () => {
    const saved = recordSavedFiles();
    const { drawer, user } = await openHistory(() => historyOf(booked));
    const others = window.fetch;
    const asked: unknown[] = [];
    const answers = [new Response('%PDF'), new Response(null, { status: 503 })];
    vi.spyOn(window, 'fetch').mockImplementation((path, options) => {
      if (path !== `/documents/evidence/${id}.pdf`) return others(path, options);
      const headers = new Headers(options?.headers);
      asked.push([headers.get('accept-language'), headers.get('authorization')?.slice(0, 7)]);
      return Promise.resolve(answers.shift() ?? new Response(null, { status: 404 }));
    });
    await user.click(await drawer.findByRole('button', { name: 'Nachweis als PDF' }));
    await waitFor(() => expect(saved).toMatchObject([{ name: `${id}.pdf`, type: 'application/pdf' }]));
    expect(asked).toEqual([['de', 'Bearer ']]);
    await user.click(await drawer.findByRole('button', { name: 'Nachweis als PDF' }));
    expect(await screen.findByText(/^Der Nachweis kann gerade nicht erstellt werden/)).toBeVisible();
  });

  it('explains how the price came about', async () => {
    const { drawer, user } = await openHistory(() => historyOf(booked));
    await user.click(await drawer.findByText('Weitere Angaben'));
    const facts = ['Listenpreis: 12,00 €', 'Nachlass: 20 %', 'enthaltene MwSt.: 19 %', 'Preisgruppe: Mitglied'];
    for (const fact of [...facts, 'Stand der Einstellungen: 12']) expect(drawer.getByText(fact)).toBeVisible();
  });

  it('says the hours that a card paid', async () => {
    const { details } = booked;
    const byCard = JSON.stringify({ ...JSON.parse(details), price: 0, paymentMethod: 'VOUCHER' });
    const { drawer } = await openHistory(() => historyOf({ ...booked, details: byCard }));
    expect(await drawer.findByText('Preis: 1 Std. mit Stundenkarte')).toBeVisible();
  });

  it('says what a change replaced, what it costs and why', async () => {
    const { drawer, user } = await openHistory(() => historyOf(changed, seriesChanged));
    const sentence = await drawer.findByText('Der Verein hat die Buchung geändert.');
    const entry = sentence.closest('li');
    expect(entry).toHaveTextContent('18:00–19:00 Uhr');
    expect(entry).toHaveTextContent('Bisher: Tennis, Platz 3, Sa., 20. Juni, 17:00–18:00 Uhr');
    expect(entry).toHaveTextContent('Titel: Doppel, bisher: –');
    expect(entry).toHaveTextContent('Preis: 15,00 €, bisher: 9,60 €');
    expect(entry).toHaveTextContent('Grund: Turnier');
    expect(entry).toHaveTextContent('E-Mail gesendet: Buchung geändert');
    await user.click(drawer.getByText('Weitere Angaben'));
    expect(drawer.getByText('Stand der Einstellungen: 13, bisher: 12')).toBeVisible();
    const series = drawer.getByText('Der Verein hat die Serie geändert.').closest('li');
    expect(series).toHaveTextContent('Jetzt wöchentlich von Sa., 20. Juni bis Sa., 26. September, 18:00–19:00 Uhr');
  });

  it('speaks English too, and has a sentence for what it does not know', async () => {
    const { drawer } = await openHistory(() => historyOf(booked, { ...cancelled, action: 'SomethingNew' }), 'en');
    expect(await drawer.findByText('The club changed something.')).toBeVisible();
    expect(drawer.getByText('You booked.')).toBeVisible();
    expect(drawer.getByText('E-mail sent: Booking confirmed')).toBeVisible();
  });

  it('names the system, and says where nothing is recorded', async () => {
    const { drawer } = await openHistory(() => historyOf({ ...cancelled, cause: 'SYSTEM', role: null }));
    expect(await drawer.findByText('Das System hat storniert.')).toBeVisible();
  });

  it('says why it cannot be shown, and tries again', async () => {
    let attempts = 0;
    const { drawer, user } = await openHistory(() => {
      attempts += 1;
      return attempts === 1 ? refused('ERR_DB_CONNECTION') : historyOf();
    });
    await user.click(await drawer.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await drawer.findByText('Hierzu ist nichts aufgezeichnet.')).toBeVisible();
  });
});
