import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, club, field } from '../test/authPages.ts';
import { dashboardWith } from '../test/dashboard.ts';
import { accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const errorAt = async (label: string) => {
  const help = (await field(label)).getAttribute('aria-describedby');
  return document.getElementById(help ?? '')?.textContent;
};
/** The first field may have the focus before the texts are there. */
const untilErrorAt = (label: string, text: string) => waitFor(async () => expect(await errorAt(label)).toBe(text));
const withPrices = {
  ...club,
  GuestPricesQuery: () => accepted({ generalInfos: { guestPrices: [], guestVatRate: 19 } }),
};

describe('A form', () => {
  it('says all that is missing at once, names it, and focuses the first: the registration', async () => {
    standInGateway(withPrices);
    const { user } = await renderApp({ path: '/auth/register' });
    await user.click(await button('Konto anlegen'));
    await waitFor(async () => expect(await field('Vorname')).toHaveFocus());
    await untilErrorAt('Vorname', 'Gib deinen Vornamen ein.');
    expect(await errorAt('Nachname')).toBe('Gib deinen Nachnamen ein.');
    expect(await errorAt('Nr.')).toBe('Hausnummer fehlt.');
    expect(await errorAt('Neues Passwort')).toBe('Gib ein neues Passwort ein.');
    expect(await errorAt('Neues Passwort wiederholen')).toBe('Gib das neue Passwort noch einmal ein.');
    expect(screen.getByText('Bestätige, dass du die Datenschutzhinweise gelesen hast.')).toBeVisible();
  });

  it('reports a repetition that differs together with what is missing', async () => {
    standInGateway(withPrices);
    const { user } = await renderApp({ path: '/auth/register' });
    await user.type(await field('Neues Passwort'), 'Netzkante im Mai');
    await user.type(await field('Neues Passwort wiederholen'), 'Netzkante im Juni{Enter}');
    await waitFor(async () => expect(await field('Vorname')).toHaveFocus());
    await untilErrorAt('Neues Passwort wiederholen', 'Die Wiederholung ist nicht gleich dem neuen Passwort.');
  });

  it('shows a refusal at every field that the server names, and focuses the first', async () => {
    const fields = ['guest.address.zip', 'guest.lastName'];
    standInGateway({ ...withPrices, useCreateGuestMutation: () => refused('ERR_INVALID_INPUT', fields) });
    const { user } = await renderApp({ path: '/auth/register' });
    const typed = {
      ...{ Vorname: 'Gerd', Nachname: 'Gast', 'E-Mail-Adresse': 'gerd@example.org', Telefon: '0171 2345678' },
      ...{ Straße: 'Am Platz', 'Nr.': '3a', PLZ: '12345', Ort: 'Musterstadt' },
      ...{ 'Neues Passwort': 'Netzkante im Mai', 'Neues Passwort wiederholen': 'Netzkante im Mai' },
    };
    for (const [label, text] of Object.entries(typed)) await user.type(await field(label), text);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('Konto anlegen'));
    await waitFor(async () => expect(await field('Nachname')).toHaveFocus());
    for (const label of ['Nachname', 'PLZ']) await waitFor(async () => expect(await field(label)).toBeInvalid());
    expect(await field('Vorname')).toBeValid();
  });
});

const newAccount = dashboardWith({
  useNewAccountQuery: () =>
    accepted({
      ...{ bookingInfos: { discount: 0 }, members: { users: [] }, trainers: { users: [] } },
      admins: { users: [{ id: 'f', userID: '1' }] },
    }),
  findOwnerByEmailQuery: () => accepted({ userPage: { users: [] } }),
});

describe('The form of an account', () => {
  it('says all that is missing at once, names it, and focuses the first', async () => {
    standInGateway(newAccount);
    const { user } = await renderApp({ path: '/dashboard/user/new', isSignedIn: true });
    await user.type(await field('Straße'), 'Am Platz');
    await user.click(await button('Konto anlegen'));
    await waitFor(async () => expect(await field('Vorname')).toHaveFocus());
    await untilErrorAt('Vorname', 'Bitte Vornamen eingeben.');
    expect(await errorAt('Nachname')).toBe('Bitte Nachnamen eingeben.');
    expect(await errorAt('E-Mail')).toBe('Bitte E-Mail-Adresse eingeben.');
    expect(await errorAt('Postleitzahl')).toBe('Bitte eine Postleitzahl eingeben, die zum Land passt.');
    expect(await errorAt('Ort')).toBe('Bitte Ort eingeben.');
  });

  it('shows a refusal at the field that it concerns', async () => {
    standInGateway({ ...newAccount, useCreateUserMutation: () => refused('ERR_EMAIL_ALREADY_EXISTS') });
    const { user } = await renderApp({ path: '/dashboard/user/new', isSignedIn: true });
    await user.type(await field('Vorname'), 'Paula');
    await user.type(await field('Nachname'), 'Passierball');
    await user.type(await field('E-Mail'), 'paula@example.org');
    await user.click(await button('Konto anlegen'));
    await waitFor(async () => expect(await field('E-Mail')).toHaveFocus());
    await waitFor(async () => expect(await errorAt('E-Mail')).toMatch(/gehört schon zu einem Konto/));
  });
});
