import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, callsOf, club, field, signedIn } from '../test/authPages.ts';
import { type Answer, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

afterEach(() => vi.restoreAllMocks());

describe('Signing in with a second factor', () => {
  const toSecondStep = async (second: () => Answer) => {
    const calls = standInGateway({
      ...club,
      useLoginMutation: ({ data }) =>
        typeof data === 'object' && data !== null && 'secondFactor' in data
          ? second()
          : refused('ERR_SECOND_FACTOR_REQUIRED'),
    });
    const { user } = await renderApp({ path: '/auth/login?returnTo=/user/bookings' });
    await user.type(await field('E-Mail oder Mitgliedsnummer'), '1001');
    await user.type(await field('Passwort'), 'platzwart{Enter}');
    return { calls, user };
  };

  it('asks for the app’s code in the same place, and continues', async () => {
    const { calls, user } = await toSecondStep(signedIn);
    const code = await field('Code aus der App');
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '123 456{Enter}');
    await screen.findByRole('heading', { name: 'Meine Buchungen' });
    expect(callsOf(calls, 'useLoginMutation').at(-1)).toEqual({
      data: { credential: '1001', password: 'platzwart', secondFactor: '123456' },
    });
  });

  it('reports a wrong code at the field, and takes a recovery code instead', async () => {
    const { user } = await toSecondStep(() => refused('ERR_SECOND_FACTOR_INVALID'));
    await user.type(await field('Code aus der App'), '000000{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code aus der App')).toBeInvalid());
    await user.click(await button('Wiederherstellungscode verwenden'));
    const recovery = await field('Wiederherstellungscode');
    expect(recovery).toHaveValue('');
    await user.type(recovery, 'AAAAA-AAAAA{Enter}');
    await waitFor(() => expect(recovery).toHaveAccessibleDescription(/^Dieser Wiederherstellungscode stimmt nicht/));
  });
});

describe('A refused sign-in', () => {
  const tryToSignIn = async (answer: Answer) => {
    standInGateway({ ...club, useLoginMutation: () => answer });
    const { user } = await renderApp({ path: '/auth/login?returnTo=/user/bookings' });
    await user.type(await field('E-Mail oder Mitgliedsnummer'), 'gast@platzwart.example');
    await user.type(await field('Passwort'), 'platzwart{Enter}');
    return user;
  };

  it('after too many attempts says how long to wait, and lets another account sign in', async () => {
    const user = await tryToSignIn(refused('ERR_TOO_MANY_LOGIN_ATTEMPTS', [], { retryAfter: 90 }));
    expect(await screen.findByRole('timer')).toHaveTextContent(/1:(30|29) Min\./);
    expect(await button('Anmelden')).toBeDisabled();
    await user.type(await field('E-Mail oder Mitgliedsnummer'), 'x');
    expect(await button('Anmelden')).toBeEnabled();
  });

  it('offers to send the e-mail again where the account is not confirmed, with the address filled in', async () => {
    const user = await tryToSignIn(refused('ERR_USER_NOT_VERIFIED'));
    await user.click(await screen.findByRole('link', { name: 'Mail erneut senden' }));
    expect(await field('E-Mail-Adresse')).toHaveValue('gast@platzwart.example');
    expect(await screen.findByRole('radio', { name: /Gastkonto/ })).toBeChecked();
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/user/bookings');
  });
});
