import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, callsOf, club, field } from '../test/authPages.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

afterEach(() => vi.restoreAllMocks());

describe('A forgotten password', () => {
  it('is answered with an e-mail, with the same text for every address, and can be repeated after a minute', async () => {
    const calls = standInGateway({ ...club, useSendMailMutation: () => accepted({ resendMail: { success: true } }) });
    const { user } = await renderApp({ path: '/auth/login' });
    await user.click(await screen.findByRole('link', { name: 'Passwort vergessen?' }));
    await user.type(await field('E-Mail-Adresse'), ' Anna@Platzwart.example {Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Schau in dein Postfach' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await screen.findByText(/Wenn zu anna@platzwart.example ein Konto gehört/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Noch einmal senden geht in \d:\d\d Min\.$/ })).toBeDisabled();
    expect(callsOf(calls, 'useSendMailMutation')).toEqual([
      { email: 'anna@platzwart.example', type: 'RESET_PASSWORD' },
    ]);
  });

  it('requires a complete address, with the error at its field', async () => {
    standInGateway(club);
    const { user } = await renderApp({ path: '/auth/forgot-password' });
    await user.type(await field('E-Mail-Adresse'), 'anna{Enter}');
    expect(await screen.findByText(/Gib eine vollständige E-Mail-Adresse ein/)).toBeVisible();
    expect(await field('E-Mail-Adresse')).toHaveFocus();
  });

  it('reports a missing network, sends nothing and keeps the input', async () => {
    const calls = standInGateway(club);
    const { user } = await renderApp({ path: '/auth/forgot-password' });
    await user.type(await field('E-Mail-Adresse'), 'anna@platzwart.example');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(await button('Link senden'));
    expect(await screen.findByText(/Der Server antwortet nicht/)).toBeVisible();
    expect(await field('E-Mail-Adresse')).toHaveValue('anna@platzwart.example');
    expect(callsOf(calls, 'useSendMailMutation')).toEqual([]);
  });

  it('is sent once, regardless of the number of taps', async () => {
    let answer: (value: Answer) => void = () => undefined;
    const calls = standInGateway({ ...club, useSendMailMutation: () => new Promise((resolve) => (answer = resolve)) });
    const { user } = await renderApp({ path: '/auth/forgot-password' });
    await user.type(await field('E-Mail-Adresse'), 'anna@platzwart.example{Enter}{Enter}');
    await user.dblClick(await button('Link senden'));
    answer(accepted({ resendMail: { success: true } }));
    await screen.findByRole('heading', { name: 'Schau in dein Postfach' });
    expect(callsOf(calls, 'useSendMailMutation')).toHaveLength(1);
  });
});

/** As earlier releases have sent it: such links are in mailboxes still. */
describe('The link of an e-mail', () => {
  const link = '/auth/reset-password?userID=1001&code=geheim&returnTo=/user/bookings';
  const choose = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.type(await field('Neues Passwort'), 'Netzkante im Mai');
    await user.type(await field('Neues Passwort wiederholen'), 'Netzkante im Mai');
    await user.click(await button('Passwort speichern'));
  };

  it('removes its code from the address at once, and sets a new password', async () => {
    const calls = standInGateway({
      ...club,
      useResetPasswordMutation: () => accepted({ resetPassword: { success: true } }),
    });
    const { user } = await renderApp({ path: link });
    await field('Neues Passwort');
    expect(window.location.search).toBe('?returnTo=%2Fuser%2Fbookings');
    await choose(user);
    expect(await screen.findByText(/Dein neues Passwort gilt/)).toBeVisible();
    expect(await field('E-Mail oder Mitgliedsnummer')).toHaveValue('1001');
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/user/bookings');
    expect(callsOf(calls, 'useResetPasswordMutation')).toEqual([
      { data: { credential: '1001', code: 'geheim', password: 'Netzkante im Mai' } },
    ]);
  });

  it('offers a new link where it has expired', async () => {
    standInGateway({ ...club, useResetPasswordMutation: () => refused('ERR_CODE_NOT_MATCH') });
    const { user } = await renderApp({ path: link });
    await choose(user);
    expect(await screen.findByText(/Dieser Link gilt nicht mehr/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  });

  it('shows at the field why the password is refused, does not call it strong, and marks the rules that it meets', async () => {
    standInGateway({ ...club, useResetPasswordMutation: () => refused('ERR_PASSWORD_UNCHANGED', ['data.password']) });
    const { user } = await renderApp({ path: link });
    await user.type(await field('Neues Passwort'), 'kurz');
    expect(await screen.findByLabelText('Noch offen: Mindestens 8 Zeichen')).toBeVisible();
    await user.type(await field('Neues Passwort'), 'es Stück');
    expect(await screen.findByLabelText('Erfüllt: Mindestens 8 Zeichen')).toBeVisible();
    await user.click(await button('Passwort speichern'));
    expect(await screen.findByText('Gib das neue Passwort noch einmal ein.')).toBeVisible();
    expect(await screen.findByText(/^Stärke:/)).toBeVisible();
    await user.type(await field('Neues Passwort wiederholen'), 'kurzes Stück{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Neues Passwort')).toBeInvalid());
    expect(screen.getByLabelText('Neues Passwort')).toHaveFocus();
    expect(screen.queryByText(/^Stärke:/)).toBeNull();
  });
});
