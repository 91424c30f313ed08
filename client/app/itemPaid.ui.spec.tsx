import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { detailsOf, annas, openCalendar } from '../booking/admin/openCalendar.fixture.tsx';
import { wireItems } from '../invoice/invoices.fixture.ts';
import { dashboardWith } from '../test/dashboard.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const recorded = accepted({ setItemPaid: { success: true } });
const anna = { userID: '1001', firstName: 'Anna', lastName: 'Adler', role: 'MEMBER' };
const billing = {
  generalInfos: { addresses: { invoice: { consignor: 'TC' } } },
  dashboardInfos: { billing: { taxNumber: '1', iban: 'DE02120300000000202051', accountHolder: 'TC' } },
};

describe('What was paid at the club', () => {
  const openPreview = async (answer: Answer) => {
    let items: unknown = wireItems;
    const calls = standInGateway(
      dashboardWith({
        BillingNoticeQuery: () => accepted(billing),
        findPeopleQuery: () => accepted({ userPage: { users: [anna] } }),
        InvoicePreviewQuery: () =>
          accepted({
            toInvoiceDataForUser: {
              ...{ totalAmount: 12_700, amountDue: 11_100, totals: [], items },
              invoiceTo: { address: { __typename: 'Address' } },
            },
          }),
        useSetItemPaidMutation: () => {
          if (answer === recorded) items = { ...wireItems, bookings: wireItems.bookings.slice(1) };
          return answer;
        },
      }),
    );
    const { user } = await renderApp({
      path: '/dashboard/invoice/new?user=1001&from=2026-05-01&to=2026-05-31',
      isSignedIn: true,
    });
    const button = { name: 'Beim Verein bezahlt: Tennis, Platz 1' };
    await user.click(await screen.findByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Beim Verein bezahlt?' }));
    const sent = () => calls.filter(({ operation }) => operation === 'useSetItemPaidMutation');
    return { user, dialog, button, sent };
  };

  it('is recorded of one item after a question, with the receipt, and leaves the preview', async () => {
    const { user, dialog, button, sent } = await openPreview(recorded);
    expect(dialog.getByText(/Tennis, Platz 1: 16,00\s€ sind da/)).toBeVisible();
    await user.type(dialog.getByLabelText('Beleg (freiwillig)'), ' Kassenbuch 7 ');
    await user.dblClick(dialog.getByRole('button', { name: 'Als bezahlt eintragen' }));
    expect(await screen.findByText('Die Zahlung ist eingetragen.')).toBeVisible();
    expect(sent().map(({ variables }) => variables)).toMatchObject([
      { id: 'b1', kind: 'COURT', reference: 'Kassenbuch 7' },
    ]);
    expect(screen.queryByRole('button', button)).toBeNull();
  });

  it('is not offered for what is paid, and shows why the server refuses it', async () => {
    const { user, dialog } = await openPreview(refused('ERR_INVOICE_NOT_UPDATED'));
    expect(screen.getAllByText('Beim Verein bezahlt')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Als bezahlt eintragen' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
  });

  it('is not in the future', async () => {
    const { user, dialog, sent } = await openPreview(recorded);
    await user.clear(dialog.getByLabelText('Bezahlt am'));
    await user.type(dialog.getByLabelText('Bezahlt am'), '2099-01-01');
    await user.click(dialog.getByRole('button', { name: 'Als bezahlt eintragen' }));
    expect(await dialog.findByText(/nicht in der Zukunft/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is recorded of a booking beside the plan', async () => {
    let paid = {};
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?booking=2-18%3A00',
      operations: {
        BookingDetailsQuery: () => detailsOf(annas, paid),
        useSetItemPaidMutation: () => {
          paid = { paymentState: 'PAID' };
          return recorded;
        },
      },
    });
    const panel = within(await screen.findByRole('complementary', { name: 'Buchung' }));
    await user.click(await panel.findByRole('button', { name: /^Beim Verein bezahlt/ }));
    await user.click(await screen.findByRole('button', { name: 'Als bezahlt eintragen' }));
    expect(await screen.findByText('Die Zahlung ist eingetragen.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'useSetItemPaidMutation')?.variables).toMatchObject({
      kind: 'COURT',
      reference: null,
    });
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Beim Verein bezahlt/ })).toBeNull());
  });
});
