import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessTokenKey } from '../core/session/session.ts';
import { accessToken } from '../test/accessToken.ts';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const newerToken = accessToken(Math.floor(Date.now() / 1_000) + 7_200);
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const here = {
  ...{ __typename: 'OpenSession', sessionId: 'a', browser: 'FIREFOX', system: 'LINUX', isThis: true },
  ...{ startedAt: ago(30), usedAt: ago(0) },
};
const phone = {
  ...{ __typename: 'OpenSession', sessionId: 'b', browser: 'SAFARI', system: 'IOS', isThis: false },
  ...{ startedAt: ago(90), usedAt: ago(20) },
};
const unheardOf = { ...phone, sessionId: 'c', browser: 'LYNX', system: 'OTHER' };

/** A club whose list has only the open sessions. */
const clubWith = (sessions: readonly (typeof here)[], more: Operations = {}): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  OwnSecondFactorQuery: () => accepted({ currentUser: { id: 'VXNlcjph', role: 'MEMBER', secondFactor: false } }),
  OwnErasureQuery: () => accepted({ currentUser: { id: 'VXNlcjph', role: 'MEMBER', erasureRequested: false } }),
  SessionsCardQuery: () => accepted({ openSessions: sessions }),
  ...more,
});
const open = () => renderApp({ path: '/user/profile/security', isSignedIn: true });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Angemeldete Geräte' })).getAllByRole('listitem');

afterEach(() => vi.restoreAllMocks());

describe('The list of own sessions', () => {
  it('names each device in plain words, and marks the current one', async () => {
    standInGateway(clubWith([here, phone, unheardOf]));
    await open();
    const [first, second, third] = await rows();
    expect(first).toHaveTextContent(/^Firefox unter LinuxDieses GerätAngemeldet seit .*Uhr$/);
    expect(second).toHaveTextContent(/^Safari unter iOSAngemeldet seit .*Uhr, zuletzt benutzt .*UhrAbmelden$/);
    expect(third).toHaveTextContent(/^Unbekanntes Gerät/);
  });

  it('says so where the current session is the only one', async () => {
    standInGateway(clubWith([here]));
    await open();
    expect(await screen.findByText('Du bist nur hier angemeldet, auf keinem anderen Gerät.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Abmelden/ })).toBeNull();
  });

  it('signs out one device with the password, and removes it from the list', async () => {
    const sessions = [here, phone];
    const calls = standInGateway(
      clubWith([], {
        SessionsCardQuery: () => accepted({ openSessions: sessions }),
        useEndSessionMutation: ({ password }) => {
          if (password !== 'platzwart') return refused('ERR_WRONG_OLD_PASS', ['password']);
          sessions.pop();
          return accepted({ endSession: { success: true } });
        },
      }),
    );
    const { user } = await open();
    await user.click(await button(/^Abmelden: Safari unter iOS, angemeldet seit/));
    const question = within(await screen.findByRole('dialog', { name: 'Gerät abmelden?' }));
    await user.type(question.getByLabelText('Dein Passwort'), 'geraten{Enter}');
    await waitFor(() => expect(question.getByLabelText('Dein Passwort')).toHaveAttribute('aria-invalid', 'true'));
    await user.clear(question.getByLabelText('Dein Passwort'));
    await user.type(question.getByLabelText('Dein Passwort'), 'platzwart{Enter}');
    expect(await screen.findByText('Abgemeldet: Safari unter iOS.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    const asked = calls.findLast(({ operation }) => operation === 'useEndSessionMutation');
    expect(asked?.variables).toEqual({ sessionId: 'b', password: 'platzwart' });
  });

  it('says in the dialog that the session has already ended', async () => {
    standInGateway(
      clubWith([here, phone], { useEndSessionMutation: () => refused('ERR_SESSION_NOT_FOUND', ['sessionId']) }),
    );
    const { user } = await open();
    await user.click(await button(/^Abmelden: Safari/));
    await user.type(await screen.findByLabelText('Dein Passwort'), 'platzwart{Enter}');
    const question = within(await screen.findByRole('dialog', { name: 'Gerät abmelden?' }));
    expect(await question.findByText(/^Diese Sitzung gibt es nicht mehr\./)).toBeInTheDocument();
  });

  it('signs out all other devices with the password', async () => {
    standInGateway(
      clubWith([here, phone], { useEndSessionsMutation: () => accepted({ endSessions: { token: newerToken } }) }),
    );
    const { user } = await open();
    await user.click(await button('Überall abmelden'));
    const question = await screen.findByRole('dialog', { name: 'Überall abmelden?' });
    await user.type(within(question).getByLabelText('Dein Passwort'), 'platzwart');
    await user.click(within(question).getByRole('button', { name: 'Überall abmelden' }));
    expect(await screen.findByText('Alle anderen Sitzungen sind beendet.')).toBeVisible();
    expect(window.sessionStorage.getItem(accessTokenKey)).toBe(newerToken);
  });

  it('can be loaded again after a failure', async () => {
    let isAway = true;
    standInGateway(
      clubWith([], {
        SessionsCardQuery: () => (isAway ? refused('ERR_DB_CONNECTION') : accepted({ openSessions: [here] })),
      }),
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open();
    const again = await button('Erneut versuchen');
    isAway = false;
    await user.click(again);
    expect(await rows()).toHaveLength(1);
  });
});
