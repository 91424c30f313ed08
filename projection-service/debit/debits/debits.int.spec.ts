import { cents } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { invoiceOf, movementOf, paidBy } from '../../testing/bankHistory.ts';
import { directDebits } from '../../testing/debitHistory.ts';
import { openWorld, startProjections, untilReached } from '../../testing/projectionWorld.ts';

it('What was found of a collection may be more cents than 32 bits can hold', async () => {
  const world = await openWorld();
  const running = startProjections(world.context);
  const [announced] = directDebits().filter(({ type }) => type === 'CollectionAnnounced');
  if (announced?.type !== 'CollectionAnnounced') throw new Error('No collection');
  const { collectionId } = announced.data;
  const credited = [1, 2].map((number) => ({
    type: 'CollectionCredited' as const,
    data: { collectionId, movement: { movementId: movementOf(number), amount: cents(2e9) } },
  }));
  await untilReached(world.pool, 'debits', await world.log.writeAll([announced, ...credited]));
  const { rows } = await world.pool.query('select credited::text from debits.collections');
  expect(rows).toEqual([{ credited: '4000000000' }]);
  await running.stop();
  await world.close();
});

it('What a debit has collected too much is what its invoice did not need, until it is paid back', async () => {
  const world = await openWorld();
  const running = startProjections(world.context);
  const history = directDebits();
  const settled = history.findIndex(({ type }) => type === 'CollectionSettled');
  const refunded = history.findIndex(({ type }) => type === 'DebitRefunded');
  const [first, second] = history.flatMap(({ type, data }) => (type === 'DebitAnnounced' ? [data] : []));
  if (!first || !second) throw new Error('No debits');
  // Of 17.00, 12.00 were still open.
  const paid = {
    type: 'InvoicePaid' as const,
    data: {
      ...paidBy(invoiceOf(12, second.personId), 1, 1200).data,
      ...{ method: 'DIRECT_DEBIT' as const, reference: second.endToEndId },
    },
  };
  const surpluses = async () => {
    const query = `select number, surplus, refunded_on::text from debits.debits where state = 'COLLECTED' order by number`;
    return (await world.pool.query<Readonly<Record<string, unknown>>>(query)).rows;
  };
  await untilReached(world.pool, 'debits', await world.log.writeAll([...history.slice(0, settled + 1), paid]));
  expect(await surpluses()).toEqual([
    { number: first.number, surplus: 1700, refunded_on: null },
    { number: second.number, surplus: 500, refunded_on: null },
  ]);
  await untilReached(world.pool, 'debits', await world.log.writeAll(history.slice(refunded, refunded + 1)));
  expect((await surpluses())[0]).toEqual({ number: first.number, surplus: 1700, refunded_on: '2026-06-20' });
  await running.stop();
  await world.close();
});
