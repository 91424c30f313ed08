import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';

const invoice = (
  count: number,
  amountDue: number,
  [firstName, lastName]: readonly [string, string] = ['Anna', 'Aufschlag'],
) => ({
  ...{ _id: `invoice ${count}`, invoiceNumber: `2026-000${count}`, amountDue, firstName, lastName },
});
const movement = (entryID: string, others: Readonly<Record<string, unknown>>) => ({
  ...{ entryID, bookedOn: '2026-11-24', amount: 4_850, name: 'Anna Aufschlag', text: 'Rechnung', returnCode: null },
  ...{ match: 'MATCH', reason: 'NUMBER', invoices: [invoice(12, 4_850)], ...others },
});
const ben: readonly [string, string] = ['Ben', 'Ballwechsel'];
const entries = [
  movement('a', {}),
  movement('b', { amount: 2_450, name: 'Ben Ballwechsel', invoices: [invoice(13, 2_450, ben)] }),
  movement('c', { amount: 900, match: 'PROPOSAL', reason: 'AMOUNT_DIFFERS', invoices: [invoice(14, 1_000)] }),
  movement('d', {
    amount: -700,
    match: 'PROPOSAL',
    reason: 'RETURNED',
    returnCode: 'AC04',
    invoices: [invoice(15, 700)],
  }),
  movement('e', { amount: 3_000, name: null, text: 'Spende', match: 'NONE', reason: 'UNKNOWN', invoices: [] }),
  movement('f', { amount: -5_000, match: 'NONE', reason: 'OUTGOING', invoices: [] }),
];
const reading = { entries, gaps: [], repeated: 0, otherAccounts: [], awaited: [invoice(16, 3_000, ben)] };

const open = async (operations: Operations, answer: unknown = reading) => {
  const calls = standInGateway(
    dashboardWith({
      useReadStatementMutation: () => accepted({ readStatement: answer }),
      settleInvoicePaidMutation: () => accepted({ setAsPaid: { success: true } }),
      settleInvoiceUnpaidMutation: () => accepted({ setAsUnpaid: { success: true } }),
      ...operations,
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/bank', isSignedIn: true });
  await user.upload(await screen.findByLabelText('Datei auswählen'), new File(['<Document/>'], 'november.xml'));
  const settled = () => calls.filter(({ operation }) => operation.startsWith('settle'));
  return { user, calls, settled };
};
const card = (name: string) => screen.findByRole('region', { name });

afterEach(() => vi.restoreAllMocks());

describe('Reading a statement of account', () => {
  it('sends the file, and lists what fits, what is proposed and the rest, without what the club paid', async () => {
    const { calls } = await open({});
    expect(await screen.findByText('november.xml: 6 Umsätze, 24. November 2026')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'useReadStatementMutation')?.variables).toEqual({
      file: btoa('<Document/>'),
    });
    expect(within(await card('Sicher zugeordnet')).getAllByRole('checkbox')).toHaveLength(2);
    expect(within(await card('Vorschläge')).getAllByRole('row')).toHaveLength(3);
    expect(within(await card('Übrige Eingänge')).getByText('Spende')).toBeVisible();
    expect(screen.getByText('1 Abbuchung ist nicht aufgeführt.')).toBeVisible();
  });

  it('books all selected matches by one tap, each with the movement as its reference', async () => {
    const { user, settled } = await open({});
    await user.click(
      await screen.findByRole('checkbox', { name: 'Zahlung von Ben Ballwechsel für 2026-00013 buchen' }),
    );
    await user.dblClick(screen.getByRole('button', { name: /^1 Zahlung buchen \(48,50/ }));
    expect(await within(await card('Sicher zugeordnet')).findByText('gebucht')).toBeVisible();
    expect(settled().map(({ variables }) => variables)).toEqual([
      { id: 'invoice 12', paidAt: '2026-11-24', reference: 'a' },
    ]);
    expect(await screen.findByRole('button', { name: /^0 Zahlungen buchen/ })).toBeDisabled();
  });

  it('says what is missing before an invoice is booked with another amount', async () => {
    const { user, settled } = await open({});
    await user.click(await screen.findByRole('button', { name: 'Zahlung von Anna Aufschlag für 2026-00014 buchen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zahlung buchen' });
    expect(within(dialog).getByText(/Es fehlen 1,00/)).toBeVisible();
    expect(settled()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Als bezahlt buchen' }));
    expect(await within(await card('Vorschläge')).findByText('gebucht')).toBeVisible();
    expect(settled().map(({ variables }) => variables['id'])).toEqual(['invoice 14']);
  });

  it('reopens an invoice whose payment came back, with the reason', async () => {
    const { user, settled } = await open({});
    await user.click(await screen.findByRole('button', { name: 'Rechnung 2026-00015 wieder öffnen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rechnung wieder öffnen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Wieder öffnen' }));
    expect(await screen.findByText('wieder offen')).toBeVisible();
    const reason = 'Zahlung kam zurück (AC04), Umsatz vom 24. November 2026';
    expect(settled().map(({ variables }) => variables)).toEqual([{ id: 'invoice 15', reason }]);
  });

  it('books a movement that fits nothing for the invoice that an ADMIN chooses', async () => {
    const { user, settled } = await open({});
    await user.click(await screen.findByRole('button', { name: 'Rechnung für die Zahlung von ohne Namen wählen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zahlung buchen' });
    expect(within(dialog).getByRole('button', { name: 'Als bezahlt buchen' })).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Offene Rechnung' }), 'invoice 16');
    await user.click(within(dialog).getByRole('button', { name: 'Als bezahlt buchen' }));
    expect(await within(await card('Übrige Eingänge')).findByText('gebucht')).toBeVisible();
    expect(settled().map(({ variables }) => variables['id'])).toEqual(['invoice 16']);
  });

  it('shows at the movement why it was not booked, and tries it again', async () => {
    let isRefused = true;
    const { user, settled } = await open({
      settleInvoicePaidMutation: ({ id }) =>
        id === 'invoice 12' && isRefused
          ? refused('ERR_INVOICE_NOT_UPDATED')
          : accepted({ setAsPaid: { success: true } }),
    });
    await user.click(await screen.findByRole('button', { name: /^2 Zahlungen buchen/ }));
    expect(await screen.findByText(/Die Rechnung konnte nicht geändert werden/)).toBeVisible();
    isRefused = false;
    await user.click(await screen.findByRole('button', { name: /^1 Zahlung buchen/ }));
    const matches = within(await card('Sicher zugeordnet'));
    await waitFor(() => expect(matches.getAllByText('gebucht')).toHaveLength(2));
    expect(settled()).toHaveLength(3);
  });

  it('says what is missing in the file, and that it is from another account', async () => {
    const gaps = [{ kind: 'BETWEEN', iban: 'DE1', on: '2026-11-05', amount: -20_000 }];
    await open({}, { ...reading, gaps, otherAccounts: ['DE02120300000000202051'] });
    expect(await screen.findByText(/Vor dem 5. November 2026 fehlen Umsätze.*200,00/)).toBeVisible();
    expect(screen.getByText(/von einem anderen Konto \(DE02120300000000202051\)/)).toBeVisible();
  });

  it('says why a file is not read, and takes another one', async () => {
    const { user } = await open({ useReadStatementMutation: () => refused('ERR_STATEMENT_UNKNOWN', ['file']) });
    expect(await screen.findByText(/Das ist kein Kontoauszug/)).toBeVisible();
    await user.upload(screen.getByLabelText('Datei auswählen'), new File([new Uint8Array(1_500_000)], 'big.zip'));
    expect(await screen.findByText(/Die Datei ist zu groß/)).toBeVisible();
  });

  it('says that there is nothing in an empty statement', async () => {
    await open({}, { ...reading, entries: [] });
    expect(await screen.findByRole('heading', { name: 'Keine Umsätze' })).toBeVisible();
  });
});
