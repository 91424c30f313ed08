import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@platzwart/contracts/core';
import { dashboardWith } from '../../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { standInSocket } from '../../test/standInSocket.ts';

const address = { street: 'Am Sportpark', houseNumber: '7', zip: '12345', city: 'Musterstadt' };
const rates = {
  guest: 2000,
  member: 1200,
  trainer: 800,
  weekendGuest: 2600,
  weekendMember: 1500,
  weekendTrainer: 1000,
};
const limits = {
  ...{ minAdvanceMinutes: 0, maxAdvanceDays: 14, graceMinutes: 5 },
  ...{ maxOpenBookings: null, maxMinutesPerDay: 120, maxParallel: 1 },
};
const petra = { id: 'u1', userID: '1', firstName: 'Petra', lastName: 'Schulz' };

/** The settings as the page reads them. */
const settings = () =>
  accepted({
    generalInfos: {
      ...{ displayName: 'TC Musterstadt', email: 'info@musterstadt.example', phoneNumber: '+49 1234 567890' },
      addresses: {
        ...{ office: address, inside: null, outside: null },
        invoice: { addressSameAsInvoice: true, consignor: 'TC Musterstadt e. V.', address: null },
      },
    },
    bookingInfos: {
      sports: ['TENNIS'],
      sportSettings: [
        {
          ...{ name: 'TENNIS', labels: { de: 'Sandplätze', en: 'Clay courts' } },
          courtList: [1, 2].map((number) => ({ number, name: `Platz ${number}`, surface: 'CLAY', active: true })),
          timeSettings: { start: '07:00', end: '22:00', halfHour: true },
          prices: [{ time: '07:00', ...rates }],
        },
      ],
    },
    termsVersions: [{ version: 1, issuedOn: '2026-01-02', de: 'Plätze abziehen.', en: null }],
    dashboardInfos: {
      imprint: { board: [petra], responsible: petra, registerCourt: null, registerNumber: null, vatId: null },
      rules: {
        ...{ allowedGuests: true, allowedTrainers: true, allowedVouchers: false, allowedSaisonBookings: true },
        ...{
          showNames: false,
          avoidGaps: false,
          players: 'NONE',
          guestFee: 0,
          stornoTime: 24,
          discount: 0,
          holidayRegion: null,
        },
        limits: ['MEMBER', 'GUEST', 'TRAINER', 'ADMIN'].map((role) => ({ role, limits })),
        ...{ smallBusiness: false, paymentMethods: ['INVOICE'], invoiceForGuests: true },
        vatRates: [{ group: 'MEMBER', percent: 7, validFrom: '2020-01-01', sphere: 'ZWECKBETRIEB' }],
        ...{ voucherHours: 10, saisonBookingDiscount: 0, vouchers: [] },
      },
      billing: {
        taxNumber: '12/345',
        iban: null,
        bic: null,
        accountHolder: 'TC',
        dueDays: 14,
        footer: null,
        eInvoice: false,
      },
      accounting: null,
    },
  });

const openSettings = async (section: string, operations: Operations = {}, language: Language = 'de') => {
  standInSocket();
  const calls = standInGateway(dashboardWith({ SettingsPageQuery: settings, ...operations }));
  return {
    calls,
    ...(await renderApp({ path: `/dashboard/settings/${section}`, isSignedIn: true, language })),
  };
};
const sentBy = (calls: Awaited<ReturnType<typeof openSettings>>['calls'], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

describe('The settings of the club', () => {
  it.each(['nowhere', 'prices/GOLF', 'sports/GOLF'])('have no page %s, and say so', async (section) => {
    await openSettings(section);
    expect(await screen.findByText('Diese Seite der Einstellungen gibt es nicht')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Änderungen prüfen' })).toBeNull();
  });

  it.each([
    ['club', 'Verein und Adressen'],
    ['imprint', 'Impressum'],
    ['sports', 'Sportart'],
    ['prices', 'TENNIS'],
    ['rules', 'Regeln'],
    ['tax', 'Zahlung'],
    ['accounting', 'Buchhaltung'],
  ])('have a section %s', async (section) => {
    await openSettings(section);
    expect(await screen.findByRole('button', { name: 'Änderungen prüfen' })).toBeVisible();
    const nav = screen.getByRole('navigation', { name: 'Einstellungen' });
    expect(
      within(nav)
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current')),
    ).toHaveLength(1);
  });

  it('are sent once they were shown, old and new', async () => {
    const { user, calls } = await openSettings('club', {
      useSaveSettingsGeneralMutation: () => accepted({ updateGeneralInfos: { code: 'SUC_GENERAL_INFOS_UPDATED' } }),
    });
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'TC Neu');
    await user.click(screen.getByText('Änderungen prüfen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
    expect(dialog.getByText('TC Musterstadt')).toBeVisible();
    expect(sentBy(calls, 'useSaveSettingsGeneralMutation')).toEqual([]);
    await user.click(dialog.getByText('Speichern'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sentBy(calls, 'useSaveSettingsGeneralMutation')).toMatchObject([
      { infos: { displayName: 'TC Neu', addresses: { office: address, inside: null } } },
    ]);
  });

  it('mark what the club cannot be called or reached at before anything is shown or sent', async () => {
    const { user } = await openSettings('club');
    await user.clear(await screen.findByLabelText('Name'));
    await user.type(screen.getByLabelText('E-Mail'), '@');
    await user.type(screen.getAllByLabelText('Ort')[1] ?? document.body, 'Neustadt');
    await user.click(screen.getByText('Änderungen prüfen'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
    expect(screen.getByLabelText('E-Mail')).toBeInvalid();
    // An address is whole or none: the office keeps its own, the next one has only a town.
    expect(screen.getAllByLabelText('Straße').map((line) => line.getAttribute('aria-invalid'))).toEqual([
      'false',
      'true',
      'false',
      'false',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('name who is responsible for the content by a person of the club', async () => {
    const { user, calls } = await openSettings('imprint', {
      findPeopleQuery: () =>
        accepted({ userPage: { users: [{ userID: '1001', firstName: 'Anna', lastName: 'Adler', role: 'MEMBER' }] } }),
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    });
    const field = await screen.findByLabelText('Verantwortlich für den Inhalt');
    expect(field).toHaveValue(`${petra.lastName}, ${petra.firstName} (${petra.userID})`);
    await user.clear(field);
    await user.type(field, 'Ad');
    await user.click(await screen.findByRole('option', { name: 'Adler, Anna (1001)' }));
    await user.click(screen.getByText('Änderungen prüfen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
    expect(dialog.getByText('Anna Adler')).toBeVisible();
    await user.click(dialog.getByText('Speichern'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sentBy(calls, 'useSaveSettingsMutation')).toMatchObject([
      { settings: { imprint: { responsible: '1001', board: [petra.userID] } } },
    ]);
  });

  it('name the board by people of the club, without their numbers', async () => {
    const { user, calls } = await openSettings('imprint', {
      findPeopleQuery: () =>
        accepted({ userPage: { users: [{ userID: '1001', firstName: 'Anna', lastName: 'Adler', role: 'MEMBER' }] } }),
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    });
    const board = within(await screen.findByRole('list', { name: 'Vorstand' }));
    const old = `${petra.firstName} ${petra.lastName}`;
    expect(board.getByText(old)).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Vorstand' }), 'Ad');
    await user.click(await screen.findByRole('option', { name: 'Adler, Anna (1001)' }));
    expect(screen.getByRole('combobox', { name: 'Vorstand' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: `${old} herausnehmen` }));
    await user.click(screen.getByText('Änderungen prüfen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
    expect(dialog.getByText(old)).toBeVisible();
    expect(dialog.getByText('Anna Adler')).toBeVisible();
    await user.click(dialog.getByText('Speichern'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sentBy(calls, 'useSaveSettingsMutation')).toMatchObject([{ settings: { imprint: { board: ['1001'] } } }]);
  });

  it('cancel bookings that a change hurts only for a reason, after they were shown', async () => {
    let isForced = false;
    const { user, calls } = await openSettings('sports', {
      useSaveSettingsTimesMutation: ({ infos }) => {
        isForced = JSON.stringify(infos).includes('"force":true');
        return isForced
          ? accepted({ updateTimeAndCourtInfos: { code: 'SUC_TIME_AND_COURT_INFOS_UPDATED' } })
          : refused('ERR_SETTINGS_HURT_BOOKINGS', []);
      },
      ImpactListQuery: () =>
        accepted({
          settingsImpact: {
            total: 3,
            bookings: [
              {
                ...{ id: 'b', _id: 'b', date: '2026-06-19', start: '20:00', end: '22:00', court: 1, title: null },
                user: { ...petra, firstName: 'Anna', lastName: 'Adler' },
              },
            ],
          },
        }),
    });
    const end = await screen.findByLabelText('Schließt um');
    await user.clear(end);
    await user.type(end, '21:00');
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    expect(await screen.findByText(/Anna Adler/)).toBeVisible();
    expect(screen.getByText('und 2 weitere')).toBeVisible();
    await user.click(screen.getByText('Speichern und Buchungen stornieren'));
    expect(await screen.findByText(/^Bitte nenne einen Grund/)).toBeVisible();
    expect(isForced).toBe(false);
    await user.type(screen.getByLabelText(/^Grund/), 'Umbau');
    await user.click(screen.getByText('Speichern und Buchungen stornieren'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sentBy(calls, 'useSaveSettingsTimesMutation').at(-1)).toMatchObject({
      infos: { force: true, reason: 'Umbau', end: '21:00', labels: { de: 'Sandplätze', en: 'Clay courts' } },
    });
  });

  it('show prices as a table, in which a row can be added and emptied', async () => {
    const { user, calls } = await openSettings('prices', {
      useSaveSettingsPricesMutation: () => accepted({ updatePriceInfos: { code: 'SUC_PRICE_INFOS_UPDATED' } }),
    });
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Montag bis Freitag', 'Wochenende und Feiertage', 'Ab Uhrzeit'],
      ...['Gast', 'Mitglied', 'Training', 'Gast', 'Mitglied', 'Training'],
    ]);
    await user.click(screen.getByText('Zeile hinzufügen'));
    const time = table.getAllByLabelText('Ab Uhrzeit')[1] ?? document.body;
    await user.type(time, '8:00');
    await user.click(screen.getByText('Änderungen prüfen'));
    await waitFor(() => expect(time).toBeInvalid());
    await user.click(table.getByRole('button', { name: 'Zeile 2 leeren' }));
    const [member] = table.getAllByLabelText('Mitglied');
    await user.clear(member ?? document.body);
    await user.type(member ?? document.body, '13,50');
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    await screen.findByText('Gespeichert.');
    expect(sentBy(calls, 'useSaveSettingsPricesMutation')).toMatchObject([
      { infos: { sport: 'TENNIS', prices: [{ time: '07:00', ...rates, member: 1350 }] } },
    ]);
  });

  it('propose the accounts of the chosen chart, and send those that are typed', async () => {
    const { user, calls } = await openSettings('accounting', {
      useSaveSettingsMutation: () => refused('ERR_INVALID_INPUT', ['settings.accounting.revenue.2.guestFee']),
    });
    expect(await screen.findByLabelText('Bank')).toHaveValue('18000');
    await user.selectOptions(screen.getByLabelText('Kontenrahmen'), '04');
    await user.click(screen.getByText('Konten für SKR 04 vorschlagen'));
    expect(screen.getByLabelText('Bank')).toHaveValue('1800');
    expect(screen.getByLabelText('Debitoren ab')).toHaveValue('10000');
    const adviser = screen.getByLabelText('Beraternummer');
    await user.clear(adviser);
    await user.type(adviser, '45678');
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    const fee = screen.getAllByLabelText('Gastgebühr')[2];
    await waitFor(() => expect(fee).toBeInvalid());
    expect(sentBy(calls, 'useSaveSettingsMutation')).toMatchObject([
      {
        settings: {
          accounting: {
            ...{ chart: '04', accountLength: 4, adviser: 45_678, client: 1, yearStartMonth: 1, debtorBase: '10000' },
            revenue: [{ vatRate: 0, taxKey: null }, { vatRate: 7, court: '4300' }, { vatRate: 19 }],
            costCentres: [],
          },
        },
      },
    ]);
  });

  it('offer methods of payment, of which hour cards are none: those are a switch of the rules', async () => {
    const { user, calls } = await openSettings('tax', {
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    });
    await user.click(await screen.findByLabelText('PayPal'));
    expect(screen.queryByLabelText('Stundenkarte')).toBeNull();
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    await screen.findByText('Gespeichert.');
    expect(sentBy(calls, 'useSaveSettingsMutation')).toMatchObject([
      { settings: { rules: { paymentMethods: ['INVOICE', 'PAYPAL'] } } },
    ]);
  });

  it('give a sport its usual name back where both names are emptied', async () => {
    const { user, calls } = await openSettings('sports', {
      useSaveSettingsTimesMutation: () =>
        accepted({ updateTimeAndCourtInfos: { code: 'SUC_TIME_AND_COURT_INFOS_UPDATED' } }),
    });
    await user.clear(await screen.findByLabelText('Name auf Deutsch'));
    await user.clear(screen.getByLabelText('Name auf Englisch'));
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    await screen.findByText('Gespeichert.');
    expect(sentBy(calls, 'useSaveSettingsTimesMutation')).toMatchObject([{ infos: { labels: null } }]);
  });
});
