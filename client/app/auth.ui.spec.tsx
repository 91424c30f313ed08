import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '../test/accessToken.ts';
import { annaIsSignedIn, theClub } from '../test/club.ts';
import { type Answer, type Call, type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const inAnHour = () => accessToken(Math.floor(Date.now() / 1_000) + 3_600);
const signedIn = () => accepted({ login: { token: inAnHour() } });
const club: Operations = {
  useClubInfosQuery: () => theClub(),
  useViewerQuery: annaIsSignedIn,
  MyBookingsQuery: () => accepted({ bookingsByUser: [] }),
};
const callsOf = (calls: readonly Call[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
const field = (label: string) => screen.findByLabelText(label);
const button = (name: string) => screen.findByRole('button', { name });

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

  it('asks for the app’s code in the same place, and leads on', async () => {
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

  it('says at the field that a code is wrong, and takes a recovery code instead', async () => {
    const { user } = await toSecondStep(() => refused('ERR_SECOND_FACTOR_INVALID'));
    await user.type(await field('Code aus der App'), '000000{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code aus der App')).toBeInvalid());
    await user.click(await button('Wiederherstellungscode verwenden'));
    expect(await field('Wiederherstellungscode')).toHaveValue('');
  });
});

describe('Not being let in', () => {
  const tryToSignIn = async (answer: Answer) => {
    standInGateway({ ...club, useLoginMutation: () => answer });
    const { user } = await renderApp({ path: '/auth/login?returnTo=/user/bookings' });
    await user.type(await field('E-Mail oder Mitgliedsnummer'), 'gast@platzwart.example');
    await user.type(await field('Passwort'), 'platzwart{Enter}');
    return user;
  };

  it('after too many tries says how long to wait, and lets another account try', async () => {
    const user = await tryToSignIn(refused('ERR_TOO_MANY_LOGIN_ATTEMPTS', [], 90));
    expect(await screen.findByRole('timer')).toHaveTextContent(/1:(30|29) Min\./);
    expect(await button('Anmelden')).toBeDisabled();
    await user.type(await field('E-Mail oder Mitgliedsnummer'), 'x');
    expect(await button('Anmelden')).toBeEnabled();
  });

  it('offers the letter again where the account is not confirmed, and knows the address', async () => {
    const user = await tryToSignIn(refused('ERR_USER_NOT_VERIFIED'));
    await user.click(await screen.findByRole('link', { name: 'Mail erneut senden' }));
    expect(await field('E-Mail-Adresse')).toHaveValue('gast@platzwart.example');
    expect(await screen.findByRole('radio', { name: /Gastkonto/ })).toBeChecked();
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/user/bookings');
  });
});

describe('A forgotten password', () => {
  it('is answered with a letter, the same for everybody, and again after a minute', async () => {
    const calls = standInGateway({ ...club, useSendMailMutation: () => accepted({ resendMail: { success: true } }) });
    const { user } = await renderApp({ path: '/auth/login' });
    await user.click(await screen.findByRole('link', { name: 'Passwort vergessen?' }));
    await user.type(await field('E-Mail-Adresse'), ' Anna@Platzwart.example {Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Schau in dein Postfach' })).toBeVisible();
    expect(await screen.findByText(/Wenn zu anna@platzwart.example ein Konto gehört/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /Noch einmal senden geht in/ })).toBeDisabled();
    expect(callsOf(calls, 'useSendMailMutation')).toEqual([
      { email: 'anna@platzwart.example', type: 'RESET_PASSWORD' },
    ]);
  });

  it('asks for a whole address, at its field', async () => {
    standInGateway(club);
    const { user } = await renderApp({ path: '/auth/forgot-password' });
    await user.type(await field('E-Mail-Adresse'), 'anna{Enter}');
    expect(await screen.findByText(/Gib eine vollständige E-Mail-Adresse ein/)).toBeVisible();
    expect(await field('E-Mail-Adresse')).toHaveFocus();
  });

  it('says plainly that there is no network, sends nothing and keeps what was typed', async () => {
    const calls = standInGateway(club);
    const { user } = await renderApp({ path: '/auth/forgot-password' });
    await user.type(await field('E-Mail-Adresse'), 'anna@platzwart.example');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(await button('Link senden'));
    expect(await screen.findByText(/Der Server antwortet nicht/)).toBeVisible();
    expect(await field('E-Mail-Adresse')).toHaveValue('anna@platzwart.example');
    expect(callsOf(calls, 'useSendMailMutation')).toEqual([]);
  });

  it('is sent once, however often one taps', async () => {
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

describe('The link of a letter', () => {
  const link = '/auth/reset-password?userID=1001&code=geheim&returnTo=/user/bookings';
  const choose = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.type(await field('Neues Passwort'), 'Netzkante im Mai');
    await user.type(await field('Neues Passwort wiederholen'), 'Netzkante im Mai');
    await user.click(await button('Passwort speichern'));
  };

  it('loses its code from the address at once, and sets a new password', async () => {
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

  it('that is no longer good offers a new one', async () => {
    standInGateway({ ...club, useResetPasswordMutation: () => refused('ERR_CODE_NOT_MATCH') });
    const { user } = await renderApp({ path: link });
    await choose(user);
    expect(await screen.findByText(/Dieser Link gilt nicht mehr/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  });

  it('says at the field what is wrong with the password, and ticks off what is right', async () => {
    standInGateway({ ...club, useResetPasswordMutation: () => refused('ERR_PASSWORD_TOO_COMMON') });
    const { user } = await renderApp({ path: link });
    await user.type(await field('Neues Passwort'), 'kurz');
    expect(await screen.findByLabelText('Noch offen: Mindestens 8 Zeichen')).toBeVisible();
    await user.type(await field('Neues Passwort'), 'es Stück');
    expect(await screen.findByLabelText('Erfüllt: Mindestens 8 Zeichen')).toBeVisible();
    await user.click(await button('Passwort speichern'));
    expect(await screen.findByText('Beide Eingaben müssen gleich sein.')).toBeVisible();
    await user.type(await field('Neues Passwort wiederholen'), 'kurzes Stück{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Neues Passwort')).toBeInvalid());
    expect(screen.getByLabelText('Neues Passwort')).toHaveFocus();
  });
});

describe('A member’s first login', () => {
  it('takes the initial code as people write it, and leads in at once', async () => {
    const calls = standInGateway({
      ...club,
      useVerifyUserMutation: () => accepted({ verifyUser: { success: true } }),
      useLoginMutation: signedIn,
    });
    const { user } = await renderApp({ path: '/auth/verify?userID=1044&code=ab2c-de3f&returnTo=/user/bookings' });
    expect(await field('E-Mail oder Mitgliedsnummer')).toHaveValue('1044');
    expect(window.location.search).not.toContain('code');
    await user.type(await field('Neues Passwort'), 'Netzkante im Mai');
    await user.type(await field('Neues Passwort wiederholen'), 'Netzkante im Mai{Enter}');
    await screen.findByRole('heading', { name: 'Meine Buchungen' });
    expect(callsOf(calls, 'useVerifyUserMutation')).toEqual([
      { data: { credential: '1044', code: 'AB2CDE3F', password: 'Netzkante im Mai' } },
    ]);
  });

  it('says a wrong code at its field', async () => {
    standInGateway({ ...club, useVerifyUserMutation: () => refused('ERR_WRONG_INIT_PASS') });
    const { user } = await renderApp({ path: '/auth/verify' });
    await user.type(await field('E-Mail oder Mitgliedsnummer'), '1044');
    await user.type(await field('Startcode'), 'AB2CDE3F');
    await user.type(await field('Neues Passwort'), 'Netzkante im Mai');
    await user.type(await field('Neues Passwort wiederholen'), 'Netzkante im Mai{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Startcode')).toBeInvalid());
    expect(screen.getByLabelText('Startcode')).toHaveFocus();
  });
});

describe('Confirming an address', () => {
  const open = async (answer: Answer, isSignedIn = false) => {
    const calls = standInGateway({ ...club, useVerifyUserMutation: () => answer });
    await renderApp({ path: '/auth/guest-verify?userID=900001&code=geheim', isSignedIn });
    return calls;
  };

  it('happens by itself, once, and leads to the login', async () => {
    const calls = await open(accepted({ verifyUser: { success: true } }));
    expect(await screen.findByText(/Deine E-Mail-Adresse ist bestätigt/)).toBeVisible();
    expect(callsOf(calls, 'useVerifyUserMutation')).toEqual([{ data: { credential: '900001', code: 'geheim' } }]);
    expect(window.location.search).toBe('');
  });

  it('works for who is signed in as well', async () => {
    await open(accepted({ verifyUser: { success: true } }), true);
    expect(await screen.findByRole('link', { name: 'Jetzt Platz buchen' })).toBeVisible();
  });

  it('is friendly to who has confirmed before', async () => {
    await open(refused('ERR_USER_ALREADY_VERIFIED'));
    expect(await screen.findByText(/ist schon bestätigt/)).toBeVisible();
  });

  it('offers a new link where this one is over', async () => {
    await open(refused('ERR_CODE_NOT_MATCH'));
    expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  });
});

describe('Registering as a guest', () => {
  it('is no page of a club without guests', async () => {
    standInGateway({ ...club, useClubInfosQuery: () => theClub([], { allowedGuests: false }) });
    await renderApp({ path: '/auth/register' });
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('sends what was typed, in the language on screen, and tells of the letter', async () => {
    const calls = standInGateway({
      ...club,
      useCreateGuestMutation: () => accepted({ createGuest: { success: true } }),
    });
    const { user } = await renderApp({ path: '/auth/register' });
    await user.click(await button('Konto anlegen'));
    expect(await screen.findByText('Gib deinen Vornamen ein.')).toBeVisible();
    expect(await field('Vorname')).toHaveFocus();
    const typed = {
      Vorname: 'Zoë',
      Nachname: 'Özdemir-Groß',
      'E-Mail-Adresse': 'zoe@example.org',
      Telefon: '0171 2345678',
      Straße: 'Am Sandplatz',
      'Nr.': '3 a',
      PLZ: '80331',
      Ort: 'Musterstadt',
      'Neues Passwort': 'Netzkante im Mai',
      'Neues Passwort wiederholen': 'Netzkante im Mai',
    };
    for (const [label, text] of Object.entries(typed)) {
      await user.click(await field(label));
      await user.paste(text);
    }
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await button('Konto anlegen'));
    const note = await screen.findByText(/Wir haben zoe@example.org einen Link geschickt/);
    expect(within(note.closest('main') ?? note).queryByLabelText('Vorname')).toBeNull();
    expect(callsOf(calls, 'useCreateGuestMutation')).toEqual([
      {
        guest: {
          firstName: 'Zoë',
          lastName: 'Özdemir-Groß',
          email: 'zoe@example.org',
          phone: '0171 2345678',
          password: 'Netzkante im Mai',
          address: { street: 'Am Sandplatz', houseNumber: '3 a', zip: '80331', city: 'Musterstadt' },
          language: 'de',
        },
      },
    ]);
    await user.click(await button('Andere Adresse eingeben'));
    expect(await field('Vorname')).toHaveValue('Zoë');
    expect(await field('Neues Passwort')).toHaveValue('');
  });
});
