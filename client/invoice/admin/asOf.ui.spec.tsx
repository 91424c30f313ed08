import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { accepted, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { ben, wireInvoice } from '../invoices.fixture.ts';

const [first, second] = ['2026-06-01T10:00:00.000Z', '2026-06-20T10:00:00.000Z'];
const entry = {
  ...{ at: first, position: '0007', action: 'InvoiceIssued', subjectID: wireInvoice('2026-00001')._id, actor: ben },
  ...{ cause: 'CLUB', role: 'ADMIN', reason: null, details: '{"number":"2026-00001"}', before: null, mails: [] },
};
const now = [
  wireInvoice('2026-00002', { invoiceTo: ben }),
  wireInvoice('2026-00001', { state: 'PAID', paidAt: '2026-06-20', warningLevel: 1 }),
];

it('Travels through what happened to the invoices of a year, and says what is another way now', async () => {
  const calls = standInGateway(
    dashboardWith({
      InvoicesAsOfQuery: () =>
        accepted({
          invoicesHistory: [
            { at: first, position: '0007' },
            { at: second, position: '0008' },
          ],
        }),
      fetchInvoicesAsOfQuery: ({ at }) => accepted({ invoicesAsOf: at === first ? [wireInvoice('2026-00001')] : now }),
      HappenedToInvoicesQuery: () => accepted({ invoicesHistory: [entry] }),
    }),
  );
  await renderApp({ path: '/dashboard/invoice/as-of?year=2026', isSignedIn: true });
  const slider = await screen.findByRole('slider', { name: 'Stand' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Rechnungen aus 2026, wie sie jetzt sind');
  expect(slider).toHaveValue('3');
  fireEvent.change(slider, { target: { value: '1' } });
  await waitFor(() =>
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('1. Juni 2026, 12:00 Uhr')),
  );
  expect(window.location.search).toContain(`at=${encodeURIComponent(first)}&position=0007`);
  expect(await screen.findByText('2 Rechnungen sind jetzt anders')).toBeVisible();
  expect(screen.getByText(/Cramer, Ben, 111,00\s€: danach neu gestellt/)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Rechnungen' });
  const row = within(table).getByRole('row', { name: /2026-00001/ });
  expect(within(row).getByText('angemahnt, bezahlt')).toBeVisible();
  // It was not late on that day, whatever today is.
  expect(within(row).getByText('Zugestellt')).toBeVisible();
  expect(screen.getByText('Offen', { selector: 'dt' }).closest('dl')).toHaveTextContent(
    /Offen111,00\s€.*Bezahlt0,00\s€/,
  );
  const happened = await screen.findByRole('list', { name: 'Was zu diesem Zeitpunkt geschah' });
  expect(within(happened).getByText('Ben Cramer (Admin) hat die Rechnung 2026-00001 gestellt.')).toBeVisible();
  expect(
    calls.filter(({ operation }) => operation === 'fetchInvoicesAsOfQuery').map(({ variables }) => variables),
  ).toContainEqual({ year: 2026, month: null, at: first });
});

it('Says where no invoice was issued', async () => {
  standInGateway(
    dashboardWith({
      InvoicesAsOfQuery: () => accepted({ invoicesHistory: [] }),
      fetchInvoicesAsOfQuery: () => accepted({ invoicesAsOf: [] }),
    }),
  );
  await renderApp({ path: '/dashboard/invoice/as-of?year=2020&month=2', isSignedIn: true });
  expect(await screen.findByText('In dieser Zeit wurde keine Rechnung gestellt')).toBeVisible();
});

it('Compares two moments', async () => {
  const third = '2026-07-01T10:00:00.000Z';
  standInGateway(
    dashboardWith({
      InvoicesAsOfQuery: () =>
        accepted({
          invoicesHistory: [
            { at: first, position: '0007' },
            { at: second, position: '0008' },
            { at: third, position: '0009' },
          ],
        }),
      fetchInvoicesAsOfQuery: ({ at }) =>
        accepted({
          invoicesAsOf:
            at === first ? [wireInvoice('2026-00001')] : at === second ? [now[1]] : [...now, wireInvoice('2026-00003')],
        }),
      HappenedToInvoicesQuery: () => accepted({ invoicesHistory: [entry] }),
    }),
  );
  await renderApp({
    path: `/dashboard/invoice/as-of?year=2026&at=${first}&compare=${second}`,
    isSignedIn: true,
  });
  expect(await screen.findByText('1 Rechnung war am 20. Juni 2026, 12:00 Uhr anders')).toBeVisible();
  expect(screen.getByText(/: danach angemahnt, bezahlt$/)).toBeVisible();
  const compared = screen.getByRole('slider', { name: 'Verglichen mit einem späteren Stand' });
  fireEvent.change(compared, { target: { value: '4' } });
  expect(await screen.findByText('3 Rechnungen sind jetzt anders')).toBeVisible();
  expect(window.location.search).not.toContain('compare');
});
