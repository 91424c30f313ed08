import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { standInSocket } from '../test/standInSocket.ts';
import { emptyItems, wireInvoice, wireItems } from './invoices.fixture.ts';

const credit = { _id: 'c1', rest: 4_350, receivedOn: '2026-06-10', invoiceNumber: '2026-00001' };
let ownCredits: readonly unknown[] = [];
const openPage = async (
  ownInvoices: readonly unknown[],
  openClaims: unknown = emptyItems,
  language: 'de' | 'en' = 'de',
) => {
  standInGateway({
    useClubInfosQuery: () => clubInfos(),
    useViewerQuery: annaAsViewer,
    MyInvoicesQuery: () => accepted({ ownInvoices, ownCredits, openClaims }),
  });
  return renderApp({ path: '/user/invoices', isSignedIn: true, language });
};

afterEach(() => {
  ownCredits = [];
  vi.restoreAllMocks();
});

describe('My invoices', () => {
  it('say until when an open one is to be paid, and have what a bank asks for to copy', async () => {
    const { user } = await openPage([wireInvoice('2026-00002'), wireInvoice('2026-00001', { state: 'PAID' })]);
    const open = within(await screen.findByRole('article', { name: 'Rechnung 2026-00002' }));
    expect(open.getByText('Zu zahlen bis 15. Juni 2026')).toBeVisible();
    expect(open.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
    await user.click(open.getByRole('button', { name: 'IBAN kopieren' }));
    expect(await screen.findByText('IBAN ist in der Zwischenablage.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('DE02120300000000202051');
    await user.click(open.getByRole('button', { name: 'Betrag kopieren' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('111,00'));
    const paid = within(screen.getByRole('article', { name: 'Rechnung 2026-00001' }));
    expect(paid.queryByText('So bezahlst du')).toBeNull();
  });

  it('ask for no transfer of one that the club collects, unless that fails', async () => {
    const open = wireInvoice('2026-00002');
    await openPage([{ ...open, payment: { ...open.payment, byDirectDebit: true } }, wireInvoice('2026-00003')]);
    const collected = within(await screen.findByRole('article', { name: 'Rechnung 2026-00002' }));
    expect(collected.getByText(/^Der Verein zieht den Betrag per SEPA-Lastschrift ein/)).toBeVisible();
    expect(collected.queryByText(/GiroCode/)).toBeNull();
    const other = within(screen.getByRole('article', { name: 'Rechnung 2026-00003' }));
    expect(other.getByText(/GiroCode/)).toBeVisible();
  });

  it.each([
    ['de', 'Tennis, Platz 1', 'Mo, 04.05.2026'],
    ['en', 'Tennis, Court 1', 'Mon, 04/05/2026'],
  ] as const)('name court and day of each item in %s, with the year', async (language, place, day) => {
    await openPage([wireInvoice('2026-00002')], emptyItems, language);
    const invoice = await screen.findByRole('article', { name: /2026-00002/ });
    expect(invoice).toHaveTextContent(place);
    expect(invoice).toHaveTextContent(day);
  });

  it('say what was paid too much, and for which invoice', async () => {
    ownCredits = [credit, { ...credit, _id: 'c2', rest: 650, invoiceNumber: '2026-00002' }];
    await openPage([wireInvoice('2026-00001', { state: 'PAID' })]);
    const card = within(await screen.findByRole('region', { name: 'Dein Guthaben' }));
    expect(card.getByText(/Du hast 50,00\s€ zu viel bezahlt/)).toBeVisible();
    expect(card.getByText(/43,50\s€ aus der Rechnung 2026-00001, bezahlt am 10. Juni 2026/)).toBeVisible();
  });

  it('say which one no longer counts', async () => {
    const cancelled = wireInvoice('2026-00001', { state: 'CANCELED', refundDue: 11_100 });
    await openPage([wireInvoice('2026-00002', { state: 'CANCELED', cancels: cancelled }), cancelled]);
    const storno = within(await screen.findByRole('article', { name: 'Stornorechnung 2026-00002' }));
    expect(storno.getByText('Sie hebt die Rechnung 2026-00001 auf.')).toBeVisible();
    expect(storno.getAllByText(/−111,00/)[0]).toBeVisible();
    expect(storno.getByText(/^−95,00/)).toBeInTheDocument();
    expect(storno.getByText(/^−127,00/)).toBeInTheDocument();
    expect(screen.queryByText('Zu zahlen')).toBeNull();
    expect(screen.getByText(/Der Verein zahlt dir 111,00\s€ zurück/)).toBeVisible();
  });

  it('say how much of one was cancelled since, and that another one takes its place', async () => {
    await openPage([wireInvoice('2026-00002', { cancelledLines: { amount: 1_600 } })]);
    expect(await screen.findByText(/^Davon sind 16,00\s€ storniert. Der Verein ersetzt diese Rechnung/)).toBeVisible();
  });

  it('name what is to be paid as long as it is', async () => {
    await openPage([wireInvoice('2026-00002'), wireInvoice('2026-00001', { state: 'PAID' })]);
    const open = within(await screen.findByRole('article', { name: 'Rechnung 2026-00002' }));
    expect(open.getByText('Zu zahlen')).toBeInTheDocument();
    const paid = within(screen.getByRole('article', { name: 'Rechnung 2026-00001' }));
    expect(paid.queryByText('Zu zahlen')).toBeNull();
    expect(paid.getByText('Summe')).toBeInTheDocument();
  });

  it('follow what becomes of them', async () => {
    const socket = standInSocket();
    const issued: unknown[] = [];
    standInGateway({
      useClubInfosQuery: () => clubInfos(),
      useViewerQuery: annaAsViewer,
      MyInvoicesQuery: () => accepted({ ownInvoices: [...issued], ownCredits, openClaims: emptyItems }),
    });
    await renderApp({ path: '/user/invoices', isSignedIn: true });
    expect(await screen.findByText('Noch keine Rechnung')).toBeVisible();
    await waitFor(() =>
      expect([...socket.subscriptions.values()].map(({ payload }) => payload?.operationName)).toContain(
        'useOwnInvoiceChangesSubscription',
      ),
    );
    issued.push(wireInvoice('2026-00002'));
    socket.sendToAll({ ownInvoicesChanged: { position: '0002' } });
    expect(await screen.findByRole('article', { name: 'Rechnung 2026-00002' })).toBeVisible();
  });

  it('list what is not billed yet', async () => {
    await openPage([], wireItems);
    expect(await screen.findByText('Noch keine Rechnung')).toBeVisible();
    expect(screen.getByText(/Zusammen 127,00\s€/)).toBeVisible();
  });
});
