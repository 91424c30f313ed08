import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Operations, accepted, refused } from '../../test/gateway.ts';
import { openBooking, setup } from '../openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const longName = 'Wolfeschlegelsteinhausenbergerdorff-'.repeat(6);
const child = { userID: '1003', firstName: longName, role: 'MEMBER', discount: 0 };
const joinButton = () => screen.findByRole('button', { name: 'Auf die Warteliste' });

/** The dialog, opened on a Monday in June. */
const open = async (operations: Operations = {}) => {
  const opened = await openBooking({
    operations: { JoinSheetMutation: () => accepted({ joinWaitingList: { success: true } }), ...operations },
  });
  await opened.user.click(await joinButton());
  const dialog = await screen.findByRole('dialog', { name: 'Warteliste: Mo., 15. Juni' });
  const sent = () =>
    opened.calls.filter(({ operation }) => operation === 'JoinSheetMutation').map(({ variables }) => variables);
  const time = async (label: string, value: string) => {
    const field = within(dialog).getByLabelText(label);
    await opened.user.clear(field);
    if (value !== '') await opened.user.type(field, value);
  };
  const submit = () => opened.user.click(within(dialog).getByRole('button', { name: 'Eintragen' }));
  return { ...opened, dialog: within(dialog), sent, time, submit };
};

describe('The dialog for the waiting list', () => {
  it('asks for a window and a length, and joins once', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const { user, dialog, sent, time } = await open({
      JoinSheetMutation: async () => {
        await slow;
        return accepted({ joinWaitingList: { success: true } });
      },
    });
    await time('Frühestens ab', '18:00');
    await user.click(dialog.getByRole('radio', { name: '1 Std. 30 Min.' }));
    const submit = dialog.getByRole('button', { name: 'Eintragen' });
    await user.dblClick(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    answer();
    expect(await screen.findByText(/^Du stehst auf der Warteliste/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject([{ sport: 'TENNIS', date: '2026-06-15', from: '18:00', to: '20:00', minutes: 90 }]);
  });

  it('is filled in and sent by keyboard, and closed with nothing sent', async () => {
    const { user, dialog, sent } = await open();
    // What a browser does for Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    (await joinButton()).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    expect(dialog.queryByRole('radio', { name: 'Für mich' })).toBeNull();
    await user.click(screen.getByLabelText('Spätestens bis'));
    await user.tab();
    expect(screen.getByRole('radio', { name: '1 Std.' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Eintragen' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByText(/^Du stehst auf der Warteliste/);
    expect(sent()).toMatchObject([{ sport: 'TENNIS', date: '2026-06-15', from: '17:00', to: '20:00', minutes: 120 }]);
  });

  it.each([
    ['Frühestens ab', '', 'Gib eine Uhrzeit an.'],
    ['Spätestens bis', '', 'Gib eine Uhrzeit an.'],
    ['Spätestens bis', '16:00', 'Das Ende muss nach dem Anfang liegen.'],
    ['Spätestens bis', '17:30', 'Diese Zeit ist kürzer als die Spieldauer.'],
  ])('names the field at fault and sends nothing: %s „%s“', async (label, value, message) => {
    const { dialog, sent, time, submit } = await open();
    await time(label, value);
    await submit();
    expect(await dialog.findByText(message)).toBeVisible();
    const field = dialog.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('counts midnight as the end of the day', async () => {
    const { sent, time, submit } = await open();
    await time('Spätestens bis', '00:00');
    await submit();
    await screen.findByText(/^Du stehst auf der Warteliste/);
    expect(sent()).toMatchObject([{ from: '17:00', to: '24:00' }]);
  });

  it('says why the server refuses, and keeps what was entered for another attempt', async () => {
    let isRefused = true;
    const { dialog, sent, time, submit } = await open({
      JoinSheetMutation: () =>
        isRefused ? refused('ERR_BOOKING_TIME_INVALID') : accepted({ joinWaitingList: { success: true } }),
    });
    await time('Frühestens ab', '18:30');
    await submit();
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('Frühestens ab')).toHaveValue('18:30');
    isRefused = false;
    await submit();
    expect(await screen.findByText(/^Du stehst auf der Warteliste/)).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('asks a parent for whom, by names of any length', async () => {
    const { user, dialog, sent, submit } = await open({
      useBookingSetupQuery: () => setup(1200, { children: [child] }),
    });
    expect(dialog.getByRole('radio', { name: 'Für mich' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: longName }));
    await submit();
    expect(await screen.findByText(`${longName} steht auf der Warteliste. Du findest sie unter „Meine Buchungen“.`));
    expect(sent()).toMatchObject([{ userID: '1003' }]);
  });
});
