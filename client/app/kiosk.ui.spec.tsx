import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const adminAsViewer = () =>
  accepted({
    currentUser: { _id: 'x', userID: '1', firstName: 'Petra', lastName: 'Schulz', role: 'ADMIN', discount: 0 },
  });
const kiosk = { _id: '0c000000-0000-4000-8000-000000000001', name: 'Clubhaus', made_at: '2026-06-01T10:00:00Z' };
const path = `/kiosk/${'K'.repeat(43)}`;

const clubWith = (kiosks: readonly unknown[], more: Operations = {}): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: adminAsViewer,
  KioskListQuery: () => accepted({ kiosks }),
  useKiosksCreateMutation: () => accepted({ createKiosk: { path } }),
  useKiosksRemoveMutation: () => accepted({ removeKiosk: { success: true } }),
  ...more,
});

afterEach(() => vi.restoreAllMocks());

describe('The screens in the dashboard', () => {
  const openPage = async (operations: Operations) => {
    const calls = standInGateway(operations);
    const { user } = await renderApp({ path: '/dashboard/kiosk', isSignedIn: true });
    await screen.findByRole('heading', { name: 'Bildschirme im Clubhaus' });
    return { calls, user };
  };

  it('are added by name, and their link is shown once', async () => {
    const { user, calls } = await openPage(clubWith([]));
    expect(await screen.findByText('Noch kein Bildschirm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bildschirm anlegen' }));
    expect(await screen.findByText(/Gib an, wo er hängt/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Wo hängt er?')).toHaveFocus());
    await user.type(screen.getByLabelText('Wo hängt er?'), ' Clubhaus ');
    await user.click(screen.getByRole('button', { name: 'Bildschirm anlegen' }));
    expect(await screen.findByText(`${window.location.origin}${path}`)).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'useKiosksCreateMutation');
    expect(sent?.variables).toEqual({ name: 'Clubhaus' });
  });

  it('are removed after a question; where it fails, a message says why', async () => {
    const { user } = await openPage(
      clubWith([kiosk], { useKiosksRemoveMutation: () => refused('ERR_KIOSK_NOT_FOUND') }),
    );
    await user.click(await screen.findByRole('button', { name: 'Entfernen: Clubhaus' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText(/^Diesen Bildschirm gibt es nicht mehr\./)).toBeVisible();
  });
});

describe('A screen that shows a code', () => {
  const pairing = {
    ...{ code: 'WDJBMJHT', browser: 'CHROME', system: 'OTHER', requested_at: '2026-06-15T08:00:00Z' },
  };
  const openPage = async (search: string, operations: Operations = {}) => {
    const calls = standInGateway(
      clubWith([], {
        fetchKioskPairingQuery: () => accepted({ kioskPairing: pairing }),
        useKiosksPairMutation: () => accepted({ pairKiosk: { success: true } }),
        ...operations,
      }),
    );
    const { user } = await renderApp({ path: `/dashboard/kiosk${search}`, isSignedIn: true });
    await screen.findByRole('heading', { name: 'Bildschirme im Clubhaus' });
    const variablesOf = (name: string) => calls.find(({ operation }) => operation === name)?.variables;
    return { user, variablesOf };
  };

  it('is paired by its code, after a question that says which device shows it', async () => {
    const { user, variablesOf } = await openPage('');
    await user.type(await screen.findByLabelText('Code auf dem Bildschirm'), 'wdjb-mjht');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Diesen Bildschirm koppeln?' }));
    expect(dialog.getByText('WDJB-MJHT')).toBeVisible();
    expect(dialog.getByText(/^Gerät: Chrome\. Es zeigt den Code seit/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Koppeln' }));
    expect(dialog.getByText(/^Gib an, wo er hängt/)).toBeVisible();
    await user.type(dialog.getByLabelText('Wo hängt er?'), 'Halle{Enter}');
    expect(await screen.findByText(/^Der Bildschirm „Halle“ ist gekoppelt/)).toBeVisible();
    expect(variablesOf('fetchKioskPairingQuery')).toEqual({ code: 'wdjb-mjht' });
    expect(variablesOf('useKiosksPairMutation')).toEqual({ code: 'WDJBMJHT', name: 'Halle' });
  });

  it('is asked about at once where its picture was scanned', async () => {
    const { user, variablesOf } = await openPage('?code=WDJBMJHT');
    const dialog = within(await screen.findByRole('dialog', { name: 'Diesen Bildschirm koppeln?' }));
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
    expect(variablesOf('useKiosksPairMutation')).toBeUndefined();
  });

  it('is named where no screen shows the code any more', async () => {
    const { user } = await openPage('', { fetchKioskPairingQuery: () => refused('ERR_KIOSK_CODE_INVALID') });
    await user.type(await screen.findByLabelText('Code auf dem Bildschirm'), 'BBBBBBBB{Enter}');
    expect(await screen.findByText(/^Diesen Code zeigt gerade kein Bildschirm\./)).toBeVisible();
  });
});

describe('The screen on the wall', () => {
  const plan = {
    club: 'TC Musterstadt',
    minute: 1000,
    sports: [
      {
        ...{ sport: 'TENNIS', labels: null, opensMinute: 420, closesMinute: 1320 },
        courts: [
          { number: 1, name: 'Platz 1' },
          { number: 2, name: 'Platz 2' },
        ],
        bookings: [
          { id: 'a', court: 1, startMinute: 990, endMinute: 1080, label: null, category: 'SINGLE' },
          { id: 'b', court: 2, startMinute: 1080, endMinute: 1140, label: 'Training', category: 'TRAINING' },
        ],
      },
    ],
  };
  let answer: () => Promise<Response>;
  /** Null: too many screens of this network show one. */
  let code: () => string | null;
  const asked: string[] = [];
  const hasAskedFor = (path: string) => asked.some((address) => address.startsWith(path));
  beforeEach(() => {
    asked.length = 0;
    code = () => 'BCDFGHJK';
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (address === '/kiosk-pairing') {
        const given = code();
        return given ? Response.json({ code: given, token: given.repeat(6) }) : new Response(null, { status: 429 });
      }
      return address.startsWith('/kiosk-plan/') ? answer() : Response.json({ data: { generalInfos: null } });
    });
  });

  it('shows a code and its picture without a secret, opens the plan once it is paired, and stays so', async () => {
    answer = () => Promise.resolve(new Response('null', { status: 202 }));
    const { leave } = await renderApp({ path: '/kiosk' });
    expect(await screen.findByRole('status', { name: 'Code: B C D F G H J K' })).toHaveTextContent('BCDF-GHJK');
    expect(screen.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
    expect(document.body.innerHTML).not.toContain('BCDFGHJKBCDFGHJK');
    leave();
    asked.length = 0;
    await renderApp({ path: '/kiosk' });
    expect(await screen.findByText('BCDF-GHJK')).toBeVisible();
    answer = () => Promise.resolve(Response.json(plan));
    expect(await screen.findByText('Platz 1')).toBeVisible();
    expect(hasAskedFor('/kiosk-pairing')).toBe(false);
  });

  it('shows another code once its own has ended', async () => {
    code = () => (hasAskedFor('/kiosk-plan/BCDF') ? 'LMNPQRST' : 'BCDFGHJK');
    answer = () => Promise.resolve(new Response('null', { status: hasAskedFor('/kiosk-plan/LMNP') ? 202 : 404 }));
    await renderApp({ path: '/kiosk' });
    expect(await screen.findByText('LMNP-QRST')).toBeVisible();
  });

  it('says where it gets no code', async () => {
    code = () => null;
    await renderApp({ path: '/kiosk' });
    expect(await screen.findByText(/^In diesem Netz warten schon zu viele/)).toBeVisible();
  });

  it('shows each court, whether it is free, and what is next', async () => {
    answer = () => Promise.resolve(Response.json(plan));
    await renderApp({ path });
    expect(await screen.findByText('Platz 1')).toBeVisible();
    expect(screen.getByText('belegt bis 18:00')).toBeVisible();
    expect(screen.getByText('frei bis 18:00')).toBeVisible();
    expect(screen.getByText('Training')).toBeVisible();
    // In high contrast every booking has the same ground: the edge all around shows where one ends.
    expect(screen.getByText('Training').closest('article')).toHaveStyle({ borderBottomStyle: 'solid' });
    expect(screen.getByText('16:40')).toBeVisible();
    expect(screen.getByTestId('now')).toBeVisible();
  });

  it('keeps the last plan where the connection is lost, and resumes by itself', async () => {
    answer = () => Promise.resolve(Response.json(plan));
    await renderApp({ path });
    await screen.findByText('Platz 1');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await screen.findByText('Keine Verbindung. Es geht von selbst weiter.')).toBeVisible();
    expect(screen.getByText('Platz 1')).toBeVisible();
    const layerOf = (text: RegExp) => Number(getComputedStyle(screen.getByText(text)).zIndex);
    expect(layerOf(/^Keine Verbindung/)).toBeGreaterThan(layerOf(/^Training$/));
    answer = () => Promise.resolve(Response.json({ ...plan, minute: 1100 }));
    expect(await screen.findByText('18:20')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Keine Verbindung. Es geht von selbst weiter.')).toBeNull());
  });

  it('starts before the server does, and says where its link was removed', async () => {
    answer = () => Promise.resolve(new Response(null, { status: 503 }));
    await renderApp({ path });
    expect(await screen.findByText('Verbindung wird aufgebaut …')).toBeVisible();
    answer = () => Promise.resolve(new Response('null', { status: 404 }));
    expect(await screen.findByText('Dieser Bildschirm ist nicht mehr freigegeben.')).toBeVisible();
  });
});
