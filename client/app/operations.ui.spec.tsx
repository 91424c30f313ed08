import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dashboardWith } from '../test/dashboard.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const model = (name: string, changed: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: name, name, version: 4, position: '00000000000000001540', behind: 0, rebuilding: null, status: 'LIVE' },
  ...{ problem: null, isRequested: false, lastEventAt: '2026-06-15T08:00:00Z', lastRebuild: null, ...changed },
});
const run = (startedAt: string, flaws: readonly unknown[] = []) => ({
  ...{ startedAt, seconds: 1.234, position: '00000000000000001540', events: 1540, flaws, flawCount: flaws.length },
});
const noProofs = { useLogProofsQuery: () => accepted({ logProofs: { isRequested: false, progress: null, runs: [] } }) };
const rebuild = (isSame: boolean, rowsAfter = isSame ? 12 : 13) => ({
  ...{ at: '2026-06-14T10:00:00Z', events: 1540, seconds: 2.34, problem: null },
  tables: [{ name: 'bookings', rowsBefore: 12, rowsAfter, isSame }],
});

it('The page of operations shows each read model, what its last rebuild found, and rebuilds one after a question', async () => {
  const calls = standInGateway(
    dashboardWith({
      ...noProofs,
      ReadModelTableQuery: () =>
        accepted({
          readModels: [
            model('bookings', { lastRebuild: rebuild(true) }),
            model('people', { lastRebuild: rebuild(false) }),
            model('invoices', { lastRebuild: rebuild(false, 12) }),
            model('history', { rebuilding: 0.42 }),
            model('waiting_list', { status: 'STOPPED', problem: 'event 7' }),
          ],
        }),
      useRebuildMutation: () => accepted({ rebuildReadModel: { success: true, msg: 'Wird neu aufgebaut.' } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/operations', isSignedIn: true });
  const table = within(await screen.findByRole('table', { name: 'Ansichten' }));
  const rowOf = (name: RegExp) => table.getByRole('row', { name });
  expect(rowOf(/^Buchungen/)).toHaveTextContent('Aktuell1540');
  expect(rowOf(/^Buchungen/)).toHaveTextContent('1540 Ereignisse in 2,3 s. 12 Zeilen, alle gleich wie vorher.');
  expect(rowOf(/^Konten/)).toHaveTextContent(
    'Anders als vorher: bookings hatte 12 Zeilen und hat jetzt 13. Jetzt steht dort wieder, was das Protokoll sagt.',
  );
  expect(rowOf(/^Rechnungen/)).toHaveTextContent(
    'Anders als vorher: bookings, 12 Zeilen, davon mindestens eine mit anderem Inhalt. Jetzt steht dort wieder',
  );
  expect(rowOf(/^Verläufe/)).toHaveTextContent('Wird neu aufgebaut, 42 %');
  expect(rowOf(/^Warteliste/)).toHaveTextContent('Steht: event 7');
  await user.click(screen.getByRole('button', { name: 'Neu aufbauen: Buchungen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Neu aufbauen' }));
  const asked = () => calls.findLast(({ operation }) => operation === 'useRebuildMutation')?.variables;
  await waitFor(() => expect(asked()).toEqual({ name: 'bookings' }));
  expect(await screen.findByText('Wird neu aufgebaut.')).toBeVisible();
  expect(await screen.findByText('Noch nie geprüft.')).toBeVisible();
});

it('The page of operations shows what the last checks of the log have found and where, and begins one', async () => {
  const flaw = {
    proof: 'BOOKINGS',
    position: '00000000000000001502',
    because: 'TENNIS 3 on 2026-06-14: a takes minutes of b',
  };
  let isRequested = false;
  standInGateway(
    dashboardWith({
      ReadModelTableQuery: () => accepted({ readModels: [] }),
      useLogProofsQuery: () => {
        const progress = isRequested ? 0.42 : null;
        const runs = [run('2026-06-15T01:00:00Z', [flaw]), run('2026-06-14T01:00:00Z')];
        return accepted({ logProofs: { isRequested, progress, runs } });
      },
      useLogProofsMutation: () => {
        isRequested = true;
        return accepted({ proveLog: { success: true, msg: 'Das Protokoll wird geprüft.' } });
      },
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/operations', isSignedIn: true });
  const section = within(await screen.findByRole('region', { name: 'Prüfung des Protokolls' }));
  const [, first, second] = within(section.getByRole('table', { name: 'Letzte Prüfungen' })).getAllByRole('row');
  expect(first).toHaveTextContent('1 Fehler154015401,2 s');
  expect(second).toHaveTextContent('Ohne Befund');
  expect(section.getByText(/Doppelte Buchung/).closest('li')).toHaveTextContent(
    'Doppelte Buchung, Position 1502: TENNIS 3 on 2026-06-14: a takes minutes of b',
  );
  expect(section.getByText(/^Ändere und lösche nichts/)).toHaveTextContent('npm run verify-log');
  expect(section.getByRole('status')).toHaveTextContent('Zuletzt ohne Befund: 14. Juni 2026, 03:00 Uhr');
  await user.click(section.getByRole('button', { name: 'Jetzt prüfen' }));
  expect(await screen.findByText('Das Protokoll wird geprüft.')).toBeVisible();
  await waitFor(() => expect(section.getByRole('status')).toHaveTextContent('Wird geprüft, 42 %'));
  expect(section.getByRole('button', { name: 'Jetzt prüfen' })).toHaveAttribute('aria-disabled', 'true');
});
