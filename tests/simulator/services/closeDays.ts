import { localDate } from '@platzwart/contracts/core';
import { systemCall } from '../../../command-service/core/systemCall.ts';
import type { World } from '../world/world.ts';
import type { SimulatedCommandService } from './commandService.ts';

/** Closes a day, as the instance's own job does three years later. */
const close = ({ random, trace, clock }: World, commandService: SimulatedCommandService, before: string): void => {
  const ledger = commandService.atWork()?.service.ledger;
  if (!ledger) return;
  trace.note(`${commandService.name} closes the days before ${before}`);
  const id = random.uuid();
  const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
  void ledger.send({ type: 'AnonymiseBookings', data: { before: localDate(before) } }, call);
};

/**
 * In some worlds one or both services close the first of the two booked days while bookings go on, so that closing coincides with
 * bookings, cancellations, erasures and faults, which would never happen after three years.
 */
export const closeDays = async (world: World, commandServices: readonly SimulatedCommandService[]): Promise<void> => {
  const { random, scheduler } = world;
  if (!random.chance(0.3)) return;
  await scheduler.pause(random.between(8_000, 25_000), 'closing time');
  for (const commandService of random.chance(0.5) ? commandServices : commandServices.slice(0, 1)) {
    close(world, commandService, random.pick(['2026-06-17', '2026-06-17', '2026-06-16']));
    await scheduler.pause(random.pick([0, 500]), 'closing time goes on');
  }
};
