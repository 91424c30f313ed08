import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { standInSocket } from '../../test/standInSocket.ts';

const limits = {
  ...{ minAdvanceMinutes: 0, maxAdvanceDays: 14, graceMinutes: 5 },
  ...{ maxOpenBookings: null, maxMinutesPerDay: 120, maxParallel: 1 },
};
const rules = {
  ...{ allowedGuests: true, allowedTrainers: true, allowedVouchers: false, allowedSaisonBookings: true },
  ...{ showNames: false, avoidGaps: false, players: 'NONE', guestFee: 0, stornoTime: 24, discount: 0 },
  ...{ holidayRegion: null, vouchers: [] },
  limits: ['MEMBER', 'GUEST', 'TRAINER', 'ADMIN'].map((role) => ({ role, limits })),
};

it('Settings that another admin saves meanwhile are taken over, and saving does not undo them', async () => {
  const socket = standInSocket();
  let stornoTime = 24;
  const calls = standInGateway(
    dashboardWith({
      SettingsPageQuery: () =>
        accepted({
          bookingInfos: { sports: ['TENNIS'], sportSettings: [] },
          dashboardInfos: { rules: { ...rules, stornoTime } },
        }),
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/settings/rules', isSignedIn: true });
  const discount = await screen.findByLabelText(/Rabatt/);
  await user.clear(discount);
  await user.type(discount, '10');
  stornoTime = 12;
  await waitFor(() => expect(socket.ofSettings.size).toBe(1));
  socket.changeSettings();
  expect(await screen.findByText(/^Inzwischen von jemand anderem geändert: .*Stornofrist/)).toBeVisible();
  await user.click(screen.getByText('Änderungen prüfen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
  expect(dialog.getAllByRole('term')).toHaveLength(1);
  await user.click(dialog.getByText('Speichern'));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'useSaveSettingsMutation')?.variables).toMatchObject({
      settings: { rules: { stornoTime: 12, discount: 10 } },
    }),
  );
});

it('Saving what was made from older settings is refused; the form takes over the other ones and saves when told again', async () => {
  let inForce = { revision: 7, stornoTime: 24 };
  const calls = standInGateway(
    dashboardWith({
      SettingsPageQuery: () =>
        accepted({
          bookingInfos: { sports: ['TENNIS'], sportSettings: [] },
          dashboardInfos: { revision: inForce.revision, rules: { ...rules, stornoTime: inForce.stornoTime } },
        }),
      useSaveSettingsMutation: (variables) =>
        variables['basedOn'] === inForce.revision
          ? accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } })
          : refused('ERR_SETTINGS_OUTDATED'),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/settings/rules', isSignedIn: true });
  const discount = await screen.findByLabelText(/Rabatt/);
  await user.clear(discount);
  await user.type(discount, '10');
  inForce = { revision: 8, stornoTime: 12 };
  const save = async () => {
    await user.click(screen.getByText('Änderungen prüfen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
    await user.click(dialog.getByText('Speichern'));
  };
  await save();
  expect(await screen.findByText(/^Gerade hat noch jemand die Einstellungen gespeichert/)).toBeVisible();
  expect(await screen.findByText(/^Inzwischen von jemand anderem geändert: .*Stornofrist/)).toBeVisible();
  expect(screen.getByLabelText(/Rabatt/)).toHaveValue('10');
  await save();
  expect(await screen.findByText('Gespeichert.')).toBeVisible();
  expect(calls.filter(({ operation }) => operation === 'useSaveSettingsMutation').at(-1)?.variables).toMatchObject({
    settings: { rules: { stornoTime: 12, discount: 10 } },
    basedOn: 8,
  });
});

it('What was just saved here is not called a change by somebody else, however the server writes it', async () => {
  standInSocket();
  let guestFee = 0;
  standInGateway(
    dashboardWith({
      SettingsPageQuery: () =>
        accepted({
          bookingInfos: { sports: ['TENNIS'], sportSettings: [] },
          dashboardInfos: { rules: { ...rules, guestFee } },
        }),
      useSaveSettingsMutation: () => {
        guestFee = 500;
        return accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } });
      },
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/settings/rules', isSignedIn: true });
  const fee = await screen.findByLabelText(/^Gastgebühr/);
  await user.clear(fee);
  await user.type(fee, '5');
  await user.click(screen.getByText('Änderungen prüfen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
  await user.click(dialog.getByText('Speichern'));
  await waitFor(() => expect(fee).toHaveValue('5,00'));
  expect(screen.queryByText(/Inzwischen von jemand anderem/)).toBeNull();
});

it('After saving what the server has already, the change of another admin is named', async () => {
  const socket = standInSocket();
  let guestFee = 500;
  standInGateway(
    dashboardWith({
      SettingsPageQuery: () =>
        accepted({
          bookingInfos: { sports: ['TENNIS'], sportSettings: [] },
          dashboardInfos: { rules: { ...rules, reviewed: false, guestFee } },
        }),
      useSaveSettingsMutation: () => accepted({ updateSettings: { code: 'SUC_SETTINGS_UPDATED' } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/settings/rules', isSignedIn: true });
  const fee = await screen.findByLabelText(/^Gastgebühr/);
  await user.clear(fee);
  await user.type(fee, '5');
  await user.click(screen.getByText('Änderungen prüfen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
  expect(dialog.queryAllByRole('term')).toHaveLength(0);
  await user.click(dialog.getByText('Regeln bestätigen'));
  expect(await screen.findByText('Gespeichert.')).toBeVisible();
  guestFee = 700;
  await waitFor(() => expect(socket.ofSettings.size).toBe(1));
  socket.changeSettings();
  expect(await screen.findByText(/^Inzwischen von jemand anderem geändert: .*Gastgebühr/)).toBeVisible();
  expect(fee).toHaveValue('7,00');
});

it('A limit below the shortest booking says before it is saved that nobody can book any more', async () => {
  standInGateway(
    dashboardWith({
      SettingsPageQuery: () =>
        accepted({ bookingInfos: { sports: ['TENNIS'], sportSettings: [] }, dashboardInfos: { revision: 7, rules } }),
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/settings/rules', isSignedIn: true });
  const review = async (typed: string) => {
    const [parallel] = await screen.findAllByLabelText('Plätze zugleich');
    if (!parallel) throw new Error('No field');
    await user.clear(parallel);
    if (typed !== '') await user.type(parallel, typed);
    await user.click(screen.getByText('Änderungen prüfen'));
    return within(await screen.findByRole('dialog', { name: 'Das wird geändert' }));
  };
  const dialog = await review('0');
  expect(dialog.getByText('Damit kann in dieser Rolle niemand mehr selbst buchen.')).toBeVisible();
  await user.click(dialog.getByText('Zurück'));
  expect((await review('')).queryByText(/niemand mehr selbst buchen/)).toBeNull();
});
