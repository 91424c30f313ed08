import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardWith } from '../../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../../test/gateway.ts';
import { renderApp } from '../../test/renderApp.tsx';

const owner = { firstName: 'Anna', lastName: 'Aufschlag' };
const due = (count: number) => ({
  ...{ _id: `invoice ${count}`, invoiceNumber: `2026-000${count}`, amount: 1200, dueDate: '2026-06-29', ...owner },
  ...{ returnReason: null, returnedOn: null, returns: 0 },
});
const mandate = {
  ...{ _id: 'mandate 1', reference: 'M-1A2B3C4D-5E6F7A8B', signedOn: '2026-06-01', validUntil: '2029-06-01' },
  ...{ iban: 'DE89 … 3000', origin: 'PAPER', userID: '1002', ...owner },
};
const collection = (others: Readonly<Record<string, unknown>> = {}) => ({
  ...{
    _id: 'run',
    state: 'ANNOUNCED',
    announcedOn: '2026-06-01',
    executionOn: '2026-06-10',
    submitUntil: '2099-06-09',
  },
  ...{ submittedOn: null, version: 1, count: 2, amount: 2400, credited: 0, documentUrl: '/documents/debits/run/1.xml' },
  debits: [debit(12, { state: 'PENDING' }), debit(13, { state: 'DROPPED', dropReason: 'PAID' })],
  ...others,
});
const debit = (count: number, others: Readonly<Record<string, unknown>>) => ({
  ...{ _id: `invoice ${count}`, invoiceNumber: `2026-000${count}`, amount: 1200, ...owner },
  ...{ dropReason: null, returnReason: null, returnFee: null, paidOtherwise: false, ...others },
});
const done = { success: true };
const signedOn = 'Unterschrieben am';

const open = async (path: string, operations: Operations) => {
  const calls = standInGateway(
    dashboardWith({
      DebitsQuery: () =>
        accepted({
          directDebitTerms: { earliestExecution: '2026-07-01' },
          ...{ debitCollections: [collection()], mandates: [mandate] },
        }),
      DebitPreviewQuery: () => accepted({ debitPreview: { invoices: [due(12), due(13)], withoutMandate: 1 } }),
      useDebitMutationsAnnounceMutation: () => accepted({ announceCollection: done }),
      useDebitMutationsRevokeMutation: () => accepted({ revokeMandate: done }),
      useDebitMutationsSubmitMutation: () => accepted({ submitCollection: done }),
      useDebitMutationsReturnMutation: () => accepted({ returnDebit: done }),
      ...operations,
    }),
  );
  const { user } = await renderApp({ path, isSignedIn: true });
  const sent = () =>
    calls.filter(({ operation }) => operation.startsWith('useDebitMutations')).map(({ variables }) => variables);
  return { user, sent };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const openRun = (others: Readonly<Record<string, unknown>> = {}, operations: Operations = {}) =>
  open('/dashboard/bank/debits/run', {
    CollectionPageQuery: () => accepted({ debitCollection: collection(others) }),
    ...operations,
  });

afterEach(() => vi.restoreAllMocks());

describe('The page of direct debits', () => {
  it('announces what is chosen after a question', async () => {
    const { user, sent } = await open('/dashboard/bank/debits', {});
    const fresh = await region('Neuer Einzug');
    expect(await fresh.findByText('1 fällige Rechnung hat kein gültiges Mandat.')).toBeVisible();
    const [first] = fresh.getAllByRole('checkbox');
    if (!first) throw new Error('No invoice to choose');
    await user.click(first);
    await user.click(fresh.getByRole('button', { name: /^1 Lastschrift über 12,00\s€ ankündigen$/ }));
    const question = await dialog();
    expect(question.getByText(/Alle bekommen jetzt eine E-Mail/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Ankündigen' }));
    expect(await screen.findByText('Der Einzug ist angekündigt.')).toBeVisible();
    expect(sent()).toEqual([{ executionOn: '2026-07-01', invoiceIDs: ['invoice 13'] }]);
  });

  it('does not choose by itself what came back, says why it did, and collects it where an ADMIN decides so', async () => {
    const back = (count: number, returnReason: string, returns: number) => ({
      ...due(count),
      ...{ returnReason, returnedOn: '2026-06-12', returns },
    });
    const invoices = [due(12), back(13, 'AC04', 1), back(14, 'AM04', 1), back(15, 'AC04', 0), back(16, 'AM04', 2)];
    const { user, sent } = await open('/dashboard/bank/debits', {
      DebitPreviewQuery: () => accepted({ debitPreview: { invoices, withoutMandate: 0 } }),
    });
    const fresh = await region('Neuer Einzug');
    for (const text of [
      'Zurück am 12. Juni 2026: Konto aufgelöst (AC04). Es braucht ein neues Mandat.',
      'Zurück am 12. Juni 2026: Konto nicht gedeckt (AM04). Du kannst es einmal wieder versuchen.',
      'Eine andere Lastschrift kam am 12. Juni 2026 zurück: Konto aufgelöst (AC04). Es braucht ein neues Mandat.',
      '2-mal zurück, zuletzt am 12. Juni 2026: Konto nicht gedeckt (AM04). Kläre es, bevor du wieder einziehst.',
    ])
      expect(await fresh.findByText(text)).toBeVisible();
    const boxes = fresh.getAllByRole('checkbox');
    expect(boxes.map((box) => box instanceof HTMLInputElement && box.checked)).toEqual([
      ...[true, false, false, false, false],
    ]);
    await user.click(boxes[2] ?? document.body);
    await user.click(fresh.getByRole('button', { name: /^2 Lastschriften über 24,00\s€ ankündigen$/ }));
    const question = await dialog();
    expect(question.getByText(/Eine davon kam schon zurück/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Ankündigen' }));
    await screen.findByText('Der Einzug ist angekündigt.');
    expect(sent()).toEqual([{ executionOn: '2026-07-01', invoiceIDs: ['invoice 12', 'invoice 14'] }]);
  });

  it('says that a collection on the day of another will be a second one', async () => {
    await open('/dashboard/bank/debits', {
      DebitsQuery: () =>
        accepted({
          directDebitTerms: { earliestExecution: '2026-07-01' },
          ...{ debitCollections: [collection({ executionOn: '2026-07-02' })], mandates: [] },
        }),
    });
    const fresh = await region('Neuer Einzug');
    expect(fresh.queryByText(/schon ein Einzug angekündigt/)).toBeNull();
    fireEvent.change(fresh.getByLabelText('Tag des Einzugs'), { target: { value: '2026-07-02' } });
    expect(await fresh.findByText(/schon ein Einzug angekündigt/)).toBeVisible();
  });

  it('lists collections and mandates, and ends a mandate after a question', async () => {
    const { user, sent } = await open('/dashboard/bank/debits', {});
    expect((await region('Einzüge')).getByRole('link', { name: 'Einzug vom 10. Juni 2026' })).toBeVisible();
    const mandates = await region('Mandate');
    expect(mandates.getByText('M-1A2B3C4D-5E6F7A8B, 1. Juni 2026, Papier')).toBeVisible();
    await user.click(mandates.getByRole('button', { name: 'Mandat von Aufschlag, Anna (1002) beenden' }));
    await user.click((await dialog()).getByRole('button', { name: 'Beenden' }));
    expect(await screen.findByText('Das Mandat ist beendet.')).toBeVisible();
    expect(sent()).toEqual([{ id: 'mandate 1' }]);
  });

  it('enters a mandate from paper, and marks each field that is wrong before anything is sent', async () => {
    const { user, sent } = await open('/dashboard/bank/debits', {
      useDebitMutationsEnterMutation: () => accepted({ enterMandate: done }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mandat vom Papier eintragen' }));
    const form = await dialog();
    const field = (name: string) => form.getByLabelText(name);
    const enter = () => user.click(form.getByRole('button', { name: 'Eintragen' }));
    await user.type(field('IBAN'), 'DE00120300000000202051');
    const today = form.getByLabelText<HTMLInputElement>(signedOn).value;
    for (const day of ['2020-01-01', '9999-12-31', '']) {
      fireEvent.change(field(signedOn), { target: { value: day } });
      await enter();
      expect(field(signedOn)).toHaveAccessibleDescription(/höchstens 36 Monate zurück/);
    }
    expect(field('Mitgliedsnummer')).toHaveAccessibleDescription('Bitte fülle dieses Feld aus.');
    expect(field('Kontoinhaber')).toHaveAccessibleDescription('Bitte fülle dieses Feld aus.');
    expect(field('IBAN')).toHaveAccessibleDescription(/Diese IBAN stimmt nicht/);
    expect(sent()).toEqual([]);
    await user.type(field('Mitgliedsnummer'), '1002');
    await user.type(field('Kontoinhaber'), 'Anna Aufschlag');
    await user.clear(field('IBAN'));
    await user.type(field('IBAN'), 'DE02120300000000202051');
    fireEvent.change(field(signedOn), { target: { value: today } });
    fireEvent.change(field('Mandatsreferenz'), { target: { value: 'ÄÖ_1' } });
    fireEvent.change(field('Zuletzt eingezogen am'), { target: { value: '2014-02-01' } });
    await enter();
    expect(field('Mandatsreferenz')).toHaveAccessibleDescription(/höchstens 35 Zeichen/);
    expect(field('Zuletzt eingezogen am')).toHaveAccessibleDescription(/nach der Unterschrift/);
    fireEvent.change(field('Mandatsreferenz'), { target: { value: '' } });
    fireEvent.change(field('Zuletzt eingezogen am'), { target: { value: '' } });
    await enter();
    expect(await screen.findByText('Das Mandat ist eingetragen.')).toBeVisible();
    const account = { iban: 'DE02120300000000202051', holder: 'Anna Aufschlag' };
    expect(sent()).toEqual([{ userID: '1002', account, signedOn: today, reference: null, lastUsedOn: null }]);
  });

  it('leads to the settings while the club does not collect', async () => {
    const none = { directDebitTerms: null, debitCollections: [], mandates: [] };
    await open('/dashboard/bank/debits', { DebitsQuery: () => accepted(none) });
    expect(await screen.findByRole('link', { name: 'Zu den Einstellungen' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Neuer Einzug' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mandat vom Papier eintragen' })).toBeNull();
  });
});

describe('The page of a collection', () => {
  it('says where an address is that of no collection, and leads back', async () => {
    await openRun({}, { CollectionPageQuery: () => refused('ERR_DEBIT_NOT_FOUND', ['id']) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Diesen Einzug gibt es nicht' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Lastschriften' })).toHaveAttribute('href', '/dashboard/bank/debits');
  });

  it('offers its file, and is noted as handed in with the version that was shown', async () => {
    const { user, sent } = await openRun();
    expect(await screen.findByRole('button', { name: 'Datei für die Bank' })).toBeVisible();
    expect(screen.getByText('Entfallen, schon bezahlt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Als eingereicht vermerken' }));
    await user.click((await dialog()).getByRole('button', { name: 'Eingereicht' }));
    expect(await screen.findByText('Erledigt.')).toBeVisible();
    expect(sent()).toEqual([{ id: 'run', version: 1 }]);
  });

  it('says in the question why the file is outdated', async () => {
    const { user } = await openRun({}, { useDebitMutationsSubmitMutation: () => refused('ERR_DEBIT_NOT_UPDATED') });
    await user.click(await screen.findByRole('button', { name: 'Als eingereicht vermerken' }));
    await user.click((await dialog()).getByRole('button', { name: 'Eingereicht' }));
    expect(await (await dialog()).findByRole('alert')).not.toBeEmptyDOMElement();
  });

  it('takes a debit back with a reason, and shows what came of it', async () => {
    const back = debit(13, { state: 'RETURNED', returnReason: 'AM04', returnFee: 300 });
    const others = { state: 'SETTLED', credited: 2400, debits: [debit(12, { state: 'COLLECTED' }), back] };
    const { user, sent } = await openRun(others);
    expect(await screen.findByText('Auf dem Konto gefunden')).toBeVisible();
    expect(screen.getByText(/Zurückgegeben, Konto nicht gedeckt \(AM04\), Gebühr der Banken 3,00\s€/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Einzug absagen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Kam zurück: 2026-00012' }));
    await user.click((await dialog()).getByRole('button', { name: 'Eintragen' }));
    expect(await screen.findByText('Die Rücklastschrift ist eingetragen.')).toBeVisible();
    expect(sent()).toMatchObject([{ id: 'run', invoiceID: 'invoice 12', reason: 'AM04' }]);
  });
});
