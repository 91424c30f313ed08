import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { dashboardWith } from '../../../test/dashboard.ts';
import { accepted, refused, standInGateway } from '../../../test/gateway.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { recordSavedFiles } from '../../../test/savedFiles.ts';
import { standInSocket } from '../../../test/standInSocket.ts';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-15T08:00:00Z'));
});
afterEach(() => vi.restoreAllMocks());

const cell = (weekday: number, hour: number, booked: number) => ({ weekday, hour, bookable: 240, booked });
const report = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ position: '0042', asOf: '2026-06-14T16:00:00Z', bookings: 30 },
  occupancy: [{ sport: 'TENNIS', cells: [cell(1, 17, 60), cell(2, 17, 180), cell(2, 18, 222)] }],
  categories: [
    { category: 'SINGLE', bookings: 20, minutes: 1200 },
    { category: 'TRAINING', bookings: 10, minutes: 400 },
    { category: 'BLOCK', bookings: 1, minutes: 9000 },
  ],
  leadTimes: [
    { band: 'HOURS_2', bookings: 5 },
    { band: 'SAME_DAY', bookings: 5 },
    { band: 'LATER', bookings: 10 },
  ],
  cancellations: [{ band: 'DAYS_3', bookings: 10, displaced: 1, minutes: 600, bookedAgain: 300 }],
  revenue: [
    { date: '2026-06-01', list: 12_000, price: 10_000 },
    { date: '2026-06-02', list: 2400, price: 2400 },
  ],
  money: [
    { date: '2026-06-01', billed: 5000, received: 0 },
    { date: '2026-06-03', billed: -1000, received: 2500 },
  ],
  waiting: [
    { outcome: 'BOOKED', entries: 3 },
    { outcome: 'PASSED', entries: 1 },
  ],
  refused: [
    { sport: 'TENNIS', weekday: 2, hour: 18, reason: 'ERR_BOOKING_CONFLICT', attempts: 3 },
    { sport: 'TENNIS', weekday: 1, hour: 17, reason: 'ERR_BOOKING_CONFLICT', attempts: 2 },
    { sport: 'TENNIS', weekday: 1, hour: 17, reason: 'ERR_BOOKING_LIMIT', attempts: 2 },
  ],
  ...change,
});

const owed = [
  { kind: 'NOT_BILLED', count: 3, amount: 4800 },
  { kind: 'OLDER', count: 1, amount: 3200 },
  { kind: 'CARD_HOURS', count: 2, amount: 900 },
];

const beyondTheLog = '0099';
const asked: Readonly<Record<string, unknown>>[] = [];
const variablesSchema = v.record(v.string(), v.unknown());
const openReport = async (path = '/dashboard/figures', answer = report()) => {
  asked.length = 0;
  standInSocket();
  standInGateway(
    dashboardWith({
      OwedMoneyQuery: () => accepted({ owedMoney: owed }),
      ReportQuery: (variables: unknown) => {
        const given = v.parse(variablesSchema, variables);
        asked.push(given);
        if (given['position'] === beyondTheLog) return refused('ERR_INVALID_INPUT', ['position']);
        const compared = given['isCompared'] ? { compared: report({ occupancy: [], revenue: [], money: [] }) } : {};
        return accepted({ report: answer, ...compared });
      },
    }),
  );
  return renderApp({ path, isSignedIn: true });
};

describe('The report', () => {
  it('says that its address names a position which the log has not reached, and offers the newest state', async () => {
    const { user } = await openReport(`/dashboard/figures?period=month&day=2026-06-15&position=${beyondTheLog}`);
    expect(await screen.findByRole('heading', { name: 'Diesen Stand gibt es nicht' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Neuesten Stand zeigen' }));
    expect(await screen.findByText(/^Stand: letzte/)).toBeVisible();
    expect(window.location.search).not.toContain('position');
  });

  it('says the same of a position at which nothing had happened yet, such as -1', async () => {
    await openReport('/dashboard/figures?position=-1', report({ asOf: null }));
    expect(await screen.findByRole('heading', { name: 'Diesen Stand gibt es nicht' })).toBeVisible();
    expect(screen.queryByText('Noch nichts auszuwerten')).toBeNull();
  });

  it('is not asked for where its period is too long, as while a year is typed; both days stay as they are typed', async () => {
    await openReport('/dashboard/figures?period=free&from=2026-06-30&to=0002-06-01');
    expect(await screen.findByText('Der Zeitraum ist zu lang')).toBeVisible();
    expect(screen.getByLabelText('Von')).toHaveValue('2026-06-30');
    expect(screen.getByLabelText('Bis')).toHaveValue('0002-06-01');
    expect(asked).toEqual([]);
  });

  it('states each finding as a sentence, with its numbers as a table', async () => {
    const { user } = await openReport();
    expect(await screen.findByText('Tennis: zu 64 % belegt, am vollsten Dienstag 18 Uhr mit 93 %')).toBeVisible();
    const heat = screen.getByRole('table', { name: 'Tennis: Belegung in Prozent nach Wochentag und Uhrzeit' });
    expect(within(heat).getByRole('row', { name: /^18/ })).toHaveTextContent('1893');
    expect(screen.getByText('75 % der Stunden entfallen auf „Mitglied“')).toBeVisible();
    expect(screen.getByText('50 % der Einzelbuchungen entstehen am Spieltag selbst')).toBeVisible();
    expect(
      screen.getByText('25 % der Buchungen wurden storniert; 50 % ihrer Zeit war danach wieder gebucht'),
    ).toBeVisible();
    expect(screen.getByText('1 von 4 Wünschen der Warteliste blieb ohne Platz')).toBeVisible();
    expect(screen.getByText('7 Buchungsversuche wurden abgelehnt, die meisten für Montag 17 Uhr')).toBeVisible();
    expect(screen.getByText(/^124,00.€ sind für diese Spieltage zu zahlen, 10,33.€ je buchbarer Stunde/)).toBeVisible();
    expect(
      screen.getByText(/^40,00.€ wurden in Rechnung gestellt, 25,00.€ sind eingegangen; gespielt wurde für 124,00.€/),
    ).toBeVisible();
    expect(screen.getByText(/^Dem Verein stehen noch 80,00.€ zu, davon sind 32,00.€ überfällig/)).toBeVisible();
    const [asTable] = screen.getAllByText('Als Tabelle');
    if (asTable) await user.click(asTable);
    const views = screen.getByRole('table', { name: 'Erlös nach drei Stichtagen', hidden: true });
    const cells = within(views)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    expect(cells.slice(1)).toEqual([
      '1.6.100,00 €50,00 €0,00 €',
      '2.6.24,00 €0,00 €0,00 €',
      '3.6.0,00 €−10,00 €25,00 €',
    ]);
    const hours = screen.getByRole('table', { name: 'Genutzte Stunden nach Art' });
    expect(within(hours).getByRole('row', { name: /Mitglied/ })).toHaveTextContent('Mitglied2020');
  });

  it('is compared, moved and drawn again by its address', async () => {
    const { user } = await openReport('/dashboard/figures?period=quarter&day=2026-05-01&position=0040');
    await screen.findByText(/Protokollposition 42\./);
    expect(asked[0]).toMatchObject({ from: '2026-04-01', to: '2026-06-30', position: '0040', isCompared: false });
    const link = screen.getByRole('link', { name: 'Link auf genau diese Zahlen' });
    expect(link).toHaveAttribute('href', '/dashboard/figures?period=quarter&day=2026-05-01&position=0042');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Vergleichen mit' }), 'Vorjahr');
    await waitFor(() => expect(window.location.search).toBe('?period=quarter&day=2026-05-01&compare=year'));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        ...{ position: null, isCompared: true, comparedFrom: '2025-04-01', comparedTo: '2025-06-30' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Früherer Zeitraum' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2026-01-01', to: '2026-03-31' }));
  });

  it('saves the numbers of a figure for a spreadsheet', async () => {
    const saved = recordSavedFiles();
    const { user } = await openReport();
    await user.click(await screen.findByRole('button', { name: 'Als CSV speichern: Vorlauf der Buchungen' }));
    expect(saved).toMatchObject([{ name: 'Vorlauf_2026-06-01_2026-06-30.csv', type: 'text/csv;charset=utf-8' }]);
    expect(await saved[0]?.text()).toBe(
      '\uFEFFVorlauf;Buchungen\r\nUnter 2 Std.;5\r\nSelber Tag;5\r\nAb 8 Tagen;10\r\n',
    );
  });

  it('saves the refused attempts by weekday, hour and reason', async () => {
    const saved = recordSavedFiles();
    const { user } = await openReport();
    await user.click(await screen.findByRole('button', { name: 'Als CSV speichern: Abgelehnte Buchungsversuche' }));
    expect(saved).toMatchObject([{ name: 'Abgelehnt_2026-06-01_2026-06-30.csv', type: 'text/csv;charset=utf-8' }]);
    expect(await saved[0]?.text()).toBe(
      '\uFEFFWochentag;Stunde ab;Sportart;Grund;Versuche\r\nDienstag;18;Tennis;Platz belegt;3\r\nMontag;17;Tennis;Platz belegt;2\r\nMontag;17;Tennis;Grenze erreicht;2\r\n',
    );
  });

  it('says that there is nothing to report yet', async () => {
    await openReport('/dashboard/figures', report({ asOf: null }));
    expect(await screen.findByText('Noch nichts auszuwerten')).toBeVisible();
  });
});
