import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardWith } from '../test/dashboard.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const credit = {
  ...{ _id: 'c1', amount: 4_350, rest: 4_350, receivedOn: '2026-06-10', invoiceNumber: '2026-00011' },
  person: { firstName: 'Anna', lastName: 'Adler' },
  openInvoices: [
    { _id: 'i2', invoiceNumber: '2026-00012', openAmount: 2_000 },
    { _id: 'i3', invoiceNumber: '2026-00013', openAmount: 500 },
  ],
};
const noInvoices = { total: 0, open: 0, overdue: 0, years: [], invoices: [] };
const mutations = ['CreditRefundDialogMutation', 'CreditSetOffDialogMutation', 'CreditWithdrawDialogMutation'];

describe('What payers have paid too much', () => {
  const openList = async (answer: Answer = accepted({ any: { success: true } }), shown: object = credit) => {
    let credits: readonly unknown[] = [shown];
    const answered = () => {
      credits = [];
      return answer;
    };
    const calls = standInGateway(
      dashboardWith({
        InvoiceListQuery: () => accepted({ invoicePage: noInvoices }),
        ClubRefundsQuery: () => accepted({ clubRefunds: [] }),
        PaymentTasksQuery: () => accepted({ paymentTasks: [] }),
        DebitRefundsQuery: () => accepted({ debitRefunds: [] }),
        CreditsQuery: () => accepted({ credits }),
        ...Object.fromEntries(mutations.map((name) => [name, answered])),
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/invoice?state=REFUND_DUE', isSignedIn: true });
    const open = async (name: RegExp) => {
      await user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog'));
    };
    const sent = () => calls.filter(({ operation }) => mutations.includes(operation)).map(({ variables }) => variables);
    return { user, open, sent };
  };

  it('is paid back with the receipt, and then leaves the list', async () => {
    const { user, open, sent } = await openList();
    const name = /^Guthaben auszahlen: 43,50\s€ an Anna Adler, Rechnung 2026-00011$/;
    const dialog = await open(name);
    await user.type(dialog.getByLabelText('Beleg (freiwillig)'), 'Auszug 12');
    await user.click(dialog.getByRole('button', { name: 'Als erstattet markieren' }));
    expect(await screen.findByText('Die Auszahlung ist eingetragen.')).toBeVisible();
    expect(sent()).toMatchObject([{ id: 'c1', method: 'BANK', reference: 'Auszug 12' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  });

  it('pays the open invoice that is chosen', async () => {
    const { user, open, sent } = await openList();
    const dialog = await open(/^Guthaben verrechnen: 43,50/);
    expect(dialog.getByRole('option', { name: /2026-00012, offen 20,00\s€/ })).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Offene Rechnung'), 'i3');
    await user.click(dialog.getByRole('button', { name: 'Verrechnen' }));
    expect(await screen.findByText('Das Guthaben ist verrechnet.')).toBeVisible();
    expect(sent()).toMatchObject([{ id: 'c1', invoiceID: 'i3' }]);
  });

  it('is withdrawn as long as all of it is left; a refusal is shown', async () => {
    const { user, open } = await openList(refused('ERR_CREDIT_NOT_UPDATED'));
    const dialog = await open(/^Guthaben zurücknehmen: 43,50/);
    await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Von diesem Guthaben ist nicht mehr genug da');
  });

  it('offers only what is possible', async () => {
    await openList(undefined, { ...credit, rest: 100, openInvoices: [] });
    expect(await screen.findByRole('button', { name: /^Guthaben auszahlen: 1,00/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /verrechnen|zurücknehmen/ })).toBeNull();
  });
});
