import { defineEvent } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accept, reject } from '../core/decider.ts';
import { composedLedger } from './composedLedger.ts';
import { ledgerPart, ownEvents } from './ledgerPart.ts';

type Booked = Readonly<{ type: 'Booked'; data: Readonly<{ court: number }> }>;
type Paid = Readonly<{ type: 'Paid'; data: Readonly<{ cents: number }> }>;
type Book = Readonly<{ type: 'Book'; courts: readonly number[] }>;
type Pay = Readonly<{ type: 'Pay'; cents: number }>;

const asJson = <State>(schema: v.GenericSchema<State>) => ({
  shape: 1,
  encode: (state: State) => [JSON.stringify(state)],
  decode: (content: unknown) => v.parse(schema, content),
});

const bookedEvent = defineEvent('Booked', v.object({ court: v.number() }));
const paidEvent = defineEvent('Paid', v.object({ cents: v.number() }));

const courts = ledgerPart<readonly number[], Book, Booked, 'ERR_TAKEN'>({
  initialState: [],
  events: ownEvents<Booked>([bookedEvent], ({ data }) => `court ${data.court}`),
  evolve: { Booked: (taken, { data }) => [...taken, data.court] },
  decide: {
    Book: ({ courts: wanted }, taken) =>
      wanted.some((court) => taken.includes(court))
        ? reject('ERR_TAKEN')
        : accept(...wanted.map((court) => ({ type: 'Booked' as const, data: { court } }))),
  },
  snapshot: asJson<readonly number[]>(v.array(v.number())),
});

/** Each booking costs ten; a payment is not more than what is owed. Court 9 is paid at once; nobody may owe more than thirty. */
const accounts = ledgerPart<Readonly<{ owed: number }>, Pay, Booked | Paid, 'ERR_TOO_MUCH', Booked>({
  initialState: { owed: 0 },
  events: ownEvents<Paid>([paidEvent], () => 'account'),
  evolve: { Booked: ({ owed }) => ({ owed: owed + 10 }), Paid: ({ owed }, { data }) => ({ owed: owed - data.cents }) },
  decide: {
    Pay: ({ cents }, { owed }) => (cents > owed ? reject('ERR_TOO_MUCH') : accept({ type: 'Paid', data: { cents } })),
  },
  joins: {
    Booked: ({ data }, { owed }) => {
      if (owed > 30) return reject('ERR_TOO_MUCH');
      return data.court === 9 ? accept({ type: 'Paid', data: { cents: 10 } }) : accept();
    },
  },
  snapshot: asJson(v.object({ owed: v.number() })),
});

/** A till that takes one payment. */
const tills = ledgerPart<number, never, Paid, 'ERR_TOO_MUCH', Paid>({
  initialState: 0,
  events: ownEvents<Paid>([], () => 'till'),
  evolve: { Paid: (count) => count + 1 },
  decide: {},
  joins: { Paid: (_, count) => (count > 1 ? reject('ERR_TOO_MUCH') : accept()) },
  snapshot: asJson(v.number()),
});

type GuardedStates = States & Readonly<{ tills: number }>;
type States = Readonly<{ courts: readonly number[]; accounts: Readonly<{ owed: number }> }>;
const { decider, snapshot, events, idOf } = composedLedger<
  States,
  Book | Pay,
  Booked | Paid,
  'ERR_TAKEN' | 'ERR_TOO_MUCH'
>({
  courts,
  accounts,
});
const { initialState, evolve, decide } = decider;
const history: readonly (Booked | Paid)[] = [
  { type: 'Booked', data: { court: 3 } },
  { type: 'Booked', data: { court: 4 } },
  { type: 'Paid', data: { cents: 5 } },
];
const state = history.reduce(evolve, initialState);

describe('A ledger of parts', () => {
  it('has the state of each part under its name', () => {
    expect(initialState).toEqual({ courts: [], accounts: { owed: 0 } });
  });

  it('passes an event to every part that handles it, and leaves the others unchanged', () => {
    expect(state).toEqual({ courts: [3, 4], accounts: { owed: 15 } });
    expect(evolve(state, { type: 'Paid', data: { cents: 15 } }).courts).toBe(state.courts);
  });

  it('lets the part that owns the command decide, on its own state', () => {
    expect(decide({ type: 'Book', courts: [3] }, state)).toMatchObject({ code: 'ERR_TAKEN' });
    expect(decide({ type: 'Pay', cents: 16 }, state)).toMatchObject({ code: 'ERR_TOO_MUCH' });
    expect(decide({ type: 'Pay', cents: 15 }, state)).toEqual(accept({ type: 'Paid', data: { cents: 15 } }));
  });

  it('appends what another part adds to a decision right after the event that it joins', () => {
    expect(decide({ type: 'Book', courts: [9, 5] }, initialState)).toEqual(
      accept(
        { type: 'Booked', data: { court: 9 } },
        { type: 'Paid', data: { cents: 10 } },
        { type: 'Booked', data: { court: 5 } },
      ),
    );
  });

  it('refuses the whole command where a joining part refuses, on its state after the events before', () => {
    expect(decide({ type: 'Book', courts: [5] }, state)).toEqual(accept({ type: 'Booked', data: { court: 5 } }));
    expect(decide({ type: 'Book', courts: [5, 6] }, state)).toEqual(reject('ERR_TOO_MUCH'));
    expect(decide({ type: 'Book', courts: [9, 5] }, state)).toMatchObject({ outcome: 'accepted' });
  });

  it('passes what a joining part adds to the parts that join that', () => {
    const guarded = composedLedger<GuardedStates, Book | Pay, Booked | Paid, 'ERR_TAKEN' | 'ERR_TOO_MUCH'>({
      ...{ courts, accounts, tills },
    }).decider;
    const empty = guarded.initialState;
    expect(guarded.decide({ type: 'Book', courts: [9] }, empty)).toMatchObject({ outcome: 'accepted' });
    expect(guarded.decide({ type: 'Book', courts: [9, 9] }, empty)).toEqual(reject('ERR_TOO_MUCH'));
  });

  it('reads and names the events of each part as that part says', () => {
    expect(events.decode('Paid', { cents: 5 }, 1)).toEqual({ type: 'Paid', data: { cents: 5 } });
    expect(history.map((event) => idOf(event))).toEqual(['court 3', 'court 4', 'account']);
  });

  it('does not exist where a part handles an event that none defines', () => {
    const compose = () => composedLedger<Pick<States, 'accounts'>, Pay, Booked | Paid, 'ERR_TOO_MUCH'>({ accounts });
    expect(compose).toThrow('Booked');
  });

  it('is stored part by part, and restored', () => {
    expect(snapshot.parts.map(({ name, shape }) => [name, shape])).toEqual([
      ['courts', 1],
      ['accounts', 1],
    ]);
    const contents = new Map<string, unknown>(
      snapshot.parts.map(({ name, encode }) => [name, JSON.parse([...encode(state)].join(''))]),
    );
    expect(snapshot.decode(contents)).toEqual(state);
    contents.delete('accounts');
    expect(() => snapshot.decode(contents)).toThrow();
  });
});
