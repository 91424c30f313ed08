import type { RecordedEvent } from '@platzwart/event-store';
import { ledgerModule } from '../../../command-service/booking/ledgerModule.ts';
import type { LedgerState } from '../../../command-service/booking/ledgerState.ts';
import type { CommandDesk } from '../staff/commandDesk.ts';

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const legible = ({ bookings, taken, ofPerson }: LedgerState): string =>
  JSON.stringify([[...bookings].sort(byKey), [...taken].sort(byKey), [...ofPerson].sort(byKey)]);

/** What each running service has in memory is what the log says. */
export const wrongWarmStates = (desks: readonly CommandDesk[], log: readonly RecordedEvent[]): readonly string[] => {
  const { decider, events, stream } = ledgerModule;
  const ledger = log.filter((event) => event.stream === stream);
  const state = ledger.map(events.decode).reduce(decider.evolve, decider.initialState);
  return desks
    .filter((desk) => legible(desk.atWork()?.service.ledger.current().state ?? decider.initialState) !== legible(state))
    .map(({ name }) => `${name} holds another ledger in memory than the log`);
};
