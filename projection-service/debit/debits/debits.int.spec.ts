import { cents } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { movementOf } from '../../testing/bankHistory.ts';
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
