import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardWith } from '../test/dashboard.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const due = {
  ...{ collectionID: 'c1', invoiceID: 'i1', invoiceNumber: '2026-00011', amount: 1_200, executionOn: '2026-06-10' },
  person: { userID: '1001', firstName: 'Anna', lastName: 'Adler' },
};
const recorded = accepted({ setDebitRefunded: { success: true } });
const noInvoices = { total: 0, open: 0, overdue: 0, years: [], invoices: [] };

describe('What direct debits have collected too much', () => {
  const openList = async (answer: Answer) => {
    let refunds: readonly unknown[] = [due];
    const calls = standInGateway(
      dashboardWith({
        InvoiceListQuery: () => accepted({ invoicePage: noInvoices }),
        ClubRefundsQuery: () => accepted({ clubRefunds: [] }),
        PaymentTasksQuery: () => accepted({ paymentTasks: [] }),
        CreditsQuery: () => accepted({ credits: [] }),
        DebitRefundsQuery: () => accepted({ debitRefunds: refunds }),
        DebitRefundDialogMutation: () => {
          if (answer === recorded) refunds = [];
          return answer;
        },
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/invoice?state=REFUND_DUE', isSignedIn: true });
    const button = { name: /^Zurückgezahlt: 12,00\s€ an Anna Adler, Rechnung 2026-00011$/ };
    await user.click(await screen.findByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ist das Geld zurückgezahlt?' }));
    const sent = () => calls.filter(({ operation }) => operation === 'DebitRefundDialogMutation');
    return { user, dialog, button, sent };
  };

  it('is listed where refunds are, and leaves the list once it is recorded, with the receipt', async () => {
    const { user, dialog, button, sent } = await openList(recorded);
    expect(dialog.getByText(/Der Verein hat 12,00\s€ an Anna Adler zurückgezahlt/)).toBeVisible();
    await user.type(dialog.getByLabelText('Beleg (freiwillig)'), ' Auszug 12 ');
    await user.click(dialog.getByRole('button', { name: 'Als erstattet markieren' }));
    expect(await screen.findByText('Die Erstattung ist vermerkt.')).toBeVisible();
    expect(sent().map(({ variables }) => variables)).toMatchObject([
      { id: 'c1', invoiceID: 'i1', method: 'BANK', reference: 'Auszug 12' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
  });

  it('shows why the server refuses it', async () => {
    const { user, dialog } = await openList(refused('ERR_DEBIT_NOT_UPDATED'));
    await user.click(dialog.getByRole('button', { name: 'Als erstattet markieren' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
  });
});
