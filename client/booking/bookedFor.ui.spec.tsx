import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Operations, accepted, refused } from '../test/gateway.ts';
import { cell, everythingBooked, openBooking, setup } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const settled = async (found: HTMLElement) => {
  await waitFor(() => expect(found.closest('[data-settling="true"]')).toBeNull());
  return found;
};
const button = async (name: string | RegExp) => settled(await screen.findByRole('button', { name }));
const mia = { userID: '1003', firstName: 'Mia', role: 'GUEST', discount: 0 };

const unlimited = { maxOpenBookings: null, maxMinutesPerDay: null, maxParallel: null };
const usual = { minAdvanceMinutes: 0, maxAdvanceDays: null, graceMinutes: 0, ...unlimited };

/** What holds for a child; `limits`: its own, or those of its role. */
const terms = ({ limits = {}, ...more }: Readonly<Record<string, unknown>> & { limits?: object } = {}) =>
  accepted({
    bookingInfosByUser: {
      ...{ paymentMethods: ['INVOICE'], vatSwitchDays: ['1970-01-01'], avoidGaps: false, ...more },
      limits: { ...usual, ...limits },
    },
  });

const operations = (children: readonly unknown[]): Operations => ({
  useBookingSetupQuery: () => setup(1200, { children, quota: { maxOpenBookings: 4 } }),
  useHoursLeftQuery: () => accepted({ voucherHoursLeft: 0 }),
  useBookCourtsMutation: (fields) => everythingBooked(fields, { user: { userID: fields['userID'] ?? '1001' } }),
  useChildTermsQuery: () => terms(),
  QuotaNoteQuery: () => accepted({ bookingQuota: { openBookings: 1, days: [{ date: '2026-06-15', minutes: 60 }] } }),
});

const confirm = async (children: readonly unknown[], more: Operations = {}) => {
  const opened = await openBooking({ operations: { ...operations(children), ...more } });
  await opened.user.click(await cell(/Platz 2, 18:00/));
  await opened.user.click(await button('Weiter'));
  await button('Weiter zur Zahlung');
  return opened;
};
const chooseMia = async ({ user }: Awaited<ReturnType<typeof openBooking>>) =>
  user.click(screen.getByRole('radio', { name: 'Mia' }));

describe('For whom a booking is', () => {
  it('is chosen by a parent: at the price of the child, and as its booking', async () => {
    const opened = await confirm([mia]);
    const { user, calls } = opened;
    expect(screen.getByRole('radio', { name: 'Für mich' })).toBeChecked();
    await chooseMia(opened);
    await user.click(await button('Weiter zur Zahlung'));
    expect(await screen.findByText('Gebucht wird für Mia.')).toBeVisible();
    await user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByText(/Viel Spaß beim Spielen/);
    expect(screen.getByText('Gebucht für Mia.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'useBookCourtsMutation');
    expect(sent?.variables).toMatchObject({ userID: '1003', bookings: [{ price: 2000 }] });
  });

  it('decides the price without a warning, there and back, also while the server is still checking the selection', async () => {
    let [release, answers] = [() => {}, 0];
    let held = Promise.resolve();
    const opened = await openBooking({
      operations: {
        ...operations([mia]),
        fetchPlanQuery: async () => {
          await held;
          answers += 1;
          return accepted({ bookingsInPeriod: [], courtPlanPosition: '0005' });
        },
      },
    });
    await opened.user.click(await cell(/Platz 2, 18:00/));
    held = new Promise((resolve) => (release = resolve));
    const before = answers;
    await opened.user.click(await button('Weiter'));
    await button('Weiter zur Zahlung');
    await chooseMia(opened);
    expect(await screen.findAllByText('20,00 €')).not.toHaveLength(0);
    release();
    await waitFor(() => expect(answers).toBeGreaterThan(before + 1));
    await opened.user.type(screen.getByRole('textbox', { name: /Bemerkung/ }), 'Mia');
    expect(screen.queryByText(/Der Preis hat sich geändert/)).toBeNull();
    await opened.user.click(screen.getByRole('radio', { name: 'Für mich' }));
    await opened.user.click(screen.getByRole('radio', { name: 'Mia' }));
    await button('Weiter zur Zahlung');
    expect(screen.getAllByText('20,00 €')).not.toHaveLength(0);
    expect(screen.queryByText(/Der Preis hat sich geändert/)).toBeNull();
  });

  it('decides limits, payment methods and VAT: those of the child', async () => {
    const opened = await confirm([mia], {
      useChildTermsQuery: () =>
        terms({ paymentMethods: ['PAYPAL'], vatSwitchDays: [], limits: { maxOpenBookings: 1, maxMinutesPerDay: 90 } }),
    });
    expect(await screen.findByText('Offene Buchungen mit dieser Auswahl: 2 von 4')).toBeVisible();
    expect(screen.getByText('inkl. MwSt.')).toBeVisible();
    await chooseMia(opened);
    expect(await screen.findByText(/Offene Buchungen mit dieser Auswahl: 2 von 1\. Das ist mehr/)).toBeVisible();
    expect(opened.calls.find(({ operation }) => operation === 'useChildTermsQuery')?.variables).toEqual({
      userID: '1003',
    });
    expect(screen.queryByText('inkl. MwSt.')).toBeNull();
    await opened.user.click(await button('Weiter zur Zahlung'));
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Rechnung/ })).toBeNull();
    expect(screen.queryByText(/inkl\. MwSt\./)).toBeNull();
  });

  it('keeps the order waiting until the server has said what holds for the child, and asks again', async () => {
    let isThere = false;
    const opened = await confirm([mia], {
      useChildTermsQuery: () => (isThere ? terms() : refused('ERR_DB_CONNECTION')),
    });
    await chooseMia(opened);
    const again = await button('Erneut versuchen');
    expect(await button('Weiter zur Zahlung')).toHaveAttribute('aria-busy', 'true');
    isThere = true;
    await opened.user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(await button('Weiter zur Zahlung')).not.toHaveAttribute('aria-busy');
  });

  it('is remembered when the page is opened again, with all that holds for the child', async () => {
    const opened = await confirm([mia]);
    await chooseMia(opened);
    await opened.user.click(await button('Weiter zur Zahlung'));
    await screen.findByText('Gebucht wird für Mia.');
    opened.leave();
    const { user, calls } = await openBooking({
      operations: { ...operations([mia]), useChildTermsQuery: () => terms({ paymentMethods: ['PAYPAL'] }) },
    });
    expect(await screen.findByText('Gebucht wird für Mia.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: /PayPal/ })).toBeChecked());
    expect(screen.queryByText(/Der Preis hat sich geändert/)).toBeNull();
    await user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByText(/Viel Spaß beim Spielen/);
    const sent = calls.find(({ operation }) => operation === 'useBookCourtsMutation');
    expect(sent?.variables).toMatchObject({ userID: '1003', bookings: [{ price: 2000, paymentMethod: 'PAYPAL' }] });
  });

  it('is no question for anybody without children, and the order names nobody', async () => {
    const { user, calls } = await confirm([]);
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await button('Weiter zur Zahlung'));
    await user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByText(/Viel Spaß beim Spielen/);
    const sent = calls.find(({ operation }) => operation === 'useBookCourtsMutation');
    expect(sent?.variables).toMatchObject({ userID: null });
  });
});
