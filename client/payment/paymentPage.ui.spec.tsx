import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const order = '0fde0000-0000-4000-8000-000000000001';
const payment = {
  ...{ method: 'PAYPAL', amount: 1200, state: 'WAITING', expires_at: '2026-06-16T08:15:00Z', redirectUrl: null },
  ...{ courts: null, person: null },
};
const open = async (isSignedIn: boolean, change: Readonly<Record<string, unknown>> = {}) => {
  standInGateway({ usePaymentQuery: () => accepted({ payment: { ...payment, ...change } }) });
  await renderApp({ path: `/payment/${order}`, isSignedIn });
  return screen.findByText(/12,00\s€ mit PayPal/);
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-16T08:00:00Z'));
});
afterEach(() => vi.restoreAllMocks());

describe('The page of a payment', () => {
  it('is being prepared, for who has ordered, until the provider has the order', async () => {
    await open(true);
    expect(screen.getByText(/Die Zahlung wird vorbereitet … Wir warten auf deine Zahlung/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Jetzt bezahlen' })).toBeNull();
  });

  it('only waits where nobody is signed in: the address of the provider is for who has ordered', async () => {
    await open(false);
    expect(screen.getByText(/^Wir warten auf deine Zahlung. Die Plätze sind bis 10:15 Uhr/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Melde dich an/ })).toBeVisible();
  });

  const court = { bookingID: 'b1', sport: 'TENNIS', court: 3, date: '2026-06-16', start: '18:00', end: '19:00' };
  const known = { courts: [court], person: { userID: '1001' } };
  const courts = { sportSettings: [{ name: 'TENNIS', courtList: [{ number: 3, name: 'Platz 3' }] }] };
  const openKnown = async (change: Readonly<Record<string, unknown>>) => {
    const calls = standInGateway({
      useClubInfosQuery: () => clubInfos(),
      useViewerQuery: annaAsViewer,
      useCourtNameQuery: () => accepted({ bookingInfos: courts }),
      usePaymentQuery: () => accepted({ payment: { ...payment, ...known, ...change } }),
    });
    const { user } = await renderApp({ path: `/payment/${order}`, isSignedIn: true });
    expect(await screen.findByText(/Tennis, Platz 3, .*16. Juni, 18:00–19:00/)).toBeVisible();
    return { user, calls };
  };

  it('says what is booked once it is paid, with the way into the calendar and to the plan', async () => {
    await openKnown({ state: 'PAID' });
    expect(screen.getByRole('button', { name: 'In den Kalender' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Im Platzplan zeigen' })).toHaveAttribute(
      'href',
      '/booking?sport=TENNIS&date=2026-06-16',
    );
    expect(screen.queryByRole('button', { name: 'Anders bezahlen' })).toBeNull();
  });

  it.each(['DECLINED', 'EXPIRED', 'ABANDONED'])('%s: leads back to the booking with its courts', async (state) => {
    const { user } = await openKnown({ state, expires_at: '2026-06-14T08:15:00Z' });
    await user.click(screen.getByRole('button', { name: 'Anders bezahlen' }));
    const stored: unknown = JSON.parse(localStorage.getItem('booking') ?? '');
    expect(stored).toMatchObject({
      ...{ personId: 'a', activeStep: 1 },
      selectedSlots: [{ sport: 'TENNIS', court: 3, date: '2026-06-16', start: '18:00', end: '19:00' }],
    });
    expect(stored).not.toHaveProperty('replaced');
  });

  it('says after a refusal how long the courts are still held', async () => {
    await openKnown({ state: 'DECLINED' });
    expect(screen.getByText(/abgelehnt, berechnet wurde nichts. Die Plätze bleiben bis 10:15 Uhr/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Doch nicht buchen' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Platz buchen' })).toBeNull();
  });

  it.each([
    ['open', { redirectUrl: 'https://pay.example/1' }],
    ['declined', { state: 'DECLINED' }],
  ])('keeps the courts of an order that is %s while they are paid in another way', async (_, change) => {
    const { user, calls } = await openKnown(change);
    expect(screen.getByRole('button', { name: 'Doch nicht buchen' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anders bezahlen' }));
    expect(JSON.parse(localStorage.getItem('booking') ?? '')).toMatchObject({ replaced: ['b1'] });
    expect(calls.map(({ operation }) => operation)).not.toContain('GiveUpButtonMutation');
  });

  it.each([
    ['PAID', /Bezahlt. Deine Plätze sind gebucht/],
    ['DECLINED', /abgelehnt, berechnet wurde nichts/],
    ['ABANDONED', /die Plätze sind wieder frei/],
    ['EXPIRED', /Falls doch Geld ankommt, buchen oder erstatten wir es/],
    ['REFUND_DUE', /zu spät oder mit einem anderen Betrag an. Gebucht ist nichts. Du bekommst dein Geld zurück/],
    ['REFUNDED', /zu spät oder mit einem anderen Betrag an. Gebucht ist nichts. Du hast dein Geld zurückbekommen/],
  ] as const)('says without a session what became of it: %s', async (state, text) => {
    await open(false, { state });
    expect(screen.getByText(text)).toBeVisible();
  });
});
