import { expect, it } from 'vitest';
import { callFor } from '../testing/slots.ts';
import { hashOfEvent } from './hashes.ts';
import { newEvents } from './newEvents.ts';
import { writtenMetadata } from './writtenMetadata.ts';

const taken = (slot: string) => ({ type: 'SlotTaken', data: { slot, by: 'Anna' } });

it('chains each event of a call to the previous one, and returns the position and hash after the last', () => {
  const facts = [taken('Platz 1'), taken('Platz 2'), taken('Platz 3')];
  const streamPosition = { stream: 'ledger', revision: 7, previousHash: 'of revision 6' };
  const { events, next } = newEvents(facts, callFor('three courts'), { streamPosition, schemaVersionOf: () => 1 });
  const hashes = events.map((event, index) => hashOfEvent({ ...event, stream: 'ledger', revision: 7 + index }));
  expect(events.map(({ metadata }) => writtenMetadata(metadata).previousHash)).toEqual([
    'of revision 6',
    ...hashes.slice(0, -1),
  ]);
  expect(next).toEqual({ stream: 'ledger', revision: 10, previousHash: hashes.at(-1) });
});

it.each(['Platz \ud800', 'Platz\u0000'])('refuses %j, which no read model could keep', (slot) => {
  const streamPosition = { stream: 'ledger', revision: 0, previousHash: null };
  const build = (facts: readonly ReturnType<typeof taken>[], call = callFor('a court')) =>
    newEvents(facts, call, { streamPosition, schemaVersionOf: () => 1 });
  expect(() => build([taken('Platz 1'), taken(slot)])).toThrow('SlotTaken has ill-formed text');
  expect(() => build([taken('Platz 1')], { ...callFor('a court'), reason: slot })).toThrow('ill-formed');
});

it('stores the trace context of a traced call, inside the chain, and nothing for other calls', () => {
  const streamPosition = { stream: 'ledger', revision: 0, previousHash: null };
  const eventOf = (call: ReturnType<typeof callFor>) =>
    newEvents([taken('Platz 1')], call, { streamPosition, schemaVersionOf: () => 1 });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const [plain, traced] = [eventOf(callFor('a court')), eventOf({ ...callFor('a court'), traceparent })];
  expect(writtenMetadata(traced.events[0]?.metadata).traceparent).toBe(traceparent);
  expect(writtenMetadata(plain.events[0]?.metadata)).not.toHaveProperty('traceparent');
  expect(traced.next.previousHash).not.toBe(plain.next.previousHash);
});
