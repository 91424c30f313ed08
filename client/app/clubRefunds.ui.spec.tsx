import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardWith } from '../test/dashboard.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const due = { _id: 'b1', kind: 'COURT', date: '2026-06-10', amount: 1_600, firstName: 'Anna', lastName: 'Adler' };
const recorded = accepted({ setItemRefunded: { success: true } });
const noInvoices = { total: 0, open: 0, overdue: 0, years: [], invoices: [] };

describe('What is to be paid back of what was paid at the club', () => {
  const openList = async (answer: Answer) => {
    let refunds: readonly unknown[] = [due];
    const calls = standInGateway(
      dashboardWith({
        InvoiceListQuery: () => accepted({ invoicePage: noInvoices }),
        ClubRefundsQuery: () => accepted({ clubRefunds: refunds }),
        CreditsQuery: () => accepted({ credits: [] }),
        DebitRefundsQuery: () => accepted({ debitRefunds: [] }),
        PaymentTasksQuery: () => accepted({ paymentTasks: [] }),
        ClubRefundDialogMutation: () => {
          if (answer === recorded) refunds = [];
          return answer;
        },
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/invoice?state=REFUND_DUE', isSignedIn: true });
    const button = { name: /^Zurückgezahlt: Platz vom .*, Anna Adler$/ };
    await user.click(await screen.findByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ist das Geld zurückgezahlt?' }));
    const sent = () => calls.filter(({ operation }) => operation === 'ClubRefundDialogMutation');
    return { user, dialog, button, sent };
  };

  it('is listed where refunds are, and leaves the list once it is recorded, with the receipt', async () => {
    const { user, dialog, button, sent } = await openList(recorded);
    expect(dialog.getByText(/Der Verein hat 16,00\s€ an Anna Adler zurückgezahlt/)).toBeVisible();
    await user.type(dialog.getByLabelText('Beleg (freiwillig)'), ' Kasse 8 ');
    await user.click(dialog.getByRole('button', { name: 'Als erstattet markieren' }));
    expect(await screen.findByText('Die Erstattung ist vermerkt.')).toBeVisible();
    expect(sent().map(({ variables }) => variables)).toMatchObject([
      { id: 'b1', kind: 'COURT', method: 'OTHER', reference: 'Kasse 8' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
  });

  it('shows why the server refuses it, and is not paid back in the future', async () => {
    const { user, dialog, sent } = await openList(refused('ERR_INVOICE_NOT_UPDATED'));
    await user.click(dialog.getByRole('button', { name: 'Als erstattet markieren' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.clear(dialog.getByLabelText('Zurückgezahlt am'));
    await user.type(dialog.getByLabelText('Zurückgezahlt am'), '2099-01-01');
    await user.click(dialog.getByRole('button', { name: 'Als erstattet markieren' }));
    expect(await dialog.findByText(/nicht in der Zukunft/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
