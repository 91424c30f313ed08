import { type InvoiceIssued, invoiceDocumentSchema, invoiceIssued } from '@platzwart/contracts/invoice';
import { eventCatalogue, noPersonalLimits, streams } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandType } from '../commandTable.ts';
import type { CommandService } from '../commandService.ts';
import { decodeRecorded } from '../core/decodeRecorded.ts';
import { mandateOf } from '../ledger/debits/debitsState.ts';
import { block, book } from '../ledger/courts/specSentences.ts';
import { noonOf } from '../ledger/invoices/specInvoices.ts';
import { arrangeClub } from '../testing/arrangeClub.ts';
import { type AccountsOnPostgres, accountsOnPostgres } from '../testing/accountsOnPostgres.ts';
import { callFor } from '../testing/slots.ts';

const creditorId = 'DE98ZZZ09999999999';
const account = { iban: 'DE21500500009876543210', holder: 'Özlem Weiß' };
const system = (name: string) => callFor(name, { actor: null });

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
  await accounts.register('Petra', 'ADMIN');
  await arrangeClub(accounts.service);
});
afterAll(() => accounts.close());

const send = async (type: CommandType, data: unknown, at: CommandService = accounts.service): Promise<string> => {
  const actor = accounts.person('Petra').personId;
  const answer = await at.receive({ type, actor, data, correlationId: 'spec', idempotencyKey: null });
  if (answer.outcome === 'rejected') throw new Error(`${type}: ${answer.code} ${answer.fields.join()}`);
  return answer.ids[0] ?? '';
};
let changes = 0;
const collect = async (isOffered: boolean): Promise<void> => {
  const { billing } = accounts.service.club.current().state;
  if (!billing) throw new Error('The club has no billing');
  changes += 1;
  const directDebit = { creditorId, noticeDays: 5, isOffered };
  await accounts.service.club.send(
    { type: 'StateBilling', data: { ...billing, directDebit } },
    system(`collect ${changes}`),
  );
};
beforeEach(() => collect(true));

const give = (name: string, signedOn = '2026-05-01', at?: CommandService): Promise<string> =>
  send('EnterMandate', { ...account, userID: accounts.person(name).memberNumber, signedOn }, at);
const referenceOf = (name: string): string | undefined =>
  mandateOf(accounts.service.ledger.current().state.debits, accounts.person(name).personId)?.reference;

let games = 0;
const play = async (name: string): Promise<void> => {
  await accounts.register(name);
  const { personId } = accounts.person(name);
  games += 1;
  const time = `${String(7 + games).padStart(2, '0')}:00-${String(8 + games).padStart(2, '0')}:00`;
  const player = { personId, role: 'MEMBER', discount: 0, limits: noPersonalLimits } as const;
  const game = book(player, block('TENNIS 1', '2026-06-02', time), { now: noonOf('2026-06-01'), first: games });
  const answer = await accounts.service.ledger.send(game, system(`play ${games}`));
  if (answer.outcome === 'rejected') throw new Error(answer.code);
};
const catalogue = eventCatalogue<InvoiceIssued>([invoiceIssued]);
/** The document of an invoice of 15 June 2026, which is due on the 29th, and its event as it is in the log. */
const billed = async (name: string) => {
  const period = { fromDate: '2026-06-01', toDate: '2026-06-15' };
  const id = await send('CreateInvoice', { userID: accounts.person(name).memberNumber, ...period });
  const issued = (await accounts.store.read(streams.ledger))
    .filter(({ type }) => type === invoiceIssued.type)
    .map((recorded) => decodeRecorded(catalogue, recorded).event.data)
    .find(({ invoiceId }) => invoiceId === id);
  if (!issued) throw new Error('It was not issued');
  const [plain] = await accounts.vault.retentionKeys.open([{ year: 2026, sealed: issued.sealedDocument }]);
  return { id, issued, document: v.parse(invoiceDocumentSchema, plain) };
};
const debitOf = async (name: string): Promise<unknown> => {
  const { document } = await billed(name);
  return document.kind === 'INVOICE' ? document.directDebit : null;
};

describe('An invoice to somebody with a mandate', () => {
  it('says by which mandate and from which account it is collected, sealed; the next one after the mandate has ended does not', async () => {
    await play('Anna');
    const mandateId = await give('Anna');
    const reference = referenceOf('Anna');
    const { id, issued, document } = await billed('Anna');
    expect(document).toMatchObject({ directDebit: { mandateReference: reference, creditorId, iban: account.iban } });
    expect(JSON.stringify(issued)).not.toContain('9876543210');
    await send('RevokeMandate', { mandateId });
    await send('CancelInvoice', { invoiceId: id, reason: 'Falsch' });
    const reissued = await billed('Anna');
    expect(reissued.document).not.toHaveProperty('directDebit');
  });

  it('names the mandate of whoever pays, not that of the player', async () => {
    await play('Kilian');
    await accounts.register('Vera');
    await send('UpdatePerson', {
      userID: accounts.person('Kilian').memberNumber,
      changes: { payerID: accounts.person('Vera').memberNumber },
    });
    await give('Kilian');
    await give('Vera');
    expect(await debitOf('Kilian')).toMatchObject({ mandateReference: referenceOf('Vera') });
  });

  it('says nothing of it without a mandate, and while the club does not collect', async () => {
    await play('Berta');
    expect(await debitOf('Berta')).toBeUndefined();
    await play('Carla');
    await give('Carla');
    await collect(false);
    expect(await debitOf('Carla')).toBeUndefined();
  });

  it.each([
    ['says nothing of a mandate that lapses before', { name: 'Dora', signedOn: '2023-06-28' }, false],
    ['names one that can still be used on the day on which it is due', { name: 'Emil', signedOn: '2023-06-29' }, true],
  ] as const)('%s', async (_, { name, signedOn }, isNamed) => {
    await play(name);
    await give(name, signedOn);
    expect((await debitOf(name)) !== undefined).toBe(isNamed);
  });

  it('names a mandate that another process has taken a moment ago', async () => {
    await play('Frieda');
    const other = await accounts.open();
    await give('Frieda', '2026-05-01', other);
    expect(await debitOf('Frieda')).toMatchObject({ creditorId });
  });
});
