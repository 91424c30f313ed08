import type { DomainEvent } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { ledgerModule } from '../../../command-service/ledger/ledgerModule.ts';
import type { LedgerState } from '../../../command-service/ledger/ledgerDecider.ts';
import { canonicalJson } from '../../../command-service/core/canonicalJson.ts';
import { decodeRecorded } from '../../../command-service/core/decodeRecorded.ts';
import type { Module } from '../../../command-service/core/module.ts';
import { membersModule } from '../../../command-service/user/membersModule.ts';
import type { MembersState } from '../../../command-service/user/domain/membersState.ts';
import type { SimulatedCommandService } from '../services/commandService.ts';

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** The parts of a state come from a snapshot or from events, so the order of their keys says nothing. */
const inWords = (state: unknown): string => canonicalJson(JSON.parse(JSON.stringify(state)));
const ledgerInWords = ({ courts, hourCards, invoices }: LedgerState): string => {
  const { bookings, taken, ofPerson, cancelledOn, series, openFrom, waiting } = courts;
  return inWords([
    ...[bookings, taken, ofPerson, cancelledOn, series, hourCards.cards, hourCards.paid].map((map) =>
      [...map].sort(byKey),
    ),
    ...[invoices.invoices, invoices.lastNumbers, invoices.claims].map((map) => map.toJSON()),
    [...invoices.undelivered].sort(),
    openFrom,
    waiting,
  ]);
};
const membersInWords = ({ byId, byNumber, byEmail, byPayer, lastNumbers, erased }: MembersState): string => {
  const paid = byPayer.map((people) => [...people].sort());
  return canonicalJson([
    [byId, byNumber, byEmail, paid].map((map) => [...map].sort(byKey)),
    lastNumbers,
    [...erased].sort(),
  ]);
};

const replayed = <State, Command, Event extends DomainEvent, Code extends string>(
  { decider, events, stream }: Module<State, Command, Event, Code>,
  log: readonly RecordedEvent[],
): State =>
  log
    .filter((event) => event.stream === stream)
    .map((recorded) => decodeRecorded(events, recorded).event)
    .reduce(decider.evolve, decider.initialState);

/** The state in memory of each running service must equal the state of the log. */
export const wrongStatesInMemory = (
  commandServices: readonly SimulatedCommandService[],
  log: readonly RecordedEvent[],
): readonly string[] => {
  const ledger = ledgerInWords(replayed(ledgerModule, log));
  const members = membersInWords(replayed(membersModule, log));
  return commandServices.flatMap((running) => {
    const service = running.atWork()?.service;
    if (!service) return [`${running.name} is not running`];
    return [
      ...(ledgerInWords(service.ledger.current().state) === ledger ? [] : [`${running.name} holds another ledger`]),
      ...(membersInWords(service.members.current().state) === members ? [] : [`${running.name} knows other members`]),
    ].map((flaw) => `${flaw} in memory than the log`);
  });
};
