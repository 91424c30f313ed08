import { localDate } from '@platzwart/contracts/core';
import { systemCall } from '../../../command-service/core/systemCall.ts';
import type { World } from '../world/world.ts';
import type { CommandDesk } from './commandDesk.ts';

/** As the house's chore would on a day three years later. */
const close = ({ random, trace, clock }: World, desk: CommandDesk, before: string): void => {
  const ledger = desk.atWork()?.service.ledger;
  if (!ledger) return;
  trace.note(`${desk.name} closes the days before ${before}`);
  const id = random.uuid();
  const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
  void ledger.send({ type: 'AnonymiseBookings', data: { before: localDate(before) } }, call);
};

/**
 * In some worlds the first of the two days that people book is closed while they do, by both services or one of them: so that
 * closing meets bookings, cancellations, erasures and mishaps, which it never would after three years.
 */
export const closingTime = async (world: World, desks: readonly CommandDesk[]): Promise<void> => {
  const { random, agenda } = world;
  if (!random.chance(0.3)) return;
  await agenda.pause(random.between(8_000, 25_000), 'closing time');
  for (const desk of random.chance(0.5) ? desks : desks.slice(0, 1)) {
    close(world, desk, random.pick(['2026-06-17', '2026-06-17', '2026-06-16']));
    await agenda.pause(random.pick([0, 500]), 'closing time goes on');
  }
};
