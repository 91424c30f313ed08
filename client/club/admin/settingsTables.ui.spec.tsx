import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { openSettings, rates, sentBy } from '../../test/settings.ts';

describe('Tables in the settings of the club', () => {
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

  it('take a rate of VAT only with its day, and show the rates as a table', async () => {
    const { user, calls } = await openSettings('tax', {
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    });
    const table = within((await screen.findAllByRole('table'))[0] ?? document.body);
    const further = (label: string) => table.getAllByLabelText(label)[1] ?? document.body;
    await user.type(further('Prozent'), '190');
    await user.click(screen.getByText('Änderungen prüfen'));
    await waitFor(() => expect(further('Ab Spieltag')).toBeInvalid());
    expect(further('Prozent')).toBeInvalid();
    await user.click(table.getByRole('button', { name: 'Weiterer Satz leeren' }));
    await user.selectOptions(further('Für'), 'Gäste');
    await user.type(further('Prozent'), '19');
    await user.type(further('Ab Spieltag'), '2027-01-01');
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    await screen.findByText('Gespeichert.');
    const added = { group: 'GUEST', percent: 19, validFrom: '2027-01-01', sphere: 'ZWECKBETRIEB' };
    expect(sentBy(calls, 'useSaveSettingsMutation')).toMatchObject([
      { settings: { rules: { vatRates: [{ group: 'MEMBER', percent: 7 }, added] } } },
    ]);
  });

  it('take the days of § 19 UStG as periods that begin before they end, and keep those that are not emptied', async () => {
    const { user, calls } = await openSettings('tax', {
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    });
    const table = within((await screen.findAllByRole('table'))[1] ?? document.body);
    const further = (label: string | RegExp) => table.getAllByLabelText(label)[1] ?? document.body;
    await user.type(further(/Letzter Tag/), '2026-12-31');
    await user.click(screen.getByText('Änderungen prüfen'));
    await waitFor(() => expect(further('Erster Tag')).toBeInvalid());
    await user.type(further('Erster Tag'), '2027-01-01');
    await user.click(screen.getByText('Änderungen prüfen'));
    await waitFor(() => expect(further(/Letzter Tag/)).toBeInvalid());
    await user.clear(further(/Letzter Tag/));
    await user.click(screen.getByText('Änderungen prüfen'));
    expect(await screen.findByText('1. Januar 2027')).toBeVisible();
    await user.click(await screen.findByText('Speichern'));
    await screen.findByText('Gespeichert.');
    const smallBusinessPeriods = [
      { from: '2025-01-01', to: '2025-12-31' },
      { from: '2027-01-01', to: null },
    ];
    expect(sentBy(calls, 'useSaveSettingsMutation')).toMatchObject([{ settings: { rules: { smallBusinessPeriods } } }]);
  });

  it('mark the period of § 19 UStG that the server refuses', async () => {
    const { user } = await openSettings('tax', {
      useSaveSettingsMutation: () => refused('ERR_INVALID_INPUT', ['settings.rules.smallBusinessPeriods.0.to']),
    });
    const table = within((await screen.findAllByRole('table'))[1] ?? document.body);
    const row = (index: number) => table.getAllByLabelText(/Letzter Tag/)[index] ?? document.body;
    await user.clear(row(0));
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    await waitFor(() => expect(row(0)).toBeInvalid());
    expect(row(1)).toBeValid();
  });

  it('mark the rate of VAT that the server refuses, also below a row that was emptied', async () => {
    const { user } = await openSettings('tax', {
      useSaveSettingsMutation: () => refused('ERR_INVALID_INPUT', ['settings.rules.vatRates.0.percent']),
    });
    const table = within((await screen.findAllByRole('table'))[0] ?? document.body);
    const further = (label: string) => table.getAllByLabelText(label)[1] ?? document.body;
    const first = (label: string) => table.getAllByLabelText(label)[0] ?? document.body;
    await user.clear(first('Prozent'));
    await user.clear(first('Ab Spieltag'));
    await user.type(further('Prozent'), '19');
    await user.type(further('Ab Spieltag'), '2027-01-01');
    await user.click(screen.getByText('Änderungen prüfen'));
    await user.click(await screen.findByText('Speichern'));
    await waitFor(() => expect(further('Prozent')).toBeInvalid());
    expect(first('Prozent')).toBeValid();
  });
});
