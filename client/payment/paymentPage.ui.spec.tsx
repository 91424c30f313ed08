import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const order = '0fde0000-0000-4000-8000-000000000001';
const payment = {
  ...{ method: 'PAYPAL', amount: 1200, state: 'WAITING', expires_at: '2026-06-16T08:15:00Z', redirectUrl: null },
};
const open = async (isSignedIn: boolean, change: Readonly<Record<string, unknown>> = {}) => {
  standInGateway({ usePaymentQuery: () => accepted({ payment: { ...payment, ...change } }) });
  await renderApp({ path: `/payment/${order}`, isSignedIn });
  return screen.findByText(/12,00\s€ mit PayPal/);
};

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

  it.each([
    ['PAID', /Bezahlt. Deine Plätze sind gebucht/],
    ['DECLINED', /abgelehnt. Es wurde nichts gebucht/],
    ['ABANDONED', /die Plätze sind wieder frei/],
    ['EXPIRED', /Falls doch Geld ankommt, buchen oder erstatten wir es/],
    ['REFUND_DUE', /zu spät oder mit einem anderen Betrag an. Gebucht ist nichts. Du bekommst dein Geld zurück/],
    ['REFUNDED', /zu spät oder mit einem anderen Betrag an. Gebucht ist nichts. Du hast dein Geld zurückbekommen/],
  ] as const)('says without a session what became of it: %s', async (state, text) => {
    await open(false, { state });
    expect(screen.getByText(text)).toBeVisible();
  });
});
