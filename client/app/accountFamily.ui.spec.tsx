import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { account, dashboardWith } from '../test/dashboard.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const vera = { ...account('1002'), firstName: 'Vera', lastName: 'Adler' };
const accountWith = (changed: Readonly<Record<string, unknown>>) =>
  accepted({ updateUser: { user: account('1001', changed) } });

describe('The family of an account', () => {
  const open = async (changed: Readonly<Record<string, unknown>>, answer: Answer) => {
    const calls = standInGateway(
      dashboardWith({
        useEditedUserQuery: () => accepted({ user: account('1001', changed), admins: { total: 2 } }),
        AccountBookingsQuery: () => accepted({ bookingsByUser: [], bookingInfos: { sportSettings: [] } }),
        findPeopleQuery: () => accepted({ userPage: { users: [vera] } }),
        useUpdateGuardianMutation: () => answer,
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/user/1001/edit', isSignedIn: true });
    await screen.findByRole('heading', { name: 'Familie' });
    const sent = () =>
      calls.filter(({ operation }) => operation === 'useUpdateGuardianMutation').map(({ variables }) => variables);
    return { user, sent };
  };

  it('is a parent, picked and saved at once', async () => {
    const { user, sent } = await open({}, accountWith({ guardian: vera }));
    await user.type(screen.getByRole('combobox', { name: 'Elternteil' }), 'Vera');
    await user.click(await screen.findByRole('option', { name: 'Adler, Vera (1002)' }));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([{ userID: '1001', user: { guardianID: '1002' } }]);
    expect(screen.getByRole('combobox', { name: 'Elternteil' })).toHaveValue('Adler, Vera (1002)');
  });

  it('says who cannot be a parent', async () => {
    const { user } = await open({}, refused('ERR_INVALID_INPUT', ['user.guardianID']));
    await user.type(screen.getByRole('combobox', { name: 'Elternteil' }), 'Vera');
    await user.click(await screen.findByRole('option', { name: 'Adler, Vera (1002)' }));
    expect(await screen.findByText(/die selbst kein Elternteil hat/)).toBeVisible();
  });

  it('is the children of a parent, with links to their accounts', async () => {
    await open(
      { children: [{ __typename: 'Child', userID: '1002', firstName: 'Vera', lastName: 'Adler' }] },
      accountWith({}),
    );
    expect(screen.getByRole('link', { name: 'Vera Adler (1002)' })).toHaveAttribute(
      'href',
      '/dashboard/user/1002/edit',
    );
    expect(screen.queryByRole('combobox', { name: 'Elternteil' })).toBeNull();
  });
});
