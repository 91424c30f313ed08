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

it('The address of a screen without its secret says what to do, and leads to the screens', async () => {
  standInGateway({ useClubInfosQuery: () => clubInfos() });
  await renderApp({ path: '/kiosk' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bildschirm im Clubhaus' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Bildschirmen im Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/kiosk',
  );
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
  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.startsWith('/kiosk-plan/') ? answer() : Response.json({ data: { generalInfos: null } }),
    );
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
