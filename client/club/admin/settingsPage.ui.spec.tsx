import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { address, openSettings, petra, sentBy, settings } from '../../test/settings.ts';

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

  it.each(['club', 'sports', 'prices', 'rules', 'tax', 'accounting'])(
    'of %s are not saved where nothing is changed',
    async (section) => {
      const { user } = await openSettings(section);
      await user.click(await screen.findByText('Änderungen prüfen'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
      expect(dialog.getByText('Nichts ist geändert.')).toBeVisible();
      expect(dialog.queryByRole('button', { name: 'Speichern' })).toBeNull();
    },
  );

  it('of rules that nobody has reviewed are confirmed as they are, in so many words', async () => {
    const { user, calls } = await openSettings('rules', {
      SettingsPageQuery: () => settings({ reviewed: false }),
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    });
    await user.click(await screen.findByText('Änderungen prüfen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
    expect(dialog.getByText(/Du bestätigst die Regeln, wie sie sind/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Regeln bestätigen' }));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sentBy(calls, 'useSaveSettingsMutation')).toMatchObject([{ settings: { rules: { stornoTime: 24 } } }]);
  });

  it('mark the register’s number where only the court is named', async () => {
    const { user } = await openSettings('imprint');
    const court = await screen.findByLabelText('Registergericht');
    await user.clear(court);
    await user.type(court, 'Amtsgericht Ökoburg');
    await user.clear(screen.getByLabelText('Registernummer'));
    await user.click(screen.getByText('Änderungen prüfen'));
    await waitFor(() => expect(screen.getByLabelText('Registernummer')).toBeInvalid());
    expect(court).toBeValid();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['rules', 'Stornofrist in Stunden'],
    ['rules', 'Gastgebühr je Gast und Stunde in Euro'],
    ['rules', 'Rabatt für neue Konten in Prozent'],
    ['prices', 'Stunden je Karte'],
    ['prices', 'Nachlass je Stunde in Euro'],
    ['tax', 'Zahlungsziel in Tagen'],
    ['tax', 'Tage zwischen Ankündigung und Einzug (üblich: 14)'],
    ['accounting', 'Beraternummer'],
    ['sports', 'Buchbare Plätze'],
    ['sports', 'Stelle im Menü'],
  ])(
    'of %s do not become 0 where “%s” is emptied: the field is marked, and nothing is sent',
    async (section, label) => {
      const { user } = await openSettings(section);
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.click(screen.getByText('Änderungen prüfen'));
      await waitFor(() => expect(field).toBeInvalid());
      expect(field).toHaveAccessibleDescription(expect.stringContaining('Diese Angabe fehlt.'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('mean no limit where one is emptied', async () => {
    const { user, calls } = await openSettings('rules', {
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    });
    const [field = document.body] = await screen.findAllByLabelText('Plätze zugleich');
    await user.clear(field);
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    await screen.findByText('Gespeichert.');
    expect(sentBy(calls, 'useSaveSettingsMutation')).toMatchObject([
      { settings: { rules: { stornoTime: 24, limits: [{ role: 'MEMBER', maxParallel: null }, {}, {}, {}] } } },
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
