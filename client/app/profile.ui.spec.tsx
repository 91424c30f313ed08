import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessTokenKey } from '../core/session/session.ts';
import { accessToken } from '../test/accessToken.ts';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Answer, type Call, type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const newerToken = accessToken(Math.floor(Date.now() / 1_000) + 7_200);
const anna = {
  id: 'VXNlcjph',
  userID: '1001',
  firstName: 'Anna',
  lastName: 'Adler',
  role: 'MEMBER',
  discount: 0,
  email: 'anna@platzwart.example',
  newEmail: null,
  phone: '0171 2345678',
  language: 'de',
  address: null,
  secondFactor: false,
  erasureRequested: false,
  bookingReminders: true,
};
const annaAs = (more: Partial<Record<keyof typeof anna | '_id', unknown>> = {}): (() => Answer) => {
  return () => accepted({ currentUser: { ...anna, ...more }, calendarLink: null });
};
const club: Operations = {
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  MyBookingsQuery: () => accepted({ bookingsByUser: [], bookingsAsPlayer: [], bookingInfos: { sportSettings: [] } }),
  PersonalCardsQuery: annaAs(),
  OwnPasswordQuery: annaAs(),
  OwnSecondFactorQuery: annaAs(),
  SessionsCardQuery: () => accepted({ openSessions: [] }),
  OwnErasureQuery: annaAs(),
};
const lastOf = (calls: readonly Call[], operation: string) =>
  calls.findLast((call) => call.operation === operation)?.variables;
const field = (label: string) => screen.findByLabelText(label);
const button = (name: string) => screen.findByRole('button', { name });
const open = (page: string) => renderApp({ path: `/user/profile${page}`, isSignedIn: true });

afterEach(() => vi.restoreAllMocks());

const thisDevice = {
  ...{ __typename: 'OpenSession', sessionId: 'a', browser: 'FIREFOX', system: 'LINUX', isThis: true },
  ...{ startedAt: '2026-06-15T08:00:00Z', usedAt: '2026-06-15T08:00:00Z' },
};

describe('The personal data', () => {
  it('are in one menu with all own pages, which marks the current one', async () => {
    standInGateway(club);
    const { user } = await open('/personal');
    await user.click(await button('Dein Bereich: Persönliche Daten'));
    const menu = within(await screen.findByRole('navigation', { name: 'Dein Bereich' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Meine Buchungen',
      'Meine Rechnungen',
      'Lastschrift',
      'Persönliche Daten',
      'Passwort ändern',
      'Sicherheit',
      'Meine Daten',
    ]);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Persönliche Daten');
    await user.click(menu.getByRole('link', { name: 'Meine Buchungen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meine Buchungen' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are the first page of the profile; number and name cannot be edited', async () => {
    standInGateway(club);
    await open('');
    expect(await screen.findByText('Anna Adler')).toBeVisible();
    expect(window.location.pathname).toBe('/user/profile/personal');
    expect(screen.queryByLabelText('Vorname')).toBeNull();
    expect(await button('Mitgliedsnummer kopieren')).toBeVisible();
  });

  it('are saved where they may be changed, and the form then has no unsaved changes', async () => {
    const calls = standInGateway({
      ...club,
      useUpdateContactMutation: ({ user }) =>
        accepted({ updateUser: { user: { ...anna, ...(typeof user === 'object' ? user : {}) } } }),
    });
    const { user } = await open('/personal');
    await user.clear(await field('Telefon'));
    await user.type(await field('Telefon'), '089 123456');
    expect(await screen.findByText('Noch nicht gespeichert')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.click(await button('Speichern'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(screen.queryByText('Noch nicht gespeichert')).toBeNull();
    expect(lastOf(calls, 'useUpdateContactMutation')).toEqual({
      userID: '1001',
      user: { phone: '089 123456', language: 'en', address: null },
    });
  });

  it('have a switch for reminders, which is back where it was when the server refuses', async () => {
    const calls = standInGateway({
      ...club,
      useSwitchRemindersMutation: ({ user }) =>
        accepted({ updateUser: { user: { ...anna, ...(typeof user === 'object' ? user : {}) } } }),
    });
    const { user } = await open('/personal');
    const choice = await screen.findByRole('checkbox', { name: 'Vor dem Spiel per E-Mail erinnern' });
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(await screen.findByText('Wir erinnern dich nicht mehr.')).toBeVisible();
    expect(choice).not.toBeChecked();
    expect(lastOf(calls, 'useSwitchRemindersMutation')).toEqual({ userID: '1001', user: { bookingReminders: false } });
    standInGateway({ ...club, useSwitchRemindersMutation: () => refused('ERR_USER_NOT_UPDATED') });
    await user.click(choice);
    expect(await screen.findByText(/nicht geändert|Versuch/)).toBeVisible();
    expect(choice).not.toBeChecked();
  });

  it('are not lost by a link outside of the form', async () => {
    standInGateway(club);
    const { user } = await open('/personal');
    await user.type(await field('Ort'), 'Musterstadt');
    await user.click(screen.getByRole('link', { name: /^Zum Start/ }));
    const question = await screen.findByRole('dialog', { name: 'Seite verlassen?' });
    await user.click(within(question).getByRole('button', { name: 'Hier bleiben' }));
    expect(await field('Ort')).toHaveValue('Musterstadt');
    expect(window.location.pathname).toBe('/user/profile/personal');
    await user.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
    expect(await field('Ort')).toHaveValue('');
  });

  it('keep unsaved input for a person whose session ends meanwhile', async () => {
    const calls = standInGateway({
      ...club,
      useUpdateContactMutation: () => accepted({ updateUser: { user: anna } }),
    });
    const { user, session } = await open('/personal');
    await user.type(await field('Ort'), 'Musterstadt');
    session.expire();
    expect(await screen.findByText(/Deine Sitzung ist abgelaufen/)).toBeVisible();
    expect(window.location.search).toBe('?returnTo=%2Fuser%2Fprofile%2Fpersonal');
    session.signIn(newerToken);
    expect(await field('Ort')).toHaveValue('Musterstadt');
    expect(await screen.findByText('Noch nicht gespeichert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
    expect(await field('Ort')).toHaveValue('');
    expect(lastOf(calls, 'useUpdateContactMutation')).toBeUndefined();
  });

  it('do not keep unsaved input for another person who signs in next', async () => {
    standInGateway(club);
    const { user, session } = await open('/personal');
    await user.type(await field('Ort'), 'Musterstadt');
    session.expire();
    await screen.findByText(/Deine Sitzung ist abgelaufen/);
    const ben = annaAs({ id: 'VXNlcjpi', _id: 'b', userID: '1002' });
    standInGateway({ ...club, useViewerQuery: ben, PersonalCardsQuery: ben });
    session.signIn(newerToken);
    expect(await field('Ort')).toHaveValue('');
  });

  it('include an address that changes only after its confirmation by e-mail', async () => {
    const calls = standInGateway({
      ...club,
      useRequestEmailChangeMutation: () => accepted({ verifyNewMail: { success: true } }),
    });
    const { user } = await open('/personal');
    await user.click(await button('Adresse ändern'));
    await user.type(await field('Neue E-Mail-Adresse'), 'anna@neu.example');
    await user.type(await field('Dein Passwort'), 'platzwart{Enter}');
    expect(await screen.findByText(/Wir haben einen Link an anna@neu.example geschickt/)).toBeVisible();
    expect(screen.getByText('anna@platzwart.example')).toBeVisible();
    expect(lastOf(calls, 'useRequestEmailChangeMutation')).toEqual({
      userID: '1001',
      email: 'anna@neu.example',
      password: 'platzwart',
    });
  });

  it('keep a new address, and no password, for a person whose session ends before it is sent', async () => {
    standInGateway(club);
    const { user, session } = await open('/personal');
    await user.click(await button('Adresse ändern'));
    await user.type(await field('Neue E-Mail-Adresse'), 'anna@neu.example');
    await user.type(await field('Dein Passwort'), 'platzwart');
    session.expire();
    expect(await screen.findByText(/Deine Sitzung ist abgelaufen/)).toBeVisible();
    session.signIn(newerToken);
    expect(await field('Neue E-Mail-Adresse')).toHaveValue('anna@neu.example');
    expect(await field('Dein Passwort')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(await button('Adresse ändern')).toBeVisible();
  });

  it('do not show another person the address that was typed', async () => {
    standInGateway(club);
    const { user, session } = await open('/personal');
    await user.click(await button('Adresse ändern'));
    await user.type(await field('Neue E-Mail-Adresse'), 'anna@neu.example');
    session.expire();
    await screen.findByText(/Deine Sitzung ist abgelaufen/);
    const ben = annaAs({ id: 'VXNlcjpi', _id: 'b', userID: '1002' });
    standInGateway({ ...club, useViewerQuery: ben, PersonalCardsQuery: ben });
    session.signIn(newerToken);
    expect(await button('Adresse ändern')).toBeVisible();
    expect(screen.queryByLabelText('Neue E-Mail-Adresse')).toBeNull();
  });
});

describe('Changing the password', () => {
  const change = async (answer: Answer) => {
    const calls = standInGateway({ ...club, useChangePasswordMutation: () => answer });
    const { user } = await open('/change-password');
    await user.type(await field('Bisheriges Passwort'), 'platzwart');
    await user.type(await field('Neues Passwort'), 'Netzkante im Mai');
    await user.type(await field('Neues Passwort wiederholen'), 'Netzkante im Mai{Enter}');
    return calls;
  };

  it('continues here with a newer token, and empties the form', async () => {
    const calls = await change(accepted({ changePassword: { token: newerToken } }));
    expect(await screen.findByText(/Dein Passwort ist geändert/)).toBeVisible();
    expect(await field('Bisheriges Passwort')).toHaveValue('');
    expect(window.sessionStorage.getItem(accessTokenKey)).toBe(newerToken);
    expect(window.location.pathname).toBe('/user/profile/change-password');
    expect(lastOf(calls, 'useChangePasswordMutation')).toEqual({
      userID: '1001',
      data: { oldPassword: 'platzwart', newPassword: 'Netzkante im Mai' },
    });
  });

  it('reports a wrong old password at its field', async () => {
    await change(refused('ERR_WRONG_OLD_PASS'));
    await waitFor(() => expect(screen.getByLabelText('Bisheriges Passwort')).toBeInvalid());
    expect(screen.getByLabelText('Bisheriges Passwort')).toHaveFocus();
  });
});

describe('The second factor', () => {
  it('is set up with password, QR code and code, and shows its recovery codes until they are saved', async () => {
    const sessions = [thisDevice, { ...thisDevice, sessionId: 'b', isThis: false }];
    standInGateway({
      ...club,
      useSetUpSecondFactorMutation: () =>
        accepted({
          setUpSecondFactor: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
        }),
      useEnableSecondFactorMutation: () => {
        sessions.pop();
        return accepted({ enableSecondFactor: { codes: ['AAAA-1111', 'BBBB-2222'], token: newerToken } });
      },
      SessionsCardQuery: () => accepted({ openSessions: sessions }),
    });
    const { user } = await open('/security');
    await user.click(await button('Einrichten'));
    await user.type(await field('Dein Passwort'), 'platzwart{Enter}');
    expect(await screen.findByRole('img', { name: /QR-Code/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(await field('Code, den die App jetzt zeigt'), '123456{Enter}');
    expect(await screen.findByText('AAAA-1111')).toBeVisible();
    // All other sessions have ended.
    expect(await screen.findByText('Du bist nur hier angemeldet, auf keinem anderen Gerät.')).toBeVisible();
    expect(await button('Fertig')).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('Fertig'));
    expect(await screen.findByText(/Dein Konto ist doppelt gesichert/)).toBeVisible();
    expect(window.sessionStorage.getItem(accessTokenKey)).toBe(newerToken);
  });

  it('is switched off with the password', async () => {
    standInGateway({
      ...club,
      OwnSecondFactorQuery: annaAs({ secondFactor: true }),
      useRemoveSecondFactorMutation: () => accepted({ removeSecondFactor: { token: newerToken } }),
    });
    const { user } = await open('/security');
    await user.click(await button('Ausschalten'));
    const question = await screen.findByRole('dialog');
    await user.type(within(question).getByLabelText('Dein Passwort'), 'platzwart');
    await user.click(within(question).getByRole('button', { name: 'Ausschalten' }));
    expect(await button('Einrichten')).toBeVisible();
  });
});

describe('The account', () => {
  it('can be erased on request, under security, with the password, after the consequences are shown', async () => {
    const calls = standInGateway({
      ...club,
      useRequestErasureMutation: () => accepted({ requestErasure: { success: true } }),
    });
    const { user } = await open('/security');
    await user.click(await button('Löschung beantragen'));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Deine kommenden Buchungen werden storniert.');
    await user.type(within(question).getByLabelText('Dein Passwort'), 'platzwart{Enter}');
    expect(await screen.findByText(/Du hast die Löschung beantragt/)).toBeVisible();
    expect(lastOf(calls, 'useRequestErasureMutation')).toEqual({ password: 'platzwart' });
  });
});
