import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardWith } from '../test/dashboard.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const person = { userID: '1002', firstName: 'Ben', lastName: 'Bauer' };
const failed = {
  ...{ _id: 'r1', kind: 'REFUND_FAILED', amount: 1_600, method: 'PAYPAL', since: '2026-06-10T08:00:00Z', person },
};
const reversed = { ...failed, _id: 'r2', kind: 'REVERSED', amount: 2_000, method: 'CREDIT_CARD' };
const noInvoices = { total: 0, open: 0, overdue: 0, years: [], invoices: [] };

describe('What is to be settled at a payment provider', () => {
  const openList = async (answers: Readonly<Record<string, Answer>> = {}) => {
    let tasks: readonly unknown[] = [failed, reversed];
    const answered = (operation: string, usual: Answer) => () => {
      const answer = answers[operation] ?? usual;
      if (answer === usual) tasks = [reversed];
      return answer;
    };
    const calls = standInGateway(
      dashboardWith({
        InvoiceListQuery: () => accepted({ invoicePage: noInvoices }),
        ClubRefundsQuery: () => accepted({ clubRefunds: [] }),
        CreditsQuery: () => accepted({ credits: [] }),
        DebitRefundsQuery: () => accepted({ debitRefunds: [] }),
        PaymentTasksQuery: () => accepted({ paymentTasks: tasks }),
        PaymentTaskActionsMutation: answered(
          'PaymentTaskActionsMutation',
          accepted({ retryOnlineRefund: { success: true } }),
        ),
        RefundOtherwiseDialogMutation: answered(
          'RefundOtherwiseDialogMutation',
          accepted({ setOnlineRefundMade: { success: true } }),
        ),
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/invoice?state=REFUND_DUE', isSignedIn: true });
    await screen.findByText('Erstattung gescheitert (PayPal)');
    const button = (name: RegExp) => screen.queryByRole('button', { name });
    const sent = (operation: string) =>
      calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
    return { user, button, sent };
  };

  it('has a failed refund tried again, which is no task then', async () => {
    const { user, button, sent } = await openList();
    const retry = /^Noch einmal versuchen: 16,00\s€ an Ben Bauer$/;
    await user.click(await screen.findByRole('button', { name: retry }));
    expect(await screen.findByText('Der Anbieter wird noch einmal gefragt.')).toBeVisible();
    expect(sent('PaymentTaskActionsMutation')).toMatchObject([{ id: 'r1' }]);
    await waitFor(() => expect(button(retry)).toBeNull());
  });

  it('says why it is not tried again', async () => {
    const { user } = await openList({ PaymentTaskActionsMutation: refused('ERR_BOOKING_NOT_UPDATED') });
    await user.click(await screen.findByRole('button', { name: /^Noch einmal versuchen/ }));
    expect(await screen.findByText(/^Die Buchung konnte nicht geändert werden/)).toBeVisible();
  });

  it('records that it was paid back in another way', async () => {
    const { user, sent } = await openList();
    await user.click(await screen.findByRole('button', { name: /^Anders zurückgezahlt: 16,00\s€ an Ben Bauer$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/16,00\s€ an Ben Bauer zurückgezahlt, statt über PayPal/)).toBeVisible();
    await user.type(dialog.getByLabelText('Beleg (freiwillig)'), 'Auszug 12');
    await user.click(dialog.getByRole('button', { name: 'Als erstattet markieren' }));
    expect(await screen.findByText('Die Erstattung ist vermerkt.')).toBeVisible();
    expect(sent('RefundOtherwiseDialogMutation')).toMatchObject([{ id: 'r1', method: 'BANK', reference: 'Auszug 12' }]);
  });

  it('leads from a payment that was taken back to an invoice for the person', async () => {
    await openList();
    const link = screen.getByRole('link', { name: /^Rechnung stellen: 20,00\s€ von Ben Bauer$/ });
    expect(link).toHaveAttribute('href', '/dashboard/invoice/new?user=1002');
    expect(screen.getByText('Zahlung zurückgeholt (Kreditkarte)')).toBeVisible();
  });
});
