import { hash, randomUUID } from 'node:crypto';
import { personId, streams } from '@platzwart/contracts/core';
import { Map } from 'immutable';
import * as v from 'valibot';
import type { Call } from '../core/call.ts';
import { type Decision, accept, reject } from '../core/decider.ts';
import { eventCodec } from '../core/eventCodec.ts';
import { hashOfRequest } from '../core/hashes.ts';
import type { Module } from '../core/module.ts';

/** A club with nothing but slots: enough of a module to see the runtime at work. One slot per member, one member per slot. */
export type SlotEvent =
  | Readonly<{ type: 'SlotTaken'; data: Readonly<{ slot: string; by: string }> }>
  | Readonly<{ type: 'SlotFreed'; data: Readonly<{ slot: string }> }>;
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

export const slotsModule: Module<Slots, SlotCommand, SlotEvent, SlotCode> = {
  stream: streams.ledger,
  decider: {
    initialState: Map(),
    evolve: (slots, { type, data }) => (type === 'SlotTaken' ? slots.set(data.slot, data.by) : slots.delete(data.slot)),
    decide,
  },
  events: eventCodec<SlotEvent>({ SlotTaken: [], SlotFreed: [] }),
  idOf: ({ data }) => data.slot,
  snapshot: {
    shape: 1,
    encode: (slots) => [...slots],
    decode: (snapshot) => Map(v.parse(v.array(v.tuple([v.string(), v.string()])), snapshot)),
  },
};

export const anna = personId('a0000000-0000-4000-8000-00000000000a');

/** A call like those that come in over HTTP; for the same key and content a repetition. */
export const callFor = (content: unknown, differing: Partial<Call> = {}): Call => ({
  commandId: randomUUID(),
  actor: anna,
  role: 'MEMBER',
  correlationId: 'spec',
  idempotencyKey: null,
  requestHash: hashOfRequest((text) => hash('sha256', text))('Take', content),
  reason: null,
  address: null,
  now: '2026-06-15T08:00:00.000Z',
  ...differing,
});
