import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { account, dashboardWith } from '../test/dashboard.ts';
import { type Answer, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const removed = accepted({ removeSecondFactorOf: { user: account('1001') } });

describe('Removing the second factor of a person', () => {
  const menuOf = async (userID: string, { hasFactor = true, answer = removed } = {}) => {
    const shown = account(userID, { secondFactor: hasFactor });
    const calls = standInGateway(
      dashboardWith({
        useEditedUserQuery: () => accepted({ user: shown, admins: { total: 2 } }),
        AccountBookingsQuery: () => accepted({ bookingsByUser: [], bookingInfos: { sportSettings: [] } }),
        useRemoveFactorOfMutation: () => answer,
      }),
    );
    const { user } = await renderApp({ path: `/dashboard/user/${userID}/edit`, isSignedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Anna Adler' }));
    return { user, calls };
  };
  const action = { name: 'Zweiten Faktor entfernen' };

  const removeWith = async (answer: Answer, reason = 'Handy verloren') => {
    const { user, calls } = await menuOf('1001', { answer });
    await user.click(await screen.findByRole('menuitem', action));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zweiten Faktor von Anna Adler entfernen?' }));
    if (reason !== '') await user.type(dialog.getByLabelText('Grund'), reason);
    await user.type(dialog.getByLabelText('Dein eigenes Passwort'), 'Grundlinie 7');
    await user.dblClick(dialog.getByRole('button', { name: 'Entfernen' }));
    const sent = () => calls.filter(({ operation }) => operation === 'useRemoveFactorOfMutation');
    return { dialog, sent };
  };

  it('sends the reason and the own password once, and says what is done', async () => {
    const { sent } = await removeWith(removed);
    expect(await screen.findByText('Der zweite Faktor von Anna Adler ist entfernt.')).toBeVisible();
    expect(sent().map(({ variables }) => variables)).toEqual([
      { userID: '1001', reason: 'Handy verloren', password: 'Grundlinie 7' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Nicht eingerichtet')).toBeVisible();
  });

  it('needs a reason', async () => {
    const { dialog, sent } = await removeWith(removed, '');
    expect(await dialog.findByText('Gib einen Grund an.')).toBeVisible();
    expect(dialog.getByLabelText('Grund')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it.each([
    [refused('ERR_WRONG_OLD_PASS', ['password']), 'Dein eigenes Passwort'],
    [refused('ERR_TOO_MANY_LOGIN_ATTEMPTS', ['password']), 'Dein eigenes Passwort'],
    [refused('ERR_INVALID_INPUT', ['reason']), 'Grund'],
  ])('shows a refusal at its field: %o', async (answer, label) => {
    const { dialog } = await removeWith(answer);
    await waitFor(() => expect(dialog.getByLabelText(label)).toBeInvalid());
  });

  it('shows above the fields that another admin was faster', async () => {
    const { dialog } = await removeWith(refused('ERR_USER_NOT_UPDATED', ['userID']));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Das Konto konnte nicht geändert werden.');
  });

  it.each([
    ['who has none', '1001', false],
    ['who is the admin at the computer, whose own page does it', '1', true],
  ])('is not offered for a person %s', async (_, userID, hasFactor) => {
    await menuOf(userID, { hasFactor });
    expect(await screen.findByRole('menuitem', { name: 'Löschen' })).toBeVisible();
    expect(screen.queryByRole('menuitem', action)).toBeNull();
  });

  it('is offered on the page of the account, where its state is in view, and not in the list', async () => {
    const users = [account('1001', { secondFactor: true })];
    standInGateway(dashboardWith({ UserListQuery: () => accepted({ userPage: { total: 1, users } }) }));
    const { user } = await renderApp({ path: '/dashboard/user', isSignedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Anna Adler' }));
    expect(await screen.findByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
    expect(screen.queryByRole('menuitem', action)).toBeNull();
  });
});
