import type { RecordedEvent } from '@platzwart/event-store';
import { ledgerModule } from '../../../command-service/booking/ledgerModule.ts';
import type { LedgerState } from '../../../command-service/booking/ledgerState.ts';
import { canonicalJson } from '../../../command-service/core/canonicalJson.ts';
import type { DomainEvent } from '../../../command-service/core/eventCodec.ts';
import type { Module } from '../../../command-service/core/module.ts';
import { membersModule } from '../../../command-service/user/membersModule.ts';
import type { MembersState } from '../../../command-service/user/membersState.ts';
import type { CommandDesk } from '../staff/commandDesk.ts';

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const ledgerInWords = ({ bookings, taken, ofPerson, cancelledOn, openFrom }: LedgerState): string =>
  JSON.stringify([...[bookings, taken, ofPerson, cancelledOn].map((map) => [...map].sort(byKey)), openFrom]);
const membersInWords = ({ byId, byNumber, byEmail, lastNumbers, erased }: MembersState): string =>
  canonicalJson([[byId, byNumber, byEmail].map((map) => [...map].sort(byKey)), lastNumbers, [...erased].sort()]);

const replayed = <State, Command, Event extends DomainEvent, Code extends string>(
  { decider, events, stream }: Module<State, Command, Event, Code>,
  log: readonly RecordedEvent[],
): State =>
  log
    .filter((event) => event.stream === stream)
    .map(events.decode)
    .reduce(decider.evolve, decider.initialState);

/** What each running service has in memory is what the log says. */
export const wrongWarmStates = (desks: readonly CommandDesk[], log: readonly RecordedEvent[]): readonly string[] => {
  const ledger = ledgerInWords(replayed(ledgerModule, log));
  const members = membersInWords(replayed(membersModule, log));
  return desks.flatMap((desk) => {
    const service = desk.atWork()?.service;
    if (!service) return [`${desk.name} is not at work`];
    return [
      ...(ledgerInWords(service.ledger.current().state) === ledger ? [] : [`${desk.name} holds another ledger`]),
      ...(membersInWords(service.members.current().state) === members ? [] : [`${desk.name} knows other members`]),
    ].map((flaw) => `${flaw} in memory than the log`);
  });
};
