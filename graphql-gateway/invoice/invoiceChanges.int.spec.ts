import { invoiceNumber } from '@platzwart/contracts/invoice';
import type { PersonRow } from '@platzwart/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { claimRow, invoiceRow } from '../testing/invoiceRows.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { admin, anna, ben, trainer } from '../testing/personas.ts';

const own = { query: 'subscription { ownInvoicesChanged { position } }' };
const all = { query: 'subscription { invoicesChanged { position } }' };

describe('Changes of invoices', () => {
  let instance: Instance;
  let issued = 0;
  beforeAll(async () => {
    instance = await startInstance();
    const position = await instance.projections.showInvoices([], []);
    await instance.readSide.watch.waitFor(['invoices'], position, 5_000);
  });
  afterAll(() => instance.close());

  const issueTo = async ({ personId }: PersonRow): Promise<string> => {
    issued += 1;
    const changedAt = instance.projections.nextPosition();
    const row = invoiceRow({ personId, number: invoiceNumber(2026, issued), changedAt });
    const position = await instance.projections.showInvoices([row], []);
    await instance.readSide.watch.waitFor(['invoices'], position, 5_000);
    return position;
  };
  const oweOf = async ({ personId }: PersonRow): Promise<string> => {
    const changedAt = instance.projections.nextPosition();
    const row = claimRow({ itemId: crypto.randomUUID(), personId, changedAt });
    const position = await instance.projections.showInvoices([], [row]);
    await instance.readSide.watch.waitFor(['invoices'], position, 5_000);
    return position;
  };
  const listenAs = async (person: PersonRow, subscription: typeof own) =>
    listen(socketClient(instance.url, await instance.tokenOf(person)), subscription);
  const begun = (count: number) => expect.poll(() => instance.gateway.open.subscriptions()).toBe(count);

  it('reach an ADMIN about everybody, and a person about their own invoices alone', async () => {
    const [ofAdmin, ofAnna, ofBen] = [await listenAs(admin, all), await listenAs(anna, own), await listenAs(ben, own)];
    await begun(3);
    const [first, second] = [await issueTo(ben), await issueTo(anna)];
    const frames = (name: string, ...positions: readonly string[]) =>
      positions.map((position) => ({ data: { [name]: { position } } }));
    expect(await ofAdmin.untilReceived(2)).toEqual(frames('invoicesChanged', first, second));
    expect(await ofAnna.untilReceived(1)).toEqual(frames('ownInvoicesChanged', second));
    expect(await ofBen.untilReceived(1)).toEqual(frames('ownInvoicesChanged', first));
    // What is only owed is no invoice yet, but on the person's page.
    const owed = await oweOf(anna);
    const third = await issueTo(anna);
    expect(await ofAdmin.untilReceived(3)).toEqual(frames('invoicesChanged', first, second, third));
    expect(await ofAnna.untilReceived(3)).toEqual(frames('ownInvoicesChanged', second, owed, third));
    expect(ofBen.frames).toHaveLength(1);
    for (const { stop } of [ofAdmin, ofAnna, ofBen]) stop();
  });

  it('reach whoever pays for somebody, also as their guardian, about what these people owe', async () => {
    await instance.projections.changePerson(ben.personId, { guardianId: anna.personId });
    const [ofAnna, ofTrainer] = [await listenAs(anna, own), await listenAs(trainer, own)];
    await begun(2);
    const position = await oweOf(ben);
    expect(await ofAnna.untilReceived(1)).toEqual([{ data: { ownInvoicesChanged: { position } } }]);
    await instance.projections.changePerson(ben.personId, { payerId: trainer.personId });
    const next = await oweOf(ben);
    expect(await ofTrainer.untilReceived(1)).toEqual([{ data: { ownInvoicesChanged: { position: next } } }]);
    expect(ofAnna.frames).toHaveLength(1);
    for (const { stop } of [ofAnna, ofTrainer]) stop();
  });

  it('are refused to others', async () => {
    expect(await (await listenAs(anna, all)).ending).toBe('ERR_NOT_AUTHORIZED');
    expect(await (await listenAs(anna, { query: 'subscription { bankChanged { position } }' })).ending).toBe(
      'ERR_NOT_AUTHORIZED',
    );
    expect(await listen(socketClient(instance.url), own).ending).toBe('4403 LOGIN_REQUIRED');
  });
});
