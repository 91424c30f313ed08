import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dashboardWith } from '../test/dashboard.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const subjectID = '0b000000-0000-4000-8000-000000000001';
const person = { userID: '1001', firstName: 'Anna', lastName: 'Ähre' };
const entry = {
  ...{ at: '2026-06-02T10:00:00Z', action: 'BookingCancelled', cause: 'CLUB', role: 'ADMIN', kind: 'BOOKING' },
  ...{ actor: { userID: '7', firstName: 'Petra', lastName: 'Amsel' }, person, reason: 'Platzpflege', mails: [] },
  before: null,
  details: JSON.stringify({ sport: 'TENNIS', court: 3, date: '2026-06-20', start: '18:00', end: '19:00' }),
  ...{ position: '00000000000000000042', subjectID },
};

it('The club log says who did what to whom, leads there, and keeps its filters in the address', async () => {
  const calls = standInGateway(
    dashboardWith({
      ClubLogListQuery: () =>
        accepted({
          clubLog: { total: 1, entries: [entry] },
          bookingInfos: { sportSettings: [{ name: 'TENNIS', courtList: [{ number: 3, name: 'Platz 3' }] }] },
        }),
      findPeopleQuery: () => accepted({ userPage: { users: [{ ...person, id: 'a', role: 'MEMBER' }] } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/history?kind=BOOKING', isSignedIn: true });
  const list = within(await screen.findByRole('list', { name: /das Neueste zuerst/ }));
  const item = list.getByText('Petra Amsel (Admin) hat storniert.').closest('li');
  for (const fact of ['Grund: Platzpflege', 'Betrifft: Anna Ähre (1001)', 'Position 42', 'Platz 3'])
    expect(item).toHaveTextContent(fact);
  expect(list.getByRole('link', { name: 'Zum Kalender' })).toHaveAttribute(
    'href',
    `/dashboard/booking/TENNIS?date=2026-06-20&booking=${subjectID}`,
  );
  const asked = () => calls.findLast(({ operation }) => operation === 'ClubLogListQuery')?.variables;
  expect(asked()).toMatchObject({ kind: 'BOOKING', person: null, page: 1 });
  await user.type(screen.getByRole('combobox', { name: 'Betrifft' }), 'Ann');
  await user.click(await screen.findByRole('option', { name: 'Ähre, Anna (1001)' }));
  await waitFor(() => expect(asked()).toMatchObject({ kind: 'BOOKING', person: '1001' }));
  await user.click(await screen.findByRole('button', { name: 'Nur diesen Vorgang' }));
  await waitFor(() => expect(asked()).toMatchObject({ person: '1001', subject: subjectID }));
  expect(window.location.search).toBe(`?kind=BOOKING&person=1001&subject=${subjectID}`);
});

it('The club log offers the people whose name is searched for, whose names its texts do not contain', async () => {
  const calls = standInGateway(
    dashboardWith({
      ClubLogListQuery: () => accepted({ clubLog: { total: 0, entries: [] }, bookingInfos: { sportSettings: [] } }),
      findPeopleQuery: () => accepted({ userPage: { users: [{ ...person, id: 'a', role: 'MEMBER' }] } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/history', isSignedIn: true });
  await user.type(await screen.findByRole('searchbox'), 'Ähre');
  await user.click(await screen.findByRole('button', { name: 'Ähre, Anna (1001)' }));
  await waitFor(() => expect(window.location.search).toBe('?person=1001'));
  const asked = () => calls.findLast(({ operation }) => operation === 'ClubLogListQuery')?.variables;
  await waitFor(() => expect(asked()).toMatchObject({ search: '', person: '1001' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(screen.queryByText(/Einträge über eine Person/)).toBeNull();
});

it('The club log can be opened by an address that searches for spaces, and searches for what is typed without those around it', async () => {
  const calls = standInGateway(
    dashboardWith({
      ClubLogListQuery: () =>
        accepted({ clubLog: { total: 1, entries: [entry] }, bookingInfos: { sportSettings: [] } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/history?q=%20%20', isSignedIn: true });
  const field = await screen.findByRole('searchbox');
  expect(await screen.findByText('Petra Amsel (Admin) hat storniert.')).toBeVisible();
  await user.type(field, 'Platz ');
  await waitFor(() => expect(window.location.search).toBe('?q=Platz'));
  const asked = () => calls.findLast(({ operation }) => operation === 'ClubLogListQuery')?.variables;
  await waitFor(() => expect(asked()).toMatchObject({ search: 'Platz' }));
});

it('The club log is filtered by what happened: words are searched for, the choice is in the address and is cleared by one press', async () => {
  const read = {
    ...{ ...entry, kind: 'BANK', action: 'StatementRead', person: null, reason: null },
    details: JSON.stringify({ year: 2026, added: 4, found: 4, format: 'CAMT' }),
  };
  const calls = standInGateway(
    dashboardWith({
      ClubLogListQuery: () => accepted({ clubLog: { total: 1, entries: [read] }, bookingInfos: { sportSettings: [] } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/history?page=2', isSignedIn: true });
  expect(await screen.findByText(/eingelesen \(4 Umsätze, 4 davon neu\)/)).toBeVisible();
  const asked = () => calls.findLast(({ operation }) => operation === 'ClubLogListQuery')?.variables;
  const field = screen.getByRole('combobox', { name: 'Was geschehen ist' });
  await user.type(field, 'rechn storn');
  const list = screen.getByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Die Rechnung storniert',
    'Den Betrag der stornierten Rechnung erstattet',
    'Was für die stornierte Buchung bezahlt oder berechnet war, gilt jetzt für die neue Buchung',
  ]);
  expect(within(list).getByText('Rechnungen')).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Die Rechnung storniert' }));
  await waitFor(() => expect(asked()).toMatchObject({ action: 'InvoiceCancelled', page: 1 }));
  expect(window.location.search).toBe('?action=InvoiceCancelled');

  await user.click(await screen.findByRole('button', { name: 'Leeren' }));
  await waitFor(() => expect(asked()).toMatchObject({ action: null }));
  expect(window.location.search).toBe('');
  expect(field).toHaveValue('');
});

it('The club log offers the kinds of event of the chosen area, and another area ends the choice', async () => {
  const calls = standInGateway(
    dashboardWith({
      ClubLogListQuery: () =>
        accepted({ clubLog: { total: 1, entries: [entry] }, bookingInfos: { sportSettings: [] } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/history?kind=BANK&action=StatementRead', isSignedIn: true });
  const field = await screen.findByRole('combobox', { name: 'Was geschehen ist' });
  expect(field).toHaveValue('Einen Kontoauszug eingelesen');
  await user.clear(field);
  await waitFor(() => expect(window.location.search).toBe('?kind=BANK'));
  await user.click(field);
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3);
  await user.click(screen.getByRole('option', { name: 'Einen Umsatz beiseitegelegt' }));
  await waitFor(() => expect(window.location.search).toBe('?kind=BANK&action=MovementSetAside'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bereich' }), 'Termine');
  await waitFor(() => expect(window.location.search).toBe('?kind=EVENT'));
  const asked = () => calls.findLast(({ operation }) => operation === 'ClubLogListQuery')?.variables;
  await waitFor(() => expect(asked()).toMatchObject({ kind: 'EVENT', action: null }));
});
