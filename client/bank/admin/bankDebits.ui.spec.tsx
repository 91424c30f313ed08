import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { accepted, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';

const movement = (_id: string, others: Readonly<Record<string, unknown>>) => ({
  ...{ _id, bookedOn: '2026-07-02', rest: 0, name: null, returnCode: null, state: 'OPEN', match: 'PROPOSAL' },
  ...{ asideReason: null, note: null, maybeSame: false, problem: null, invoices: [], ...others },
});
const collection = { _id: 'collection 1', executionOn: '2026-07-01' };
const credit = movement('credit', {
  ...{ amount: 1200, rest: 1200, text: 'SAMMLER', reason: 'COLLECTION' },
  debit: { ...collection, amount: 2400, isReturn: false, movementIDs: ['credit', 'other'] },
});
const returned = movement('back', {
  ...{ amount: -1500, rest: 1500, text: 'Rückgabe', reason: 'DEBIT_RETURNED', returnCode: 'AM04' },
  invoices: [{ _id: 'invoice 12', invoiceNumber: '2026-00012', amountDue: 1200, firstName: 'Anna', lastName: 'Netz' }],
  debit: { ...collection, amount: 1200, isReturn: true, movementIDs: ['back'] },
});

const returnable = (count: number) => ({
  ...{ collectionID: `collection ${count}`, invoiceID: `invoice ${count}`, invoiceNumber: `2026-000${count}` },
  ...{ amount: 1200, executionOn: '2026-07-01', firstName: 'Anna', lastName: 'Netz' },
});

const open = async (movements: readonly unknown[]) => {
  const inbox = {
    total: 1,
    open: 1,
    settled: 0,
    setAside: 0,
    outgoing: 0,
    unreadable: 0,
    readUntil: '2026-07-02',
    gaps: [],
  };
  const calls = standInGateway(
    dashboardWith({
      useBankInboxQuery: () => accepted({ bankInbox: { ...inbox, movements, awaited: [] } }),
      settleMovementCollectionMutation: () => accepted({ settleCollection: { success: true } }),
      SplitReturnDialogQuery: () => accepted({ returnableDebits: [12, 13].map(returnable) }),
      SplitReturnDialogMutation: () => accepted({ returnDebits: { success: true } }),
      settleMovementDebitMutation: () => accepted({ returnDebit: { success: true } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/bank', isSignedIn: true });
  const sent = () =>
    calls
      .filter(({ operation }) => /^settle|SplitReturnDialogMutation/.test(operation))
      .map(({ variables }) => variables);
  return { user, sent, card: within(await screen.findByRole('region', { name: 'Vorschläge' })) };
};

afterEach(() => vi.restoreAllMocks());

describe('Movements of direct debits on the bank page', () => {
  it('name their collection, and all of them settle it by one tap', async () => {
    const { user, sent, card } = await open([credit]);
    expect(card.getByRole('link', { name: 'Lastschrifteinzug vom 1. Juli 2026' })).toHaveAttribute(
      'href',
      '/dashboard/bank/debits/collection 1',
    );
    expect(card.getByText('Gutschrift eines Lastschrifteinzugs')).toBeVisible();
    await user.click(card.getByRole('button', { name: /^Zahlung von ohne Namen für Lastschrifteinzug/ }));
    expect(await card.findByText('gebucht')).toBeVisible();
    expect(sent()).toEqual([{ id: 'collection 1', movementIDs: ['credit', 'other'] }]);
  });

  it.each([
    ['AM04', 'AM04', 'Die Zahlung kam zurück (Konto nicht gedeckt, AM04)'],
    ['RETURN', 'MS03', 'Die Zahlung kam zurück (RETURN)'],
  ])(
    'that came back open the invoice again with the reason %s, and say what the banks took',
    async (code, reason, shown) => {
      const { user, sent, card } = await open([{ ...returned, returnCode: code }]);
      expect(card.getByText(shown)).toBeVisible();
      await user.click(card.getByRole('button', { name: 'Rechnung 2026-00012 wieder öffnen' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(/Die Banken haben dafür 3,00\s€ mehr abgebucht/)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Wieder öffnen' }));
      expect(await card.findByText('wieder offen')).toBeVisible();
      expect(sent()).toEqual([{ id: 'collection 1', invoiceID: 'invoice 12', reason, movementID: 'back' }]);
    },
  );

  it('that are several in one sum are chosen one by one, with the fees of the banks', async () => {
    const { user, sent, card } = await open([{ ...returned, amount: -2400, rest: 2400, invoices: [], debit: null }]);
    await user.click(card.getByRole('button', { name: /^Lastschriften wählen/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zurückgegebene Lastschriften' }));
    const book = dialog.getByRole('button', { name: 'Wieder öffnen' });
    expect(book).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Lastschrift'), 'collection 12 invoice 12');
    expect(dialog.getByText(/12,00\s€ sind Gebühren/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Weitere Lastschrift'), 'collection 13 invoice 13');
    expect(dialog.queryByText(/sind Gebühren/)).toBeNull();
    await user.click(book);
    await expect.poll(sent).toEqual([
      {
        ...{ movementID: 'back', reason: 'AM04' },
        debits: [
          { collectionID: 'collection 12', invoiceID: 'invoice 12' },
          { collectionID: 'collection 13', invoiceID: 'invoice 13' },
        ],
      },
    ]);
  });
});
