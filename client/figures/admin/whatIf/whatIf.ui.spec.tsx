import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi, beforeEach, afterEach } from 'vitest';
import { dashboardWith } from '../../../test/dashboard.ts';
import { accepted, standInGateway } from '../../../test/gateway.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { standInSocket } from '../../../test/standInSocket.ts';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-15T08:00:00Z'));
});
afterEach(() => vi.restoreAllMocks());

const row = {
  ...{ time: '07:00', member: 1200, guest: 2400, trainer: 1000 },
  ...{ weekendMember: 1600, weekendGuest: 2800, weekendTrainer: 1000 },
};
const hit = { refused: 3, tooLate: 1, before: 12_000, after: 10_000 };
const answer = {
  ...{ bookings: 30, before: 36_000, after: 40_000, tooLate: 1, hitPeople: 1 },
  refused: [{ reason: 'PARALLEL', bookings: 3 }],
  people: [{ ...hit, user: { userID: '1001', firstName: 'Anna', lastName: 'Adler' } }],
};

it('What-if asks only for what was changed, refuses what is no number, and says who would have been hit', async () => {
  standInSocket();
  const calls = standInGateway(
    dashboardWith({
      WhatIfFormQuery: () =>
        accepted({ bookingInfos: { stornoTime: 24, sportSettings: [{ name: 'TENNIS', prices: [row] }] } }),
      WhatIfResultQuery: () => accepted({ whatIf: answer }),
    }),
  );
  const asked = () => calls.filter(({ operation }) => operation === 'WhatIfResultQuery');
  const { user } = await renderApp({ path: '/dashboard/what-if', isSignedIn: true });
  const member = await screen.findByRole('textbox', { name: 'Mitglied €' });
  expect(member).toHaveValue('12,00');
  await user.clear(member);
  await user.type(member, 'viel');
  const limits = screen.getByRole('group', { name: 'Grenzen für Mitglieder' });
  await user.type(within(limits).getByRole('textbox', { name: 'Plätze gleichzeitig' }), '1');
  await user.click(screen.getByRole('button', { name: 'Berechnen' }));
  expect(await screen.findByText('Bitte eine gültige Zahl angeben.')).toBeVisible();
  expect(asked()).toEqual([]);
  const hours = screen.getByRole('textbox', { name: 'Stunden vorher' });
  await user.clear(member);
  await user.type(member, '15');
  await user.type(hours, '999999');
  await user.click(screen.getByRole('button', { name: 'Berechnen' }));
  expect(hours).toHaveAccessibleDescription(/Bitte eine gültige Zahl angeben/);
  expect(asked()).toEqual([]);
  await user.clear(hours);
  await user.clear(member);
  await user.type(member, '15');
  await user.click(screen.getByRole('button', { name: 'Berechnen' }));
  const result = await screen.findByRole('region', {
    name: /^400,00.€ statt 360,00.€, und 3 Buchungen wären abgelehnt worden$/,
  });
  expect(asked().map(({ variables }) => variables['input'])).toEqual([
    {
      ...{ from: '2025-01-01', to: '2025-12-31', limits: [{ role: 'MEMBER', maxParallel: 1 }] },
      prices: [{ sport: 'TENNIS', prices: [{ ...row, member: 1500 }] }],
    },
  ]);
  await waitFor(() => expect(result).toHaveTextContent('Anna Adler (1001)'));
  expect(result).toHaveTextContent('Abgelehnt: zu viele Plätze gleichzeitig3');
  await user.type(member, ',5');
  expect(result).not.toBeInTheDocument();
});
