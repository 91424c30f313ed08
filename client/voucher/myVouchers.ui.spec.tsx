import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const courts = { sportSettings: [{ name: 'TENNIS', courtList: [{ number: 3, name: 'Platz 3' }] }] };
const infos = {
  ...{ allowedVouchers: true, voucherHours: 10, vatRate: 19, ...courts },
  vouchers: [
    { type: 'YOUNG', price: 6_000 },
    { type: 'ADULT', price: 9_500 },
  ],
};
const card = {
  ...{ __typename: 'VoucherCard', id: 'card-1', _id: 'c0000000-0000-4000-8000-000000000001', type: 'ADULT' },
  ...{ price: 9_500, hours: 10, hoursUsed: 6.5, state: 'ACTIVE', paymentState: 'UNPAID' },
  ...{ order_at: '2026-06-01T08:00:00.000Z', deletable: false, usableFrom: null },
};
const block = { sport: 'TENNIS', court: 3, date: '2026-06-16', start: '18:00', end: '19:30' };
const noBlock = { sport: null, court: null, date: null, start: null, end: null };
const statement = [
  { _id: '2', kind: 'USED', hours: -1.5, hoursLeft: 3.5, at: '2026-06-10T08:00:00.000Z', ...block },
  { _id: '1', kind: 'ORDERED', hours: 5, hoursLeft: 5, at: '2026-06-01T08:00:00.000Z', ...noBlock },
];

/** Anna, and the children whose parent she is. */
const family = (...children: readonly unknown[]) =>
  accepted({ currentUser: { id: 'VXNlcjph', userID: '1001', role: 'MEMBER', children } });
const child = (userID: string, firstName: string, role: string) => ({ userID, firstName, role });

type Shown = Readonly<{ left: number; cards: readonly unknown[]; movements: readonly unknown[] }>;
const nothing: Shown = { left: 0, cards: [], movements: [] };
const clubWith = (shown: () => Shown, more: Operations = {}): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  useVouchersVisibleQuery: () => accepted({ vouchersVisible: true }),
  useCardOwnersQuery: () => family(),
  MyVouchersQuery: () => {
    const { left, cards, movements } = shown();
    return accepted({
      ...{ voucherHoursLeft: left, vouchersByUser: cards, voucherStatement: movements, bookingInfos: infos },
    });
  },
  ...more,
});
const balance = () => screen.findByRole('region', { name: 'Guthaben' });
const open = () => renderApp({ path: '/user/vouchers', isSignedIn: true });

afterEach(() => vi.restoreAllMocks());

describe('My hour cards', () => {
  it('shows what is left, and a statement with the balance after each movement', async () => {
    standInGateway(clubWith(() => ({ left: 3.5, cards: [card], movements: statement })));
    await open();
    expect(await balance()).toHaveTextContent('3,5 Std.');
    const table = await screen.findByRole('table', { name: 'Kontoauszug' });
    expect(within(table).getByText(/Gebucht: Tennis, Platz 3/)).toBeVisible();
    expect(within(table).getByText('−1,5 Std.')).toBeVisible();
    expect(
      screen.getByText('Eine neue Karte kannst du bestellen, sobald höchstens zwei Stunden übrig sind.'),
    ).toBeVisible();
  });

  it('is not offered again before the last one is paid', async () => {
    standInGateway(clubWith(() => ({ left: 1.5, cards: [card], movements: [] })));
    await open();
    expect(await screen.findByText(/sobald deine letzte bezahlt ist/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  });

  it.each([
    { vatRate: 19, sentence: /^Der Preis enthält die Mehrwertsteuer und steht/ },
    { vatRate: 0, sentence: /^Der Preis steht auf deiner nächsten Rechnung/ },
  ])('says only with VAT that the price contains it: $vatRate %', async ({ vatRate, sentence }) => {
    const MyVouchersQuery = () =>
      accepted({ voucherHoursLeft: 0, vouchersByUser: [], voucherStatement: [], bookingInfos: { ...infos, vatRate } });
    standInGateway(clubWith(() => nothing, { MyVouchersQuery }));
    await open();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is ordered with the consent to its immediate use, whose version is sent', async () => {
    let shown = nothing;
    const calls = standInGateway(
      clubWith(() => shown, {
        useOrderVoucherMutation: () => {
          shown = { left: 10, cards: [{ ...card, hoursUsed: 0, deletable: true }], movements: [] };
          return accepted({ addVoucher: { success: true } });
        },
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Jugend, 10 Stunden: 60,00/ }));
    expect(await screen.findByText(/Ohne deine Zustimmung/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /sofort nutzen/ }));
    expect(screen.queryByText(/Ohne deine Zustimmung/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(await screen.findByText('Deine Karte ist da. Du kannst sofort mit ihr buchen.')).toBeVisible();
    const orders = calls.filter(({ operation }) => operation === 'useOrderVoucherMutation');
    expect(orders.map(({ variables }) => variables)).toEqual([{ userID: '1001', type: 'YOUNG', consent: '2026-11' }]);
    await waitFor(async () => expect(await balance()).toHaveTextContent('10 Std.'));
  });

  it('is ordered without it, and its owner consents later (decisions.md Q14)', async () => {
    let usableFrom: string | null = '2026-06-30';
    let shown = nothing;
    const waiting = () => ({ left: 10, cards: [{ ...card, hoursUsed: 0, usableFrom }], movements: [] });
    const calls = standInGateway(
      clubWith(() => shown, {
        useOrderVoucherMutation: () => {
          shown = waiting();
          return accepted({ addVoucher: { success: true } });
        },
        useOrderVoucherConsentMutation: () => {
          usableFrom = null;
          shown = waiting();
          return accepted({ consentToVoucher: { success: true } });
        },
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await screen.findByText(/^Zahlt Plätze ab .*30. Juni/);
    const sentBy = (name: string) => calls.filter(({ operation }) => operation === name).map((call) => call.variables);
    expect(sentBy('useOrderVoucherMutation')).toMatchObject([{ consent: null }]);
    await user.click(screen.getByRole('button', { name: /^Sofort nutzen: Karte vom/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Karte sofort nutzen?' });
    expect(within(sheet).getByText(/mein Widerrufsrecht/)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Sofort nutzen' }));
    expect(await screen.findByText('Du kannst jetzt mit der Karte buchen.')).toBeVisible();
    expect(sentBy('useOrderVoucherConsentMutation')).toEqual([{ id: card._id, consent: '2026-11' }]);
    await waitFor(() => expect(screen.queryByText(/^Zahlt Plätze ab/)).toBeNull());
  });

  it('is withdrawn from after a question, and says why where that is refused', async () => {
    const calls = standInGateway(
      clubWith(() => ({ left: 10, cards: [{ ...card, hoursUsed: 0, deletable: true }], movements: [] }), {
        useOrderVoucherDeleteMutation: () => refused('ERR_VOUCHER_NOT_DELETED', ['id']),
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Vertrag widerrufen: Karte vom/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Vertrag widerrufen?' });
    await user.click(within(sheet).getByRole('button', { name: 'Vertrag widerrufen' }));
    expect(await screen.findByText(/Die Stundenkarte konnte nicht gelöscht werden/)).toBeVisible();
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'useOrderVoucherDeleteMutation')?.variables).toEqual({
        id: card._id,
      }),
    );
  });

  it('are those of a child where a parent chooses it, who orders in its name', async () => {
    const calls = standInGateway(
      clubWith(() => nothing, {
        useCardOwnersQuery: () => family(child('1003', 'Mia', 'MEMBER'), child('1004', 'Leo', 'GUEST')),
        useOrderVoucherMutation: () => accepted({ addVoucher: { success: true } }),
      }),
    );
    const { user } = await open();
    expect(await screen.findByRole('radio', { name: 'Für mich' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Leo' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Mia' }));
    await waitFor(async () => expect(await balance()).toHaveTextContent('Mia hat keine Stunden auf einer Karte.'));
    expect(screen.getByRole('radio', { name: /^Jugend/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /sofort nutzen/ }));
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(await screen.findByText('Die Karte für Mia ist da. Du kannst sofort mit ihr buchen.')).toBeVisible();
    const order = calls.find(({ operation }) => operation === 'useOrderVoucherMutation');
    expect(order?.variables).toMatchObject({ userID: '1003', type: 'YOUNG' });
  });
});
