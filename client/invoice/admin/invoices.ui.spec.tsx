import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { ben, wireInvoice } from '../invoices.fixture.ts';

const overdue = { overdue: true, dueDate: '2026-06-02' };
const open = (path: string) => renderApp({ path, isSignedIn: true });
const details = `/dashboard/invoice/${wireInvoice('2026-00001')._id}/details`;

afterEach(() => vi.restoreAllMocks());

describe('The list of invoices', () => {
  const invoices = [
    wireInvoice('2026-00002', { ...overdue, amountDue: 2_500, invoiceTo: ben }),
    wireInvoice('2026-00001'),
  ];
  const pageOf = (shown: readonly unknown[], total = shown.length) =>
    accepted({ invoicePage: { total, open: 13_600, overdue: 2_500, years: [2026, 2025], invoices: shown } });
  const listed = (calls: ReturnType<typeof standInGateway>) =>
    calls.filter(({ operation }) => operation === 'InvoiceListQuery').map(({ variables }) => variables);

  it('shows one page with the sums of all, and narrows by state and person in the address', async () => {
    const calls = standInGateway(
      dashboardWith({ InvoiceListQuery: ({ search }) => (search === 'anna' ? pageOf([]) : pageOf(invoices, 3_000)) }),
    );
    const { user } = await open('/dashboard/invoice');
    expect(await screen.findByText('3000 Rechnungen')).toBeVisible();
    const sums = () => screen.getByText('Offen', { selector: 'dt' }).closest('dl');
    expect(sums()).toHaveTextContent(/Offen136,00\s€Davon überfällig25,00\s€/);
    const table = screen.getByRole('table', { name: 'Rechnungen' });
    expect(within(table).getByRole('link', { name: '2026-00002' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Zustand'), 'Überfällig');
    await waitFor(() => expect(window.location.search).toBe('?state=OVERDUE'));
    await user.type(screen.getByLabelText('Person oder Nummer'), 'anna');
    expect(await screen.findByText('Keine Rechnung gefunden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle zeigen' }));
    expect(await screen.findByText('3000 Rechnungen')).toBeVisible();
    expect(listed(calls)).toContainEqual(expect.objectContaining({ search: 'anna', state: 'OVERDUE', page: 1 }));
  });

  it('is sorted by the server', async () => {
    const calls = standInGateway(dashboardWith({ InvoiceListQuery: () => pageOf(invoices) }));
    const { user } = await open('/dashboard/invoice');
    const amount = await screen.findByRole('button', { name: 'Betrag' });
    await user.click(amount);
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Betrag' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await user.click(amount);
    await waitFor(() => expect(window.location.search).toBe('?sort=-AMOUNT'));
    await waitFor(() => expect(listed(calls).at(-1)).toMatchObject({ sort: 'AMOUNT', descending: true }));
  });

  it('saves all that match, not only the page', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:x';
    });
    const many = Array.from({ length: 101 }, (_, index) =>
      wireInvoice(
        `2026-${String(index + 1).padStart(5, '0')}`,
        index === 1 ? { cancels: wireInvoice('2026-00001') } : {},
      ),
    );
    standInGateway(
      dashboardWith({
        InvoiceListQuery: () => pageOf(many.slice(0, 50), 101),
        fetchAllInvoicesQuery: ({ page }) => pageOf(page === 1 ? many.slice(0, 100) : many.slice(100), 101),
      }),
    );
    const { user } = await open('/dashboard/invoice?state=OPEN');
    await user.click(await screen.findByRole('button', { name: 'Als CSV speichern' }));
    expect(await screen.findByText('101 Rechnungen gespeichert.')).toBeVisible();
    const rows = ((await saved[0]?.text()) ?? '').trim().split('\n');
    expect(rows).toHaveLength(102);
    expect(rows[1]).toMatch(/2026-00001.*Berger.*;111,00;/);
    expect(rows[2]).toContain(';-111,00;');
  });

  it('leads to the run where there is none', async () => {
    const none = { total: 0, open: 0, overdue: 0, years: [], invoices: [] };
    standInGateway(dashboardWith({ InvoiceListQuery: () => accepted({ invoicePage: none }) }));
    await open('/dashboard/invoice');
    expect(await screen.findByText('Noch keine Rechnung')).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Rechnungslauf' })).toHaveLength(2);
  });
});

describe('The page of an invoice', () => {
  const pageOf = (shown: () => unknown, more: Operations = {}) =>
    standInGateway(dashboardWith({ InvoiceDetailsQuery: () => accepted({ invoice: shown() }), ...more }));
  const variablesOf = (calls: ReturnType<typeof standInGateway>, operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

  it('records when and how it was paid', async () => {
    let shown = wireInvoice('2026-00001');
    const calls = pageOf(() => shown, {
      useInvoiceMutationsPaidMutation: () => {
        const payments = [{ amount: 11_100, paidAt: '2026-06-03', method: 'OTHER', reference: 'Kasse 12' }];
        shown = wireInvoice('2026-00001', { state: 'PAID', payments, paidAmount: 11_100, openAmount: 0 });
        return accepted({ setAsPaid: { success: true } });
      },
    });
    const { user } = await open(details);
    expect(await screen.findByText(/schon bezahlt/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Als bezahlt markieren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung 2026-00001 ist bezahlt?' }));
    expect(dialog.getByText(/111,00/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Wie bezahlt'), 'OTHER');
    await user.type(dialog.getByLabelText('Beleg (freiwillig)'), ' Kasse 12 ');
    await user.dblClick(dialog.getByRole('button', { name: 'Als bezahlt markieren' }));
    expect(await screen.findByText('Die Zahlung ist eingetragen.')).toBeVisible();
    expect(variablesOf(calls, 'useInvoiceMutationsPaidMutation')).toMatchObject([
      { id: shown._id, amount: 11_100, method: 'OTHER', reference: 'Kasse 12' },
    ]);
    expect(screen.getByText(/111,00.*Kasse 12/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Doch nicht bezahlt' })).toBeVisible();
  });

  it('waives the rest with a reason, and says what comes of it', async () => {
    let shown = wireInvoice('2026-00001', { paidAmount: 5_000, openAmount: 6_100 });
    const calls = pageOf(() => shown, {
      useInvoiceMutationsWaiveMutation: () => {
        shown = wireInvoice('2026-00001', { state: 'PAID', paidAmount: 5_000, openAmount: 0, waivedAmount: 6_100 });
        return accepted({ waiveInvoiceRest: { success: true } });
      },
    });
    const { user } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'Rest erlassen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rest der Rechnung 2026-00001 erlassen?' }));
    expect(dialog.getByText(/verzichtet auf 61,00/)).toBeVisible();
    await user.type(dialog.getByLabelText('Grund'), 'Kulanz');
    await user.click(dialog.getByRole('button', { name: 'Rest erlassen' }));
    expect(await screen.findByText('Der Rest ist erlassen.')).toBeVisible();
    expect(variablesOf(calls, 'useInvoiceMutationsWaiveMutation')).toEqual([{ id: shown._id, reason: 'Kulanz' }]);
    expect(await screen.findByText('Erlassen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stornieren' })).toBeNull();
  });

  it('records a part of what is open, and shows what is left', async () => {
    let shown = wireInvoice('2026-00001');
    const calls = pageOf(() => shown, {
      useInvoiceMutationsPaidMutation: () => {
        const payments = [{ amount: 5_000, paidAt: '2026-06-03', method: 'BANK', reference: null }];
        shown = wireInvoice('2026-00001', { payments, paidAmount: 5_000, openAmount: 6_100 });
        return accepted({ setAsPaid: { success: true } });
      },
    });
    const { user } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'Als bezahlt markieren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung 2026-00001 ist bezahlt?' }));
    const amount = dialog.getByLabelText('Betrag in Euro');
    await user.clear(amount);
    await user.type(amount, '0');
    await user.click(dialog.getByRole('button', { name: 'Als bezahlt markieren' }));
    expect(dialog.getByText(/Betrag über 0,00/)).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '154,50');
    expect(dialog.getByText(/43,50.* zu viel: Sie werden ein Guthaben/)).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '50');
    expect(dialog.getByText(/bleibt über 61,00/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Als bezahlt markieren' }));
    expect(await screen.findByText('Teilzahlungen')).toBeVisible();
    expect(screen.getByText(/61,00/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Doch nicht bezahlt' })).toBeVisible();
    expect(variablesOf(calls, 'useInvoiceMutationsPaidMutation')).toMatchObject([{ amount: 5_000 }]);
  });

  it('says that the account statement shows the payment, not the id of its movement', async () => {
    const movement = '8f10b4813e435ed22b6795a14';
    const payments = [{ amount: 11_100, paidAt: '2026-06-03', method: 'BANK', reference: movement }];
    const paid = { state: 'PAID', paidAmount: 11_100, openAmount: 0, payments };
    pageOf(() => wireInvoice('2026-00001', paid));
    await open(details);
    expect(await screen.findByText(/Überweisung, laut Kontoauszug$/)).toBeVisible();
  });

  it('offers the letter that is next, and shows why the server refuses it', async () => {
    pageOf(() => wireInvoice('2026-00001', { ...overdue, warningLevel: 1 }), {
      useInvoiceMutationsWarningMutation: () => refused('ERR_INVOICE_NOT_UPDATED'),
    });
    const { user } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'Mahnung senden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mahnung senden?' }));
    await user.click(dialog.getByRole('button', { name: 'Senden' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Die Rechnung konnte nicht geändert werden');
  });

  it('says that lines of it were cancelled since, and what to do about that', async () => {
    pageOf(() => wireInvoice('2026-00001', { cancelledLines: { count: 2, amount: 3_200 } }));
    await open(details);
    expect(await screen.findByText(/^2 Positionen über 32,00\s€ wurden seitdem storniert\. Storniere/)).toBeVisible();
  });

  it('says from when on a letter is possible', async () => {
    pageOf(() => wireInvoice('2026-00001', { dueDate: '2999-01-31' }));
    await open(details);
    expect(await screen.findByText(/nach dem 31\. Januar 2999/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /senden/ })).toBeNull();
  });

  it('is cancelled only with a reason, after the consequence is told', async () => {
    const calls = pageOf(() => wireInvoice('2026-00001', { state: 'PAID' }), {
      useInvoiceMutationsCancelMutation: () => accepted({ cancelInvoice: { success: true } }),
    });
    const { user } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'Stornieren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung 2026-00001 stornieren?' }));
    expect(dialog.getByText(/muss 111,00\s€ zurückzahlen/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Rechnung stornieren' }));
    expect(await dialog.findByText(/Gib einen Grund an/)).toBeVisible();
    await user.type(dialog.getByLabelText('Grund'), 'Doppelt');
    await user.click(dialog.getByRole('button', { name: 'Rechnung stornieren' }));
    expect(await screen.findByText('Die Rechnung ist storniert.')).toBeVisible();
    expect(variablesOf(calls, 'useInvoiceMutationsCancelMutation')).toEqual([
      { id: wireInvoice('2026-00001')._id, reason: 'Doppelt' },
    ]);
  });

  it('leads to the invoice that replaces a cancelled one, and to a new one only where there is none', async () => {
    const cancelled = { state: 'CANCELED', cancelledBy: wireInvoice('2026-00002') };
    let shown = wireInvoice('2026-00001', cancelled);
    pageOf(() => shown);
    const { leave } = await open(details);
    expect(await screen.findByRole('link', { name: 'Neue Rechnung stellen' })).toBeVisible();
    expect(screen.queryByText('Ersetzt durch Rechnung')).toBeNull();
    leave();
    shown = wireInvoice('2026-00001', { ...cancelled, replacedBy: wireInvoice('2026-00003') });
    await open(details);
    expect(await screen.findByText('Ersetzt durch Rechnung')).toBeVisible();
    const { _id: id } = wireInvoice('2026-00003');
    expect(screen.getByRole('link', { name: '2026-00003' })).toHaveAttribute(
      'href',
      `/dashboard/invoice/${id}/details`,
    );
    expect(screen.queryByRole('link', { name: 'Neue Rechnung stellen' })).toBeNull();
  });

  it('shows with a document that cancels an invoice the history of that invoice, which says so', async () => {
    const cancels = wireInvoice('2026-00007');
    const calls = standInGateway(
      dashboardWith({
        InvoiceDetailsQuery: () => accepted({ invoice: wireInvoice('2026-00001', { state: 'CANCELED', cancels }) }),
        HistoryQuery: () => accepted({ history: [] }),
      }),
    );
    const { user } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'Verlauf: Rechnung 2026-00007' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'HistoryQuery')?.variables).toEqual({ id: cancels._id }),
    );
  });

  it('says that there is no such invoice', async () => {
    pageOf(() => null, { InvoiceDetailsQuery: () => refused('ERR_INVOICE_NOT_FOUND', ['id']) });
    await open(details);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Diese Rechnung gibt es nicht' })).toBeVisible(),
    );
  });
});
