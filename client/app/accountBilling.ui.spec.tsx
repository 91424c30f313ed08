import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { account, dashboardWith } from '../test/dashboard.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const vera = { ...account('1002'), firstName: 'Vera', lastName: 'Adler' };
const accountWith = (changed: Readonly<Record<string, unknown>>) =>
  accepted({ updateUser: { user: account('1001', changed) } });

describe('Who gets the invoices of an account', () => {
  const open = async (changed: Readonly<Record<string, unknown>>, answer: Answer) => {
    const calls = standInGateway(
      dashboardWith({
        useEditedUserQuery: () => accepted({ user: account('1001', changed), admins: { total: 2 } }),
        AccountBookingsQuery: () => accepted({ bookingsByUser: [], bookingInfos: { sportSettings: [] } }),
        findPeopleQuery: () => accepted({ userPage: { users: [vera] } }),
        useUpdateBillingMutation: () => answer,
      }),
    );
    const { user } = await renderApp({ path: '/dashboard/user/1001/edit', isSignedIn: true });
    const picker = await screen.findByRole('combobox', { name: 'Rechnungen gehen an' });
    const sent = () =>
      calls.filter(({ operation }) => operation === 'useUpdateBillingMutation').map(({ variables }) => variables);
    return { user, picker, sent };
  };

  it('is picked, saved at once, and shown', async () => {
    const { user, picker, sent } = await open({}, accountWith({ payer: vera }));
    await user.type(picker, 'Vera');
    await user.click(await screen.findByRole('option', { name: 'Adler, Vera (1002)' }));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([{ userID: '1001', user: { payerID: '1002' } }]);
    expect(screen.getByRole('combobox', { name: 'Rechnungen gehen an' })).toHaveValue('Adler, Vera (1002)');
  });

  it('is taken back by clearing', async () => {
    const { user, picker, sent } = await open({ payer: vera }, accountWith({}));
    expect(picker).toHaveValue('Adler, Vera (1002)');
    await user.click(picker);
    await user.click(screen.getByRole('button', { name: 'Leeren' }));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([{ userID: '1001', user: { payerID: null } }]);
  });

  it('says why somebody cannot pay', async () => {
    const { user, picker } = await open({}, refused('ERR_INVALID_INPUT', ['user.payerID']));
    await user.type(picker, 'Vera');
    await user.click(await screen.findByRole('option', { name: 'Adler, Vera (1002)' }));
    expect(await screen.findByText(/Wähle eine Person, deren Rechnungen an sie selbst gehen/)).toBeVisible();
  });

  it('is a business by one tap', async () => {
    const { user, sent } = await open({}, accountWith({ business: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Als Unternehmen abrechnen' }));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([{ userID: '1001', user: { business: true } }]);
    expect(screen.getByRole('checkbox', { name: 'Als Unternehmen abrechnen' })).toBeChecked();
  });
});
