import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { recordSavedFiles } from '../../test/savedFiles.ts';
import { standInSocket } from '../../test/standInSocket.ts';

const made = {
  ...{ exportID: 'e1', kind: 'DATEV', from: '2026-01-01', to: '2026-06-30', isOnlyNew: true, rows: 12 },
  ...{ fileName: 'EXTF_1.csv', exportedAt: '2026-07-01T08:00:00Z', by: { firstName: 'Petra', lastName: 'Schulz' } },
};
const sums = {
  ...{ count: 2, areProposals: true, ratesWithoutAccount: [16], isOneBusinessYear: true },
  ...{ kinds: [{ kind: 'INVOICE', count: 2, amount: 2400 }], revenue: [{ vatRate: 16, count: 2, amount: 2400 }] },
};

const open = async (operations: Operations, changed: object = {}) => {
  standInSocket();
  const calls = standInGateway(
    dashboardWith({ ExportListQuery: () => accepted({ accountingExports: [made] }), ...operations }),
  );
  const graphql = fetch;
  const files: string[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.startsWith('/documents/accounting/')) return graphql(url, init);
    files.push(url.slice('/documents/accounting/'.length));
    return Promise.resolve(
      Response.json(
        { ...sums, ...changed },
        { headers: { 'content-disposition': 'attachment; filename="EXTF_2.csv"' } },
      ),
    );
  });
  return { calls, files, ...(await renderApp({ path: '/dashboard/accounting', isSignedIn: true, language: 'de' })) };
};

describe('The page of the books', () => {
  it('exports what is new, saves it, and shows what was exported before', async () => {
    const saved = recordSavedFiles();
    const { user, calls, files } = await open({
      PostingsExportButtonMutation: () => accepted({ exportPostings: { exportID: 'e2' } }),
    });
    const list = within(await screen.findByRole('table', { name: 'Bisherige Exporte' }));
    expect(list.getByText('Petra Schulz')).toBeVisible();
    expect(list.getByText(/1\. Juli 2026, 10:00/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Exportieren' }));
    await expect.poll(() => saved.at(-1)?.name).toBe('EXTF_2.csv');
    expect(files).toContain('exports/e2');
    expect(files[0]).toMatch(/^sums\.json\?kind=DATEV&.*onlyNew=1$/);
    expect(calls.find(({ operation }) => operation === 'PostingsExportButtonMutation')?.variables).toMatchObject({
      input: { kind: 'DATEV', isOnlyNew: true },
    });
    await user.click(list.getByRole('button', { name: 'Herunterladen EXTF_1.csv' }));
    await expect.poll(() => files).toContain('exports/e1');
  });

  it('says that the accounts are proposals, and which rates have none', async () => {
    await open({});
    expect(await screen.findByText(/bis du eigene einträgst/)).toBeVisible();
    expect(screen.getByText(/Für 16 % sind keine Erlöskonten/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Konten einstellen' })[0]).toHaveAttribute(
      'href',
      '/dashboard/settings/accounting',
    );
  });

  it('offers no file for DATEV with days of two business years', async () => {
    await open({}, { isOneBusinessYear: false });
    expect(await screen.findByText(/liegt in zwei Geschäftsjahren/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Exportieren' })).toBeNull();
  });

  it('says it where somebody else has exported in between', async () => {
    const saved = recordSavedFiles();
    const { user } = await open({ PostingsExportButtonMutation: () => refused('ERR_EXPORT_OUTDATED') });
    await user.click(await screen.findByRole('button', { name: 'Exportieren' }));
    expect(await screen.findByText(/Gerade hat noch jemand exportiert/)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
