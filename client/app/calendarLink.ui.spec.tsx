import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const anna = {
  ...{ id: 'VXNlcjph', userID: '1001', firstName: 'Anna', lastName: 'Adler', role: 'MEMBER', discount: 0 },
  ...{ email: 'anna@platzwart.example', newEmail: null, phone: null, language: 'de', address: null },
};
const path = `/calendar/${'A'.repeat(43)}.ics`;

const clubWith = (madeAt: string | null, more: Operations = {}): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  PersonalCardsQuery: () => accepted({ currentUser: anna, calendarLink: madeAt && { made_at: madeAt } }),
  useCalendarLinkRenewMutation: () => accepted({ renewCalendarLink: { path } }),
  useCalendarLinkRemoveMutation: () => accepted({ removeCalendarLink: { success: true } }),
  ...more,
});
const openCard = async (operations: Operations) => {
  const calls = standInGateway(operations);
  const { user } = await renderApp({ path: '/user/profile/personal', isSignedIn: true });
  const heading = await screen.findByRole('heading', { name: 'Kalender abonnieren' });
  const section = heading.closest('section');
  if (!section) throw new Error('The heading is in no card');
  return { user, calls, card: within(section) };
};

afterEach(() => vi.restoreAllMocks());

describe('The link to the own calendar', () => {
  it('is made, shown once, and opened in the calendar program', async () => {
    const { user, card } = await openCard(clubWith(null));
    await user.click(card.getByRole('button', { name: 'Link erstellen' }));
    const address = `${window.location.origin}${path}`;
    expect(await card.findByText(address)).toBeVisible();
    expect(card.getByRole('link', { name: 'Im Kalender abonnieren' })).toHaveAttribute(
      'href',
      address.replace(/^https?/, 'webcal'),
    );
    expect(card.getByRole('button', { name: /Kalender-Link/ })).toBeVisible();
  });

  it('that exists is not shown again, but renewed or removed', async () => {
    const { user, card } = await openCard(clubWith('2026-06-01T10:00:00Z'));
    expect(card.getByText(/Seit 1. Juni, 12:00 Uhr gibt es einen Link/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Neuen Link erstellen' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Link entfernen' }));
    expect(await card.findByRole('button', { name: 'Link erstellen' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Link entfernen' })).toBeNull();
  });

  it('is asked for once by two taps, and says where it cannot be made', async () => {
    const { user, calls, card } = await openCard(
      clubWith(null, { useCalendarLinkRenewMutation: () => refused('ERR_DB_CONNECTION') }),
    );
    await user.dblClick(card.getByRole('button', { name: 'Link erstellen' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(calls.filter(({ operation }) => operation === 'useCalendarLinkRenewMutation').length).toBeLessThanOrEqual(2);
    expect(card.queryByRole('link', { name: 'Im Kalender abonnieren' })).toBeNull();
  });
});
