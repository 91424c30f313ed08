import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field } from '../test/authPages.ts';
import { account, dashboardWith } from '../test/dashboard.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const vera = { ...account('1002'), firstName: 'Vera', lastName: 'Adler' };

describe('The guardian of a new person', () => {
  const open = async () => {
    const calls = standInGateway(
      dashboardWith({
        useNewAccountQuery: () =>
          accepted({
            ...{ bookingInfos: { discount: 0 }, members: { users: [] }, trainers: { users: [] } },
            admins: { users: [{ id: 'f', userID: '1' }] },
          }),
        findPeopleQuery: () => accepted({ userPage: { users: [vera] } }),
        useCreateUserMutation: () => accepted({ createUser: { user: account('1003') } }),
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/user/new', isSignedIn: true });
    await user.type(await field('Vorname'), 'Mia');
    await user.type(await field('Nachname'), 'Adler');
    const sent = () =>
      calls.filter(({ operation }) => operation === 'useCreateUserMutation').map(({ variables }) => variables['user']);
    return { user, sent };
  };
  const guardian = () => screen.getByRole('combobox', { name: 'Elternteil' });

  it('makes the e-mail unnecessary, and is sent by number', async () => {
    const { user, sent } = await open();
    await user.click(await button('Konto anlegen'));
    await waitFor(async () => expect(await field('E-Mail')).toBeInvalid());
    await user.type(guardian(), 'Vera');
    await user.click(await screen.findByRole('option', { name: 'Adler, Vera (1002)' }));
    expect(await field('E-Mail')).toBeValid();
    await user.click(await button('Konto anlegen'));
    await waitFor(() => expect(sent()).toMatchObject([{ firstName: 'Mia', email: null, guardianID: '1002' }]));
  });

  it('is nobody once it is cleared: the e-mail is needed again', async () => {
    const { user, sent } = await open();
    await user.type(guardian(), 'Vera');
    await user.click(await screen.findByRole('option', { name: 'Adler, Vera (1002)' }));
    await user.clear(guardian());
    await user.tab();
    await user.click(await button('Konto anlegen'));
    await waitFor(async () => expect(await field('E-Mail')).toBeInvalid());
    expect(sent()).toEqual([]);
  });
});
