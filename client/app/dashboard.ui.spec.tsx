import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { accessToken } from '../test/accessToken.ts';
import { account, dashboardWith, viewerWith } from '../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const open = async (path: string, operations: Operations) => {
  const calls = standInGateway(dashboardWith(operations));
  const opened = await renderApp({ path, isSignedIn: true });
  return { ...opened, calls };
};
const listOf = (...users: readonly ReturnType<typeof account>[]): Operations => ({
  UserListQuery: () => accepted({ userPage: { total: users.length, users } }),
});
const address = () => window.location.pathname + window.location.search;

describe('The dashboard', () => {
  it('is refused to visitors without the role ADMIN', async () => {
    await open('/dashboard/user', {
      useViewerQuery: () => viewerWith('MEMBER'),
      useBookingSetupQuery: () => refused('ERR_DB_CONNECTION'),
      useOwnBookingsQuery: () => refused('ERR_DB_CONNECTION'),
      ...listOf(),
    });
    await waitFor(() => expect(address()).toBe('/booking'));
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  });

  it('says at its foot which version it is of', async () => {
    await open('/dashboard/user', listOf(account('1001')));
    expect(await screen.findByText(`Platzwart, Version ${manifest.version}`)).toBeVisible();
  });

  it('closes at once for an admin who loses the role', async () => {
    let role: 'ADMIN' | 'MEMBER' = 'ADMIN';
    await open('/dashboard/user', {
      useViewerQuery: () => viewerWith(role),
      useBookingSetupQuery: () => refused('ERR_DB_CONNECTION'),
      useOwnBookingsQuery: () => refused('ERR_DB_CONNECTION'),
      ...listOf(account('1001')),
    });
    expect(await screen.findByRole('link', { name: 'Adler, Anna' })).toBeVisible();
    role = 'MEMBER';
    await waitFor(() => expect(address()).toBe('/booking'));
  });

  it('shows a page for unknown addresses', async () => {
    await open('/dashboard/nowhere', {});
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('opens its menu on a phone, and closes it when a page was chosen', async () => {
    const { user } = await open('/dashboard/user', {
      ...listOf(account('1001')),
      useNewAccountQuery: () => noNumbers(),
    });
    const button = await screen.findByRole('button', { name: 'Dashboard: Konten' });
    await user.click(button);
    const menu = within(screen.getByRole('dialog')).getByRole('navigation', { name: 'Dashboard' });
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Alle Konten');
    await user.click(within(menu).getByRole('link', { name: 'Neues Konto' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Neues Konto' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const noNumbers = () =>
  accepted({ bookingInfos: { discount: 0 }, members: { users: [] }, trainers: { users: [] }, admins: { users: [] } });

describe('The list of accounts', () => {
  it('is searched, filtered and sorted by the server, according to the address', async () => {
    const { user, calls } = await open('/dashboard/user?role=MEMBER&page=2', listOf(account('1001')));
    await screen.findByRole('link', { name: 'Adler, Anna' });
    const lastAsked = () => calls.findLast(({ operation }) => operation === 'UserListQuery')?.variables;
    expect(lastAsked()).toMatchObject({ role: 'MEMBER', state: null, page: 2, sort: 'NAME', descending: false });
    await user.type(screen.getByRole('searchbox', { name: 'Suchen' }), 'adl');
    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'adl', role: 'MEMBER', page: 1 }));
    await user.click(screen.getByRole('button', { name: 'Nummer' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'MEMBER_NUMBER', descending: false }));
    const head = screen.getByRole('columnheader', { name: 'Nummer' });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await user.click(screen.getByRole('button', { name: 'Nummer' }));
    await waitFor(() => expect(address()).toBe('/dashboard/user?q=adl&role=MEMBER&sort=MEMBER_NUMBER&order=down'));
  });

  it('is sorted the other way by a second click, also while the first has not been answered', async () => {
    const all = accepted({ userPage: { total: 1, users: [account('1001')] } });
    const { user } = await open('/dashboard/user', {
      UserListQuery: ({ sort }) => (sort === 'NAME' ? all : new Promise(() => undefined)),
    });
    await user.click(await screen.findByRole('button', { name: 'Nummer' }));
    await waitFor(() => expect(address()).toBe('/dashboard/user?sort=MEMBER_NUMBER'));
    await user.click(screen.getByRole('button', { name: 'Nummer' }));
    await waitFor(() => expect(address()).toBe('/dashboard/user?sort=MEMBER_NUMBER&order=down'));
  });

  it('follows the row height of the settings', async () => {
    window.localStorage.setItem('density', 'compact');
    await open('/dashboard/user', listOf(account('1001')));
    expect(await screen.findByRole('table', { name: 'Konten' })).toHaveAttribute('data-density', 'compact');
  });

  it('keeps its columns, however long a name is', async () => {
    await open(
      '/dashboard/user',
      listOf(account('1001', { lastName: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe' })),
    );
    expect(await screen.findByRole('table', { name: 'Konten' })).toHaveStyle({ tableLayout: 'fixed' });
    expect(screen.getByRole('columnheader', { name: 'Nummer' })).toHaveStyle({ width: '6.5rem' });
  });

  it('shows that no account matches, and offers to clear the filter', async () => {
    const { user } = await open('/dashboard/user?q=niemand', listOf());
    expect(await screen.findByText('Nichts gefunden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(address()).toBe('/dashboard/user');
    expect(await screen.findByText('Noch keine Konten')).toBeVisible();
  });

  it('names the call that failed, and can be loaded again', async () => {
    const correlationId = '3f2a1b9c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
    const answers = [
      refused('ERR_DB_CONNECTION', [], { correlationId }),
      accepted({ userPage: { total: 1, users: [account('1001')] } }),
    ];
    const { user } = await open('/dashboard/user', {
      UserListQuery: () => answers.shift() ?? refused('ERR_SERVER'),
    });
    expect(await screen.findByText(/nicht erreichbar.* \(#3f2a1b9c\)$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Adler, Anna' })).toBeVisible();
  });
});

const openMenuOf = async (user: Awaited<ReturnType<typeof open>>['user'], action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Anna Adler' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('Deleting an account', () => {
  const booking = {
    __typename: 'Booking',
    sport: 'TENNIS',
    court: 3,
    date: '2026-06-20',
    start: '10:00',
    end: '11:00',
  };
  const preview = (isLastAdmin: boolean) => () =>
    accepted({
      userToDelete: { isLastAdmin, pastBookings: 2, hoursLeft: 3.5, futureBookings: [{ ...booking, id: 'b' }] },
    });

  it('shows the consequences, and requires the number to be typed', async () => {
    const { user, calls } = await open('/dashboard/user', {
      ...listOf(account('1001')),
      DeleteQuestionQuery: preview(false),
      useDeleteUserMutation: () => accepted({ deleteUser: { success: true } }),
    });
    await openMenuOf(user, 'Löschen');
    const question = await screen.findByRole('dialog', { name: 'Anna Adler löschen?' });
    expect(await within(question).findByText('1 kommende Buchung wird storniert:')).toBeVisible();
    expect(question).toHaveTextContent('20. Juni 2026, 10:00–11:00 Uhr, Tennis, Center Court');
    expect(question).toHaveTextContent('Auf Stundenkarten sind noch 3,5 Std.');
    expect(question).toHaveTextContent('2 vergangene Buchungen bleiben ohne Namen');
    await user.click(within(question).getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => expect(within(question).getByText('Das ist nicht die Nummer 1001.')).toBeVisible());
    await user.type(within(question).getByRole('textbox'), '1001');
    await user.click(within(question).getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText('Anna Adler ist gelöscht.')).toBeVisible();
    const deletions = calls.filter(({ operation }) => operation === 'useDeleteUserMutation');
    expect(deletions.map(({ variables }) => variables)).toEqual([{ userID: '1001' }]);
  });

  it('is not offered for the last admin, and says why', async () => {
    const { user } = await open('/dashboard/user', {
      ...listOf(account('1001')),
      DeleteQuestionQuery: preview(true),
    });
    await openMenuOf(user, 'Löschen');
    expect(await screen.findByText(/Dies ist das letzte Konto der Verwaltung/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Endgültig löschen' })).toBeNull();
  });
});

describe('Editing an account', () => {
  const edited = (changed: Readonly<Record<string, unknown>>, admins: number): Operations => ({
    ...listOf(),
    useEditedUserQuery: () => accepted({ user: account('1001', changed), admins: { total: admins } }),
    useUpdateUserMutation: () => accepted({ updateUser: { user: account('1001') } }),
  });
  const fields = () => screen.findByRole('textbox', { name: 'Vorname' });

  it('sends only what was changed, once', async () => {
    const { user, calls } = await open('/dashboard/user/1001/edit', edited({}, 2));
    await user.clear(await screen.findByRole('textbox', { name: 'Rabatt in Prozent' }));
    await user.type(screen.getByRole('textbox', { name: 'Rabatt in Prozent' }), '20');
    await user.dblClick(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Gespeichert: Anna Adler.')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'useUpdateUserMutation');
    expect(sent.map(({ variables }) => variables)).toEqual([{ userID: '1001', user: { discount: 20 } }]);
    await waitFor(() => expect(address()).toBe('/dashboard/user'));
  });

  it('asks before changes are lost', async () => {
    const { user } = await open('/dashboard/user/1001/edit', edited({}, 2));
    await user.type(await fields(), 'lena');
    await user.click(screen.getByRole('link', { name: 'Abbrechen' }));
    const question = await screen.findByRole('dialog', { name: 'Seite verlassen?' });
    await user.click(within(question).getByRole('button', { name: 'Hier bleiben' }));
    expect(await fields()).toHaveValue('Annalena');
    await user.click(screen.getByRole('link', { name: 'Abbrechen' }));
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(address()).toBe('/dashboard/user'));
  });

  it('continues with the same input after the session ended', async () => {
    const { user, session } = await open('/dashboard/user/1001/edit', edited({}, 2));
    await user.type(await fields(), 'lena');
    session.expire();
    expect(await screen.findByText(/Deine Sitzung ist abgelaufen/)).toBeVisible();
    session.signIn(accessToken(Math.floor(Date.now() / 1_000) + 7_200));
    expect(await fields()).toHaveValue('Annalena');
  });

  it('disables role and access for the last admin, and says why', async () => {
    await open('/dashboard/user/1001/edit', edited({ role: 'ADMIN' }, 1));
    await fields();
    expect(screen.getByText(/Rolle und Zugang bleiben/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Rolle' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Konto ist aktiv' })).toBeNull();
  });

  it('shows a duplicate number at its field, with its owner', async () => {
    const { user } = await open('/dashboard/user/1001/edit', {
      ...edited({}, 2),
      findOwnerByNumberQuery: () => accepted({ user: { ...account('1002'), firstName: 'Ben', lastName: 'Bauer' } }),
    });
    const number = await screen.findByRole('textbox', { name: 'Mitgliedsnummer' });
    await user.clear(number);
    await user.type(number, '1002');
    await user.tab();
    expect(await screen.findByText('Diese Nummer gehört Ben Bauer.')).toBeVisible();
  });
});

describe('Importing members', () => {
  it('lists every problem by its line, and creates only accounts that were checked and are valid', async () => {
    const read = { ignoredColumns: [], rest: null, preview: [], problems: [] };
    const problem = { line: 3, field: 'email', code: 'ERR_EMAIL_ALREADY_EXISTS', value: 'anna@musterstadt.example' };
    const { user, calls } = await open('/dashboard/user/import', {
      useImportMutation: ({ csv }) =>
        String(csv).includes('anna@')
          ? accepted({ importUsers: { ...read, created: 1, invited: 1, problems: [problem] } })
          : accepted({ importUsers: { ...read, created: 2, invited: 2 } }),
    });
    const text = await screen.findByRole('textbox', { name: /Oder füge die Zeilen/ });
    await user.click(text);
    await user.paste('Vorname;Nachname;E-Mail\nBen;Bauer;ben@x.example\nAnna;Adler;anna@musterstadt.example');
    await user.click(screen.getByRole('button', { name: 'Prüfen' }));
    const problems = await screen.findByRole('table', { name: 'Was nicht stimmt' });
    expect(within(problems).getAllByRole('row')[1]).toHaveTextContent(
      /^3E-Mailanna@musterstadt.exampleDiese Adresse gehört schon zu einem Konto/,
    );
    expect(screen.getByRole('button', { name: '1 Konto anlegen und einladen' })).toBeVisible();
    await user.clear(text);
    await user.paste('Vorname;Nachname;E-Mail\nBen;Bauer;ben@x.example\nEva;Adler;eva@x.example');
    await user.click(screen.getByRole('button', { name: 'Prüfen' }));
    await user.click(await screen.findByRole('button', { name: '2 Konten anlegen und einladen' }));
    expect(await screen.findByText(/2 Konten angelegt/)).toBeVisible();
    expect(calls.flatMap(({ variables }) => ('dryRun' in variables ? [variables['dryRun']] : []))).toEqual([
      true,
      true,
      false,
    ]);
  });

  const lines = 'Vorname;Nachname;E-Mail\nBen;Bauer;ben@x.example';
  const pasted = () => screen.findByRole('textbox', { name: /Oder füge die Zeilen/ });

  it('continues with the same lines after the session ended', async () => {
    const { user, session } = await open('/dashboard/user/import', {});
    await user.click(await pasted());
    await user.paste(lines);
    session.expire();
    expect(await screen.findByText(/Deine Sitzung ist abgelaufen/)).toBeVisible();
    session.signIn(accessToken(Math.floor(Date.now() / 1_000) + 7_200));
    expect(await pasted()).toHaveValue(lines);
  });

  it('does not show another person the stored draft', async () => {
    const { user, session } = await open('/dashboard/user/import', {});
    await user.click(await pasted());
    await user.paste(lines);
    session.expire();
    await screen.findByText(/Deine Sitzung ist abgelaufen/);
    const greta = {
      id: 'VXNlcjpn',
      _id: 'g',
      userID: '2',
      firstName: 'Greta',
      lastName: 'Falk',
      role: 'ADMIN',
      discount: 0,
    };
    standInGateway(dashboardWith({ useViewerQuery: () => accepted({ currentUser: greta }) }));
    session.signIn(accessToken(Math.floor(Date.now() / 1_000) + 7_200));
    expect(await pasted()).toHaveValue('');
  });
});
