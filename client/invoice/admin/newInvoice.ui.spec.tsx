import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { wireItems } from '../invoices.fixture.ts';

const anna = { userID: '1001', firstName: 'Anna', lastName: 'Adler', role: 'MEMBER' };
const billing = {
  generalInfos: { addresses: { invoice: { consignor: 'TC' } } },
  dashboardInfos: { billing: { taxNumber: '1', iban: 'DE02120300000000202051', accountHolder: 'TC' } },
};

it('What somebody else has billed meanwhile is not offered again', async () => {
  let amountDue = 11_100;
  standInGateway(
    dashboardWith({
      BillingNoticeQuery: () => accepted(billing),
      findPeopleQuery: () => accepted({ userPage: { users: [anna] } }),
      InvoicePreviewQuery: () =>
        accepted({
          toInvoiceDataForUser: {
            ...{ totalAmount: 12_700, amountDue, totals: [], items: wireItems },
            invoiceTo: { address: { __typename: 'Address' } },
          },
        }),
      createInvoiceMutation: () => {
        amountDue = 0;
        return refused('ERR_INVOICE_NOT_CREATED', ['invoice.userID']);
      },
    }),
  );
  const path = '/dashboard/invoice/new?user=1001&from=2026-05-01&to=2026-05-31';
  const { user } = await renderApp({ path, isSignedIn: true });
  const submit = { name: /^Rechnung über 111,00\s€ stellen$/ };
  await user.click(await screen.findByRole('button', submit));
  expect(await screen.findByText('Nichts abzurechnen')).toBeVisible();
  expect(screen.getByText(/nichts mehr offen. Vielleicht wurde es schon abgerechnet/)).toBeVisible();
  expect(screen.queryByRole('button', submit)).toBeNull();
});
