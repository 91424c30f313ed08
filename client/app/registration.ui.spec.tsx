import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, callsOf, club, field, signedIn } from '../test/authPages.ts';
import { clubInfos } from '../test/club.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

afterEach(() => vi.restoreAllMocks());

describe('A member’s first login', () => {
  it('takes the initial code in any notation, and signs in at once', async () => {
    const calls = standInGateway({
      ...club,
      useVerifyUserMutation: () => accepted({ verifyUser: { success: true } }),
      useLoginMutation: signedIn,
    });
    const { user } = await renderApp({ path: '/auth/verify?returnTo=/user/bookings#userID=1044&code=ab2c-de3f' });
    expect(await field('E-Mail oder Mitgliedsnummer')).toHaveValue('1044');
    expect([window.location.search, window.location.hash]).toEqual(['?returnTo=%2Fuser%2Fbookings', '']);
    await user.type(await field('Neues Passwort'), 'Netzkante im Mai');
    await user.type(await field('Neues Passwort wiederholen'), 'Netzkante im Mai{Enter}');
    await screen.findByRole('heading', { name: 'Meine Buchungen' });
    expect(callsOf(calls, 'useVerifyUserMutation')).toEqual([
      { data: { credential: '1044', code: 'AB2CDE3F', password: 'Netzkante im Mai' } },
    ]);
  });

  it('takes the code of a newer link that is opened in the same tab', async () => {
    standInGateway(club);
    await renderApp({ path: '/auth/verify#userID=1001&code=AAAA2222' });
    expect(await field('Startcode')).toHaveValue('AAAA2222');
    act(() => {
      window.location.hash = 'userID=1001&code=BBBB3333';
    });
    await waitFor(() => expect(screen.getByLabelText('Startcode')).toHaveValue('BBBB3333'));
  });

  it('reports a wrong code at its field', async () => {
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

describe('Confirming a guest’s account', () => {
  const open = async (answer: Answer, login: () => Answer = signedIn) => {
    const calls = standInGateway({ ...club, useVerifyUserMutation: () => answer, useLoginMutation: login });
    const { user } = await renderApp({ path: '/auth/guest-verify?userID=900001&code=geheim' });
    await user.type(await field('Passwort'), 'Netzkante im Mai{Enter}');
    return calls;
  };

  it('sets the password that the reader of the e-mail chooses, and signs in with it', async () => {
    const calls = await open(accepted({ verifyUser: { success: true } }));
    expect(await screen.findByRole('link', { name: 'Jetzt Platz buchen' })).toBeVisible();
    expect([window.location.search, window.location.hash]).toEqual(['', '']);
    const typed = { credential: '900001', password: 'Netzkante im Mai' };
    expect(callsOf(calls, 'useVerifyUserMutation')).toEqual([{ data: { ...typed, code: 'geheim' } }]);
    expect(callsOf(calls, 'useLoginMutation')).toEqual([{ data: typed }]);
  });

  it('is done also where signing in fails, and leads to the login', async () => {
    await open(accepted({ verifyUser: { success: true } }), () => refused('ERR_SERVER'));
    expect(await screen.findByText(/Deine E-Mail-Adresse ist bestätigt/)).toBeVisible();
    expect(await screen.findAllByRole('link', { name: 'Zur Anmeldung' })).toHaveLength(2);
  });

  it('reports a refused password at its field', async () => {
    await open(refused('ERR_PASSWORD_SEQUENCE', ['password']));
    await waitFor(() => expect(screen.getByLabelText('Passwort')).toBeInvalid());
  });

  it('offers a new link where this one has expired', async () => {
    await open(refused('ERR_WRONG_INIT_PASS'));
    expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  });

  it('sends nothing without a click: programs that open links confirm nothing', async () => {
    const calls = standInGateway(club);
    await renderApp({ path: '/auth/guest-verify?userID=900001&code=geheim' });
    expect(await button('Bestätigen')).toBeVisible();
    expect(callsOf(calls, 'useVerifyUserMutation')).toEqual([]);
  });
});

describe('Confirming an address', () => {
  const open = async (answer: Answer, isSignedIn = false) => {
    const calls = standInGateway({ ...club, useVerifyUserMutation: () => answer });
    await renderApp({ path: '/auth/guest-verify#userID=900001&code=geheim&mail=NEW_MAIL', isSignedIn });
    return calls;
  };

  it('happens once by itself, and leads to the login', async () => {
    const calls = await open(accepted({ verifyUser: { success: true } }));
    expect(await screen.findByText(/Deine E-Mail-Adresse ist bestätigt/)).toBeVisible();
    expect(callsOf(calls, 'useVerifyUserMutation')).toEqual([{ data: { credential: '900001', code: 'geheim' } }]);
    expect(window.location.search).toBe('');
  });

  it('also works for a signed-in person', async () => {
    await open(accepted({ verifyUser: { success: true } }), true);
    expect(await screen.findByRole('link', { name: 'Jetzt Platz buchen' })).toBeVisible();
  });

  it('tells an already confirmed person so', async () => {
    await open(refused('ERR_USER_ALREADY_VERIFIED'));
    expect(await screen.findByText(/ist schon bestätigt/)).toBeVisible();
  });

  it('offers a new link where this one has expired', async () => {
    await open(refused('ERR_CODE_NOT_MATCH'));
    expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  });
});

describe('Registering as a guest', () => {
  it('has no page in a club without guests', async () => {
    standInGateway({ ...club, useClubInfosQuery: () => clubInfos([], { allowedGuests: false }) });
    await renderApp({ path: '/auth/register' });
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  const priceList = [
    { sport: 'TENNIS', time: '07:00', weekday: 1600, weekend: 2000 },
    { sport: 'TENNIS', time: '17:00', weekday: 2200, weekend: 2000 },
    { sport: 'SQUASH', time: '07:00', weekday: 1200, weekend: 1400 },
  ];
  const withPrices = (guestPrices: readonly (typeof priceList)[number][], guestVatRate = 19) => ({
    ...club,
    GuestPricesQuery: () => accepted({ generalInfos: { guestPrices, guestVatRate } }),
  });

  it('begins with the lowest price, and shows every price on demand', async () => {
    standInGateway(withPrices(priceList));
    const { user } = await renderApp({ path: '/auth/register' });
    const table = within(await screen.findByRole('table', { name: 'Preise für Gäste', hidden: true }));
    expect(table.getByText('Squash')).not.toBeVisible();
    await user.click(screen.getByText('Preise für Gäste: ab 12,00 € je Stunde und Platz'));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      'BeginnMo.–Fr.Sa., So.',
      'Tennis',
      'ab 07:00 Uhr16,00 €20,00 €',
      'ab 17:00 Uhr22,00 €20,00 €',
      'Squash',
      'ab 07:00 Uhr12,00 €14,00 €',
    ]);
  });

  it.each([
    ['19 percent', 19, 'Je Stunde und Platz, einschließlich Mehrwertsteuer.'],
    ['no VAT (decisions.md N31)', 0, 'Je Stunde und Platz.'],
  ])('says what the prices include: %s', async (_, vatRate, note) => {
    standInGateway(withPrices(priceList, vatRate));
    const { user } = await renderApp({ path: '/auth/register' });
    await user.click(await screen.findByText('Preise für Gäste: ab 12,00 € je Stunde und Platz'));
    expect(screen.getByText(/^Je Stunde und Platz/)).toHaveTextContent(new RegExp(`^${note}$`));
  });

  it('shows no price where the club has none', async () => {
    standInGateway(withPrices([]));
    await renderApp({ path: '/auth/register' });
    expect(await field('Vorname')).toBeVisible();
    expect(screen.queryByText(/Preise für Gäste/)).toBeNull();
  });

  it('sends the input, in the language on screen, and announces the e-mail', async () => {
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
      // What browsers make of zoe@münchen.de in a field for e-mail addresses.
      'E-Mail-Adresse': 'zoe@xn--mnchen-3ya.de',
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
    const note = await screen.findByText(/Wir haben zoe@münchen.de einen Link geschickt/);
    expect(within(note.closest('main') ?? note).queryByLabelText('Vorname')).toBeNull();
    expect(callsOf(calls, 'useCreateGuestMutation')).toEqual([
      {
        guest: {
          firstName: 'Zoë',
          lastName: 'Özdemir-Groß',
          email: 'zoe@münchen.de',
          phone: '0171 2345678',
          password: 'Netzkante im Mai',
          address: { street: 'Am Sandplatz', houseNumber: '3 a', zip: '80331', city: 'Musterstadt', country: 'DE' },
          language: 'de',
        },
      },
    ]);
    await user.click(await button('Andere Adresse eingeben'));
    expect(await field('Vorname')).toHaveValue('Zoë');
    expect(await field('Neues Passwort')).toHaveValue('');
  });
});
