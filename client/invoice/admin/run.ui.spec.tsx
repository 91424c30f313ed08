import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { wireInvoice } from '../invoices.fixture.ts';

const person = (userID: string, lastName: string, hasAddress = true) => ({
  ...{ userID, firstName: 'Mo', lastName, items: 2, amount: 1_000, hasAddress },
});
const people = [person('1', 'Adler'), person('2', 'Bock'), person('3', 'Celan'), person('9', 'Obdach', false)];
const billing = accepted({
  generalInfos: { addresses: { invoice: { consignor: 'TC Musterstadt e. V.' } } },
  dashboardInfos: { billing: { taxNumber: '12/345/67890', iban: 'DE02120300000000202051', accountHolder: 'TC' } },
});
const clubWith = (operations: Operations) =>
  dashboardWith({
    BillingNoticeQuery: () => billing,
    RunPreviewQuery: () => accepted({ invoiceRun: people }),
    ...operations,
  });
const issued = (userID: unknown) => accepted({ createInvoice: { invoice: wireInvoice(`2026-0000${String(userID)}`) } });
const inputOf = (variables: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(variables['invoice'] ?? {}));

const openRun = async (operations: Operations) => {
  const calls = standInGateway(clubWith(operations));
  const app = await renderApp({ path: '/dashboard/invoice/run?from=2026-05-01&to=2026-05-31', isSignedIn: true });
  const ids = () =>
    calls.filter(({ operation }) => operation === 'createInvoiceMutation').map(({ variables }) => inputOf(variables));
  return { ...app, calls, ids };
};
const begin = async (user: Awaited<ReturnType<typeof openRun>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  await user.dblClick(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Stellen' }));
};

afterEach(() => vi.restoreAllMocks());

describe('The invoice run', () => {
  it('issues one invoice per chosen person with an address', async () => {
    const { user, ids } = await openRun({ createInvoiceMutation: (variables) => issued(inputOf(variables)['userID']) });
    const without = await screen.findByRole('region', { name: 'Ohne Postadresse' });
    expect(within(without).getByRole('link', { name: 'Obdach, Mo (9)' })).toHaveAttribute(
      'href',
      '/dashboard/user/9/edit',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Bock, Mo (2)' }));
    expect(await screen.findByText(/2 Rechnungen ausgewählt, zusammen 20,00/)).toBeVisible();
    await begin(user, '2 Rechnungen stellen');
    expect(await screen.findByText('2 Rechnungen sind gestellt.')).toBeVisible();
    expect(ids()).toEqual([
      { userID: '1', fromDate: '2026-05-01', toDate: '2026-05-31' },
      { userID: '3', fromDate: '2026-05-01', toDate: '2026-05-31' },
    ]);
    expect(screen.getByRole('link', { name: '2026-00003' })).toBeVisible();
    expect(screen.queryByText(/Bock/)).toBeNull();
  });

  it('speaks of one invoice where there is one', async () => {
    const { user } = await openRun({ RunPreviewQuery: () => accepted({ invoiceRun: people.slice(0, 1) }) });
    await user.click(await screen.findByRole('button', { name: '1 Rechnung stellen' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Es geht um 10,00 €. Die Rechnung bekommt/);
  });

  it.each([
    ['run', 'abc'],
    ['new', 'abc'],
    ['new', '0000-01-01'],
  ])('names a date of the address that does not exist, instead of another period: %s, %s', async (page, day) => {
    const calls = standInGateway(clubWith({ RunPreviewQuery: () => accepted({ invoiceRun: [] }) }));
    await renderApp({ path: `/dashboard/invoice/${page}?from=${day}&to=2026-05-31`, isSignedIn: true });
    expect(await screen.findByText(new RegExp(`Das Datum „${day}“ in der Adresse gibt es nicht`))).toBeVisible();
    expect(calls.map(({ operation }) => operation)).not.toContain('RunPreviewQuery');
  });

  it('leaves a date alone while it is typed, though its address answers late', async () => {
    await openRun({});
    const from = await screen.findByLabelText('Von');
    fireEvent.change(from, { target: { value: '' } });
    expect(from).toHaveValue('');
  });

  it('shows its progress, stops after the present invoice, warns who leaves, and continues', async () => {
    const waiting: (() => void)[] = [];
    const { user, ids } = await openRun({
      createInvoiceMutation: (variables) =>
        new Promise((resolve) => waiting.push(() => resolve(issued(inputOf(variables)['userID'])))),
    });
    await begin(user, '3 Rechnungen stellen');
    const bar = await screen.findByRole('progressbar', { name: '0 von 3 Rechnungen' });
    expect(bar).toHaveAttribute('max', '3');
    await user.click(screen.getByRole('link', { name: 'Alle Rechnungen' }));
    const question = within(await screen.findByRole('dialog', { name: 'Rechnungslauf verlassen?' }));
    await user.click(question.getByRole('button', { name: 'Weiter warten' }));
    await user.click(await screen.findByRole('button', { name: 'Anhalten' }));
    waiting.shift()?.();
    expect(await screen.findByText(/1 Rechnung ist gestellt\. 2 sind noch nicht gestellt/)).toBeVisible();
    expect(ids()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '2 fehlende Rechnungen stellen' }));
    expect(await screen.findByRole('progressbar', { name: '1 von 3 Rechnungen' })).toBeVisible();
    waiting.shift()?.();
    expect(await screen.findByRole('progressbar', { name: '2 von 3 Rechnungen' })).toBeVisible();
    waiting.shift()?.();
    expect(await screen.findByText('3 Rechnungen sind gestellt.')).toBeVisible();
    expect(ids().map(({ userID }) => userID)).toEqual(['1', '2', '3']);
  });

  it('lists who was refused and why, and tries only those again', async () => {
    let refusals = 1;
    const { user, ids } = await openRun({
      createInvoiceMutation: (variables) => {
        const { userID } = inputOf(variables);
        if (userID === '2' && refusals-- > 0) return refused('ERR_INVOICE_NOT_CREATED', ['invoice.userID']);
        return issued(userID);
      },
    });
    await begin(user, '3 Rechnungen stellen');
    expect(await screen.findByText('2 Rechnungen sind gestellt. 1 konnte nicht gestellt werden.')).toBeVisible();
    expect(screen.getByText(/^Nicht gestellt: In diesem Zeitraum ist nichts mehr offen/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 fehlende Rechnung stellen' }));
    expect(await screen.findByText('3 Rechnungen sind gestellt.')).toBeVisible();
    expect(ids().map(({ userID }) => userID)).toEqual(['1', '2', '3', '2']);
  });

  it('ends at once where the club cannot bill, and says what is missing', async () => {
    const { user, ids } = await openRun({
      BillingNoticeQuery: () =>
        accepted({
          generalInfos: { addresses: { invoice: { consignor: '' } } },
          dashboardInfos: { billing: { taxNumber: null, iban: 'DE02120300000000202051', accountHolder: 'TC' } },
        }),
      createInvoiceMutation: () => refused('ERR_INVOICE_NOT_CREATED', ['settings']),
    });
    expect(await screen.findByText(/fehlt in den Einstellungen: Absender, Steuernummer\./)).toBeVisible();
    await begin(user, '3 Rechnungen stellen');
    expect(
      await screen.findByText(/0 Rechnungen sind gestellt\. 1 konnte nicht gestellt werden\. 2 sind/),
    ).toBeVisible();
    expect(ids()).toHaveLength(1);
  });

  it('uses the same idempotency key again where no answer came', async () => {
    let answers = 0;
    const { user, calls } = await openRun({
      createInvoiceMutation: (variables) => {
        answers += 1;
        return answers === 1 ? refused('ERR_NETWORK') : issued(inputOf(variables)['userID']);
      },
    });
    await begin(user, '3 Rechnungen stellen');
    await user.click(await screen.findByRole('button', { name: '3 fehlende Rechnungen stellen' }));
    expect(await screen.findByText('3 Rechnungen sind gestellt.')).toBeVisible();
    const keys = calls
      .filter(({ operation }) => operation === 'createInvoiceMutation')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });
});
