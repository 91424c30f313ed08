import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { account, dashboardWith } from '../test/dashboard.ts';
import { accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const none = { users: [] };

describe('A new account', () => {
  it('begins with the discount that the club gives to new people', async () => {
    const calls = standInGateway(
      dashboardWith({
        UserListQuery: () => accepted({ userPage: { total: 0, users: [] } }),
        useNewAccountQuery: () =>
          accepted({ bookingInfos: { discount: 15 }, members: none, trainers: none, admins: none }),
        findOwnerByEmailQuery: () => accepted({ userPage: { users: [] } }),
        useCreateUserMutation: () => accepted({ createUser: { user: account('1') } }),
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/user/new', isSignedIn: true });
    expect(await screen.findByRole('textbox', { name: 'Rabatt in Prozent' })).toHaveValue('15');
    await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Anna');
    await user.type(screen.getByRole('textbox', { name: 'Nachname' }), 'Adler');
    await user.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'anna@x.example');
    await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'useCreateUserMutation')?.variables).toMatchObject({
        user: { discount: 15 },
      }),
    );
  });
});

describe('Another role for an account', () => {
  it('is refused at the role where a parent would become a guest', async () => {
    standInGateway(
      dashboardWith({
        useEditedUserQuery: () => accepted({ user: account('1001'), admins: { total: 2 } }),
        useUpdateUserMutation: () => refused('ERR_USER_HAS_CHILDREN', ['user.role']),
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/user/1001/edit', isSignedIn: true });
    const role = await screen.findByRole('combobox', { name: 'Rolle' });
    await user.selectOptions(role, 'GUEST');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(role).toHaveAccessibleDescription(/als Elternteil eines Kindes eingetragen/));
    expect(role).toBeInvalid();
    expect(role).toHaveFocus();
  });
});

describe('Deactivating an account', () => {
  const times = { date: '2026-06-20', start: '10:00', end: '11:00' };
  const ahead = [{ __typename: 'Booking', id: 'b', sport: 'TENNIS', court: 3, ...times }];
  const openQuestion = async (futureBookings: readonly unknown[]) => {
    const calls = standInGateway(
      dashboardWith({
        UserListQuery: () => accepted({ userPage: { total: 1, users: [account('1001')] } }),
        DeactivateQuestionQuery: () => accepted({ userToDelete: { futureBookings } }),
        useSetActiveMutation: () => accepted({ updateUser: { user: account('1001', { active: false }) } }),
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/user', isSignedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Anna Adler' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sperren' }));
    const question = within(await screen.findByRole('dialog', { name: 'Anna Adler sperren?' }));
    const confirm = async () => {
      await user.click(await question.findByRole('button', { name: 'Jetzt sperren' }));
      expect(await screen.findByText('Anna Adler ist gesperrt.')).toBeVisible();
      return calls.find(({ operation }) => operation === 'useSetActiveMutation')?.variables;
    };
    return { user, question, confirm };
  };

  it('cancels the bookings ahead unless the admin keeps them', async () => {
    const { question, confirm } = await openQuestion(ahead);
    expect(await question.findByText('20. Juni 2026, 10:00–11:00 Uhr, Tennis, Center Court')).toBeVisible();
    expect(question.getByRole('radio', { name: /^Stornieren/ })).toBeChecked();
    expect(await confirm()).toEqual({ userID: '1001', active: false, futureBookings: 'CANCEL' });
  });

  it('keeps them where the admin says so', async () => {
    const { user, question, confirm } = await openQuestion(ahead);
    await user.click(await question.findByRole('radio', { name: /^Behalten/ }));
    expect(await confirm()).toEqual({ userID: '1001', active: false, futureBookings: 'KEEP' });
  });

  it('asks nothing where no booking is ahead', async () => {
    const { question } = await openQuestion([]);
    expect(await question.findByRole('button', { name: 'Jetzt sperren' })).toBeVisible();
    expect(question.queryByRole('radio')).toBeNull();
  });
});
