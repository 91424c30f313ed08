import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';

const invoice = (
  count: number,
  amountDue: number,
  [firstName, lastName]: readonly [string, string] = ['Anna', 'Aufschlag'],
) => ({
  ...{ _id: `invoice ${count}`, invoiceNumber: `2026-000${count}`, amountDue, firstName, lastName },
});
const reading = (others: Readonly<Record<string, unknown>>) => ({
  ...{ otherAccounts: [], skippedAccounts: [], unreadable: 0, isCutOff: false, ...others },
});
const movement = (_id: string, others: Readonly<Record<string, unknown>>) => ({
  ...{ _id, bookedOn: '2026-11-24', amount: 4_850, rest: 4_850, name: 'Anna Aufschlag', text: 'Rechnung' },
  ...{ returnCode: null, state: 'OPEN', asideReason: null, note: null, maybeSame: false, debit: null, problem: null },
  ...{ match: 'MATCH', reason: 'NUMBER', invoices: [invoice(12, 4_850)], ...others },
});
const ben: readonly [string, string] = ['Ben', 'Ballwechsel'];
const movements = [
  movement('a', {}),
  movement('b', { amount: 2_450, name: 'Ben Ballwechsel', invoices: [invoice(13, 2_450, ben)] }),
  movement('c', {
    ...{ amount: 900, rest: 900, match: 'PROPOSAL', reason: 'AMOUNT_DIFFERS' },
    invoices: [invoice(14, 1_000)],
  }),
  movement('d', {
    ...{ amount: -700, rest: 700, match: 'PROPOSAL', reason: 'RETURNED', returnCode: 'AC04' },
    invoices: [invoice(15, 700)],
  }),
  movement('e', {
    ...{ amount: 7_000, rest: 6_000, name: null, text: 'Spende', match: 'NONE', reason: 'UNKNOWN', invoices: [] },
    maybeSame: true,
  }),
];
const inbox = {
  ...{
    total: 5,
    open: 5,
    settled: 2,
    setAside: 1,
    outgoing: 0,
    unreadable: 0,
    readUntil: '2026-11-24',
    gaps: [],
    movements,
  },
  awaited: [invoice(16, 3_000, ben), invoice(17, 2_000)],
};
const closed = (state: string) => ({
  ...inbox,
  ...{ total: 1, awaited: [] },
  movements: [
    movement('z', { state, match: null, reason: null, note: 'Flutlicht', asideReason: 'DONATION', invoices: [] }),
  ],
});

const open = async (operations: Operations = {}, answer: unknown = inbox, search = '') => {
  const calls = standInGateway(
    dashboardWith({
      useBankInboxQuery: ({ state }) => accepted({ bankInbox: state === 'OPEN' ? answer : closed(String(state)) }),
      useReadStatementMutation: () => accepted({ readStatement: reading({ found: 12, added: 3 }) }),
      settleMovementMutation: () => accepted({ settleMovement: { success: true } }),
      settleMovementReturnMutation: () => accepted({ returnPayment: { success: true } }),
      AsideDialogMutation: () => accepted({ setMovementAside: { success: true } }),
      ClosedMovementsMutation: () => accepted({ takeMovementBack: { success: true } }),
      ...operations,
    }),
  );
  const { user } = await renderApp({ path: `/dashboard/bank${search}`, isSignedIn: true });
  const sent = (name: RegExp) =>
    calls.filter(({ operation }) => name.test(operation)).map(({ variables }) => variables);
  return { user, sent };
};
const upload = async (user: Awaited<ReturnType<typeof open>>['user'], file: File) =>
  user.upload(await screen.findByLabelText('Datei auswählen'), file);
const card = (name: string) => screen.findByRole('region', { name });

afterEach(() => vi.restoreAllMocks());

describe('The page of statements of account', () => {
  it('shows what is open without a file, by what is to be done with it', async () => {
    const { sent } = await open();
    expect(within(await card('Sicher zugeordnet')).getAllByRole('checkbox')).toHaveLength(2);
    expect(within(await card('Vorschläge')).getAllByRole('row')).toHaveLength(3);
    const rest = within(await card('Übrige Eingänge'));
    expect(rest.getByText('Spende')).toBeVisible();
    expect(rest.getByRole('cell', { name: '–' })).toBeVisible();
    expect(rest.getByText(/Noch nicht zugeordnet: 60,00/)).toBeVisible();
    expect(rest.getByText(/Vielleicht dieselbe Bewegung/)).toBeVisible();
    expect(screen.getByText('Eingelesen bis 24. November 2026.')).toBeVisible();
    expect(sent(/useBankInbox/)).toEqual([{ state: 'OPEN', search: '', page: 1, size: 50 }]);
  });

  it('reads a file, says how much of it is new, and shows the movements again', async () => {
    const { user, sent } = await open();
    await upload(user, new File(['<Document/>'], 'november.xml'));
    expect(await screen.findByText('november.xml: 12 Umsätze gelesen. 9 davon waren schon da.')).toBeVisible();
    expect(sent(/useReadStatement/)).toEqual([{ file: btoa('<Document/>') }]);
    await waitFor(() => expect(sent(/useBankInbox/)).not.toHaveLength(1));
  });

  it('says why a file is not read, and takes another one', async () => {
    const { user } = await open({ useReadStatementMutation: () => refused('ERR_STATEMENT_UNKNOWN', ['file']) });
    await upload(user, new File(['?'], 'foto.xml'));
    expect(await screen.findByText(/Das ist kein Kontoauszug/)).toBeVisible();
    await upload(user, new File([new Uint8Array(1_500_000)], 'big.zip'));
    expect(await screen.findByText(/Die Datei ist zu groß/)).toBeVisible();
  });

  it('says that a file is from another account', async () => {
    const readStatement = reading({ found: 1, added: 1, otherAccounts: ['DE02120300000000202051'] });
    const { user } = await open({ useReadStatementMutation: () => accepted({ readStatement }) });
    await upload(user, new File(['<Document/>'], 'november.xml'));
    expect(await screen.findByText(/von einem anderen Konto \(DE02120300000000202051\)/)).toBeVisible();
    expect(screen.getByText('november.xml: 1 Umsatz gelesen. Er ist neu.')).toBeVisible();
  });

  it('says what of a file was not read, and the line of one that is damaged', async () => {
    const readStatement = reading({ found: 3, added: 3, unreadable: 2, isCutOff: true, skippedAccounts: ['USD-1'] });
    const { user } = await open({ useReadStatementMutation: () => accepted({ readStatement }) });
    await upload(user, new File([':20:'], 'november.sta'));
    expect(await screen.findByText(/unvollständig gelesen: 2 Einträge waren nicht lesbar/)).toBeVisible();
    expect(screen.getByText(/endet ohne Saldo/)).toBeVisible();
    expect(screen.getByText(/Das Konto USD-1 wird nicht in Euro geführt/)).toBeVisible();
  });

  it('names the line of a file that is damaged', async () => {
    const { user } = await open({
      useReadStatementMutation: () => refused('ERR_STATEMENT_MALFORMED', ['file'], { line: 12 }),
    });
    await upload(user, new File(['<Document>'], 'november.xml'));
    expect(await screen.findByText(/Ihre Umsätze lassen sich nicht unterscheiden.* Zeile 12\./)).toBeVisible();
  });

  it('shows an entry that could not be read with its text, its line and the reason, to be set aside only', async () => {
    const odd = movement('x', {
      ...{ amount: 0, rest: 0, name: null, text: ':61:2611241124CNTRF', match: 'NONE', reason: 'UNREADABLE' },
      ...{ invoices: [], problem: { line: 7, reason: 'AMOUNT' } },
    });
    await open({}, { ...inbox, total: 1, unreadable: 1, movements: [odd] });
    const rest = within(await card('Übrige Eingänge'));
    for (const text of ['Nicht lesbar', ':61:2611241124CNTRF', 'Zeile 7 der Datei', 'Der Betrag ist nicht lesbar'])
      expect(rest.getByText(text)).toBeVisible();
    expect(rest.queryByText('Rechnung wählen')).toBeNull();
    expect(rest.getByText('Keine Rechnung')).toBeVisible();
    expect(screen.getByText(/1 Eintrag eines Kontoauszugs war nicht lesbar/)).toBeVisible();
  });

  it.each([
    [1, 0, '1 Umsatz gelesen. Er war schon da.'],
    [3, 0, '3 Umsätze gelesen. Alle waren schon da.'],
    [3, 2, '3 Umsätze gelesen. 1 davon war schon da.'],
    [3, 3, '3 Umsätze gelesen. Alle sind neu.'],
    [0, 0, '0 Umsätze gelesen.'],
  ])('says of %i movements, %i of them new: %s', async (found, added, sentence) => {
    const readStatement = reading({ found, added });
    const { user } = await open({ useReadStatementMutation: () => accepted({ readStatement }) });
    await upload(user, new File(['<Document/>'], 'november.xml'));
    expect(await screen.findByText(`november.xml: ${sentence}`)).toBeVisible();
  });

  it('says that the balances of one day differ', async () => {
    const gap = { kind: 'BETWEEN', iban: 'DE1', fromDate: '2026-11-03', toDate: '2026-11-03', amount: -20_000 };
    await open({}, { ...inbox, gaps: [gap] });
    expect(
      await screen.findByText(/^Am 3. November 2026 fehlen Umsätze, oder einer zählt doppelt.*200,00/),
    ).toBeVisible();
  });

  it('says that the statement of a day is not complete, and names the day once', async () => {
    const gap = { kind: 'WITHIN', iban: 'DE1', fromDate: '2026-11-03', toDate: '2026-11-03', amount: -20_000 };
    await open({}, { ...inbox, gaps: [gap] });
    expect(await screen.findByText(/^Der Auszug vom 3. November 2026 ist nicht vollständig.*200,00/)).toBeVisible();
  });

  it('says which days are missing, and how much', async () => {
    const gap = { kind: 'BETWEEN', iban: 'DE1', fromDate: '2026-11-03', toDate: '2026-11-08', amount: -20_000 };
    await open({}, { ...inbox, gaps: [gap] });
    expect(
      await screen.findByText(/Zwischen dem 3. November 2026 und dem 8. November 2026 fehlen Umsätze.*200,00/),
    ).toBeVisible();
  });

  it('says what it is for before the first file, and that everything is settled', async () => {
    const none = { ...inbox, total: 0, open: 0, settled: 0, setAside: 0, movements: [] };
    await open({}, { ...none, readUntil: null });
    expect(await screen.findByRole('heading', { name: 'Noch kein Kontoauszug' })).toBeVisible();
    cleanup();
    await open({}, { ...none, settled: 2 });
    expect(await screen.findByRole('heading', { name: 'Alles erledigt' })).toBeVisible();
  });

  it('books all selected matches by one tap, each movement in one command', async () => {
    const { user, sent } = await open();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Zahlung von Ben Ballwechsel für 2026-00013 buchen' }),
    );
    await user.click(screen.getByRole('button', { name: /^1 Zahlung buchen \(48,50/ }));
    expect(await within(await card('Sicher zugeordnet')).findByText('gebucht')).toBeVisible();
    expect(sent(/^settle/)).toEqual([{ id: 'a', invoices: ['invoice 12'] }]);
    await waitFor(() => expect(sent(/useBankInbox/)).not.toHaveLength(1));
  });

  it('says what is missing before an invoice is booked with less', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Zahlung von Anna Aufschlag für 2026-00014 buchen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zahlung buchen' });
    expect(within(dialog).getByText(/Es fehlen 1,00/)).toBeVisible();
    expect(sent(/^settle/)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Als bezahlt buchen' }));
    expect(await within(await card('Vorschläge')).findByText('gebucht')).toBeVisible();
    expect(sent(/^settle/)).toEqual([{ id: 'c', invoices: ['invoice 14'] }]);
  });

  it('reopens an invoice whose payment came back, with the reason', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Rechnung 2026-00015 wieder öffnen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rechnung wieder öffnen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Wieder öffnen' }));
    expect(await screen.findByText('wieder offen')).toBeVisible();
    const reason = 'Zahlung kam zurück (AC04), Umsatz vom 24. November 2026';
    expect(sent(/^settle/)).toEqual([{ id: 'd', invoices: ['invoice 15'], reason }]);
  });

  it('books what is left of a movement for the invoices that an ADMIN chooses', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Rechnung für die Zahlung von ohne Namen wählen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zahlung buchen' }));
    expect(dialog.getByRole('button', { name: 'Als bezahlt buchen' })).toBeDisabled();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Offene Rechnung' }), 'invoice 16');
    expect(dialog.getByText(/Es sind 30,00.*zu viel/)).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Weitere Rechnung' }), 'invoice 17');
    expect(dialog.getByText(/Es sind 10,00.*zu viel/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Rechnung 2026-00016 entfernen' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Weitere Rechnung' }), 'invoice 16');
    await user.click(dialog.getByRole('button', { name: 'Als bezahlt buchen' }));
    expect(await within(await card('Übrige Eingänge')).findByText('gebucht')).toBeVisible();
    expect(sent(/^settle/)).toEqual([{ id: 'e', invoices: ['invoice 16', 'invoice 17'] }]);
  });

  it('shows at the movement why it was not booked, and tries it again', async () => {
    let isRefused = true;
    const { user, sent } = await open({
      settleMovementMutation: ({ id }) =>
        id === 'a' && isRefused ? refused('ERR_MOVEMENT_TOO_SMALL') : accepted({ settleMovement: { success: true } }),
    });
    await user.click(await screen.findByRole('button', { name: /^2 Zahlungen buchen/ }));
    expect(await screen.findByText(/Ein Umsatz zahlt höchstens seinen Betrag/)).toBeVisible();
    isRefused = false;
    await user.click(await screen.findByRole('button', { name: /^1 Zahlung buchen/ }));
    const matches = within(await card('Sicher zugeordnet'));
    await waitFor(() => expect(matches.getAllByText('gebucht')).toHaveLength(2));
    expect(sent(/^settle/)).toHaveLength(3);
  });

  it('sets a movement aside with a reason and a note', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Zahlung von ohne Namen ohne Rechnung beiseitelegen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ohne Rechnung beiseitelegen' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Wofür war es?' }), 'DONATION');
    await user.type(dialog.getByRole('textbox', { name: 'Notiz (freiwillig)' }), ' Flutlicht ');
    await user.click(dialog.getByRole('button', { name: 'Keine Rechnung' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(/AsideDialog/)).toEqual([{ id: 'e', reason: 'DONATION', note: 'Flutlicht' }]);
    await waitFor(() => expect(sent(/useBankInbox/)).not.toHaveLength(1));
  });

  it('lists what is set aside, from the address, and opens it again', async () => {
    const { user, sent } = await open({}, inbox, '?state=SET_ASIDE&q=Flut');
    expect(await screen.findByText(/Spende \(Flutlicht\)/)).toBeVisible();
    expect(sent(/useBankInbox/)).toEqual([{ state: 'SET_ASIDE', search: 'Flut', page: 1, size: 50 }]);
    await user.click(screen.getByRole('button', { name: 'Zahlung von Anna Aufschlag wieder öffnen' }));
    await waitFor(() => expect(sent(/ClosedMovements/)).toEqual([{ id: 'z' }]));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'SETTLED');
    await waitFor(() => expect(sent(/useBankInbox/).at(-1)).toMatchObject({ state: 'SETTLED', search: 'Flut' }));
  });
});
