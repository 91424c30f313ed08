import { hash, randomUUID } from 'node:crypto';
import { type EventOf, defineEvent, eventCatalogue, personId, streams } from '@platzwart/contracts/core';
import { Map } from 'immutable';
import * as v from 'valibot';
import type { Call } from '../core/call.ts';
import { type Decision, accept, reject } from '../core/decider.ts';
import { hashOfRequest } from '../core/hashes.ts';
import { listInPieces } from '../core/jsonPieces.ts';
import type { Module } from '../core/module.ts';
import { type PartCodec, inOnePart } from '../core/snapshotCodec.ts';

/** A minimal module for testing the runtime: a club with slots. One slot per member, one member per slot. */
const slotEvents = [
  defineEvent('SlotTaken', v.object({ slot: v.string(), by: v.string() })),
  defineEvent('SlotFreed', v.object({ slot: v.string() })),
] as const;
export type SlotEvent = EventOf<(typeof slotEvents)[number]>;
export type SlotCommand =
  | Readonly<{ type: 'Take'; slot: string; by: string }>
  | Readonly<{ type: 'Free'; slot: string }>
  | Readonly<{ type: 'Stumble' }>;
type SlotCode = 'ERR_BOOKING_CONFLICT' | 'ERR_BOOKING_LIMIT';
/** Who has which slot. */
export type Slots = Map<string, string>;

const take = ({ slot, by }: Extract<SlotCommand, { type: 'Take' }>, slots: Slots): Decision<SlotEvent, SlotCode> => {
  if (slots.get(slot) === by) return accept();
  if (slots.has(slot)) return reject('ERR_BOOKING_CONFLICT', 'slot');
  if (slots.includes(by)) return reject('ERR_BOOKING_LIMIT', 'by');
  return accept({ type: 'SlotTaken', data: { slot, by } });
};

const decide = (command: SlotCommand, slots: Slots): Decision<SlotEvent, SlotCode> => {
  if (command.type === 'Stumble') throw new Error('A bug in a rule');
  if (command.type === 'Take') return take(command, slots);
  return slots.has(command.slot) ? accept({ type: 'SlotFreed', data: { slot: command.slot } }) : accept();
};

export const slotsCodec: PartCodec<Slots> = {
  shape: 1,
  encode: listInPieces,
  decode: (content) => Map(v.parse(v.array(v.tuple([v.string(), v.string()])), content)),
};

export const slotsModule: Module<Slots, SlotCommand, SlotEvent, SlotCode> = {
  stream: streams.ledger,
  decider: {
    initialState: Map(),
    evolve: (slots, { type, data }) => (type === 'SlotTaken' ? slots.set(data.slot, data.by) : slots.delete(data.slot)),
    decide,
  },
  events: eventCatalogue<SlotEvent>(slotEvents),
  idOf: ({ data }) => data.slot,
  snapshot: inOnePart('slots', slotsCodec),
};

export const anna = personId('a0000000-0000-4000-8000-00000000000a');

const sha256 = (text: string): string => hash('sha256', text);

/** A call as received over HTTP; with the same key and content it is a repetition. */
export const callFor = (content: unknown, overrides: Partial<Call> = {}): Call => ({
  commandId: randomUUID(),
  actor: anna,
  role: 'MEMBER',
  correlationId: 'spec',
  idempotencyKey: null,
  requestHash: hashOfRequest({ digest: sha256, digestSecret: sha256 })('Take', content),
  reason: null,
  address: null,
  now: '2026-06-15T08:00:00.000Z',
  ...overrides,
});
