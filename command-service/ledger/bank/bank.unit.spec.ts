import { cents } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { anna, ben } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { type Said, type Told, issue, pay, refund, reopen, revoke, tell } from '../invoices/specInvoices.ts';
import type { BankState } from './bankState.ts';
import { bankSnapshot } from './bankSnapshot.ts';
import { restOf } from './bankState.ts';
import {
  income,
  movement,
  payBy,
  payWithReference,
  read,
  reopenBy,
  reopenPart,
  returned,
  setAside,
  takeBack,
} from './specBank.ts';

const evening = block('TENNIS 1', '2026-06-02', '18:00-19:00');
/** Invoice 1 is Anna's over 12.00, 2 Ben's over 9.00, 3 Anna's over 5.00. */
const invoices: readonly Said[] = [
  booked(anna, evening, 1),
  issue(1, anna, { on: '2026-06-10' }),
  booked(ben, { ...evening, court: 2, price: cents(900) }, 2),
  issue(2, ben, { on: '2026-06-10' }),
  booked(anna, { ...evening, court: 3, price: cents(500) }, 3),
  issue(3, anna, { on: '2026-06-10' }),
];
const given = (...steps: readonly Said[]): Told => tell(...invoices, ...steps);
/** What the last order has written, in short. */
const written = ({ events, code }: Told): readonly string[] | string =>
  code ??
  events.map((event) => {
    if (event.type === 'StatementRead') return `${event.data.found} found, ${event.data.added} added`;
    if (event.type === 'InvoicePartPaid') return `part of ${event.data.number} ${event.data.movement?.amount}`;
    if (event.type === 'InvoicePaid') return `paid ${event.data.number} ${event.data.movement?.amount}`;
    return event.type === 'InvoiceReopened' ? `reopened ${event.data.number}` : event.type;
  });
const rests = ({ state }: Told): readonly number[] =>
  [...state.bank.movements.keys()].map((id) => restOf(state.bank, id));

describe('Reading statements of account', () => {
  const both = read([income(1, 1200), income(2, 900)]);

  it('keeps movements once, and says how many are new', () => {
    expect(written(given(both))).toEqual(['2 found, 2 added']);
    expect(written(given(both, read([income(2, 900), income(3, 500)])))).toEqual(['2 found, 1 added']);
    expect(written(given(read([income(1, 1200), income(1, 1200)])))).toEqual(['2 found, 1 added']);
  });

  it('stays quiet when the same file is read again', () => {
    expect(written(given(both, read([income(2, 900)])))).toEqual([]);
    const withBalances = { statementKey: '5'.repeat(25) };
    expect(written(given(both, read([], withBalances)))).toEqual(['0 found, 0 added']);
    expect(written(given(both, read([], withBalances), read([income(1, 1200)], withBalances)))).toEqual([]);
  });

  it('reads several statements in one command as one after the other', () => {
    const [one, two] = [read([income(1, 1200)]), read([income(1, 1200), income(2, 900)])];
    if (one.type !== 'RecordStatements' || two.type !== 'RecordStatements') throw new Error('no statements');
    const statements = [...one.data.statements, ...two.data.statements];
    const told = given({ type: 'RecordStatements', data: { statements } });
    expect(written(told)).toEqual(['1 found, 1 added', '2 found, 1 added']);
  });

  it('knows a movement again in the other format, by the bank’s reference or its texts', () => {
    const camt = read([income(1, 1200, { marks: ['reference', 'texts'] })]);
    const swift = { format: 'MT940' } as const;
    expect(written(given(camt, read([income(7, 1200, { marks: ['texts'] })], swift)))).toEqual(['1 found, 0 added']);
    const told = given(camt, read([income(7, 1200, { marks: ['texts'] })], swift), payBy(7, [1, 1200]));
    expect(written(told)).toEqual(['paid 2026-00001 1200']);
    expect(rests(told)).toEqual([0]);
    expect(written(given(camt, read([income(7, 1200, { marks: ['other'] })], swift)))).toEqual(['1 found, 1 added']);
  });

  it('knows a movement of a report again in the statement of the day, which has a reference more, and in MT940', () => {
    const report = read([income(1, 1200, { marks: ['texts'] })], { format: 'CAMT_REPORT' });
    const statement = read([income(2, 1200, { marks: ['reference', 'texts'] })]);
    expect(written(given(report, statement))).toEqual(['1 found, 0 added']);
    const swift = read([income(3, 1200, { marks: ['texts'] })], { format: 'MT940' });
    expect(written(given(report, statement, swift))).toEqual(['1 found, 0 added']);
    expect(written(given(report, statement, swift, payBy(3, [1, 1200])))).toEqual(['paid 2026-00001 1200']);
  });

  it('takes two equal payments for two, in one format and across both', () => {
    const marks = ['texts'];
    const twice = [income(1, 1200, { marks }), income(2, 1200, { marks })];
    expect(written(given(read(twice)))).toEqual(['2 found, 2 added']);
    const other = [income(7, 1200, { marks }), income(8, 1200, { marks }), income(9, 1200, { marks })];
    expect(written(given(read(twice), read(other, { format: 'MT940' })))).toEqual(['3 found, 1 added']);
    // A second file of the same format with another payment like the first one.
    const [first] = twice;
    if (!first) throw new Error('no movement');
    const told = given(read([income(7, 1200, { marks })], { format: 'MT940' }), read([first]), read(twice));
    expect(written(told)).toEqual(['2 found, 1 added']);
  });
});

describe('A movement', () => {
  const known = read([income(1, 2100), returned(5, 1200), income(6, -700)]);

  it('pays several invoices in one append, and nothing more than its amount', () => {
    expect(written(given(known, payBy(1, [1, 1200], [2, 900])))).toEqual([
      ...['paid 2026-00001 1200', 'paid 2026-00002 900'],
    ]);
    expect(written(given(known, payBy(1, [1, 1200], [2, 900]), payBy(1, [3, 500])))).toBe(
      'ERR_MOVEMENT_TOO_SMALL movementId',
    );
    expect(written(given(known, payBy(1, [1, 1200], [2, 900], [3, 500])))).toBe('ERR_MOVEMENT_TOO_SMALL movementId');
  });

  it('pays another invoice with what is left of it', () => {
    const told = given(known, payBy(1, [1, 1200]), payBy(1, [3, 500]));
    expect(written(told)).toEqual(['paid 2026-00003 500']);
    expect(rests(told)).toEqual([400, 1200, 700]);
  });

  it('pays a part of one invoice, which is open over the rest, and then nothing else', () => {
    const small = read([income(2, 1000)]);
    expect(written(given(small, payBy(2, [1, 1000])))).toEqual(['part of 2026-00001 1000']);
    expect(written(given(small, payBy(2, [1, 1000]), read([income(3, 200)]), payBy(3, [1, 200])))).toEqual([
      'paid 2026-00001 200',
    ]);
    expect(written(given(small, payBy(2, [1, 1000]), read([income(3, 300)]), payBy(3, [1, 300])))).toBe(
      'ERR_INVOICE_NOT_UPDATED id',
    );
    expect(written(given(small, payBy(2, [1, 1000]), payBy(2, [3, 500])))).toBe('ERR_MOVEMENT_TOO_SMALL movementId');
    expect(written(given(small, payBy(2, [1, 600], [3, 400])))).toBe('ERR_INVOICE_NOT_UPDATED id');
    expect(written(given(small, payBy(2, [1, 0])))).toBe('ERR_INVOICE_NOT_UPDATED id');
  });

  it('is due back as far as it has arrived, when the invoice is cancelled', () => {
    const paid = [read([income(2, 1000)]), payBy(2, [1, 1000])];
    const cancelled = [...paid, revoke(1, '2026-06-20')];
    expect(given(...cancelled).events).toMatchObject([{ data: { amountDue: 1200, refundDue: 1000 } }]);
    expect(given(...cancelled, refund(1, '2026-06-21')).events).toMatchObject([{ data: { amount: 1000 } }]);
    expect(given(...paid, reopen(1), revoke(1, '2026-06-20')).events).toMatchObject([{ data: { refundDue: 0 } }]);
  });

  it.each([
    ['that is unknown', [payBy(9, [1, 1200])], 'ERR_MOVEMENT_NOT_FOUND movementId'],
    ['that the club has paid', [payBy(6, [3, 500])], 'ERR_MOVEMENT_NOT_UPDATED movementId'],
    ['that is a payment which came back', [payBy(5, [1, 1200])], 'ERR_MOVEMENT_NOT_UPDATED movementId'],
    ['that is set aside', [setAside(1), payBy(1, [1, 1200])], 'ERR_MOVEMENT_NOT_UPDATED movementId'],
  ])('pays nothing where it is one %s', (_, steps, code) => {
    expect(written(given(known, ...steps))).toBe(code);
  });

  it.each([
    ['paid otherwise', [pay(1, '2026-06-20'), payBy(1, [1, 1200])], 'ERR_INVOICE_NOT_UPDATED id'],
    ['paid by another movement', [payBy(1, [1, 1200]), payBy(2, [1, 1200])], 'ERR_INVOICE_NOT_UPDATED id'],
    ['cancelled', [revoke(1, '2026-06-20'), payBy(1, [1, 1200])], 'ERR_INVOICE_NOT_UPDATED id'],
    ['unknown', [payBy(1, [99, 1200])], 'ERR_INVOICE_NOT_FOUND id'],
    ['named twice', [payBy(1, [3, 500], [3, 500])], 'ERR_MOVEMENT_NOT_UPDATED movementId'],
    ['given more than is due', [payBy(1, [3, 600])], 'ERR_INVOICE_NOT_UPDATED id'],
  ])('does not pay an invoice that is %s', (_, steps, code) => {
    expect(written(given(known, read([income(2, 1200)]), ...steps))).toBe(code);
  });

  it('is guarded too where an ADMIN types its id as the reference of a payment', () => {
    const reference = movement(1);
    expect(written(given(known, payBy(1, [1, 1200], [2, 900]), payWithReference(3, reference)))).toBe(
      'ERR_MOVEMENT_TOO_SMALL movementId',
    );
    const told = given(payWithReference(1, reference), known, payBy(1, [2, 900]), payBy(1, [3, 500]));
    expect(written(told)).toBe('ERR_MOVEMENT_TOO_SMALL movementId');
    expect(written(given(known, payWithReference(1, 'Auszug 6')))).toEqual(['paid 2026-00001 undefined']);
  });

  it('is free again when the invoice is opened again by hand', () => {
    const told = given(known, payBy(1, [1, 1200], [2, 900]), reopen(1), payBy(1, [3, 500]));
    expect(written(told)).toEqual(['paid 2026-00003 500']);
    expect(rests(told)[0]).toBe(700);
  });
});

describe('A payment that came back', () => {
  const paid = [read([income(1, 2100), returned(5, 1200)]), payBy(1, [1, 1200])];

  it('opens the invoice again, and its money pays nothing else', () => {
    const told = given(...paid, reopenBy(5, 1));
    expect(written(told)).toEqual(['reopened 2026-00001']);
    expect(told.events).toMatchObject([{ data: { returnedOn: '2026-06-25' } }]);
    expect(rests(told)).toEqual([900, 0]);
    expect(written(given(...paid, reopenBy(5, 1), payBy(1, [1, 1200])))).toBe('ERR_MOVEMENT_NOT_UPDATED movementId');
  });

  it('takes back the part that it was, and the other one still pays', () => {
    const parts = [read([income(1, 900), income(2, 300), returned(5, 300)]), payBy(1, [1, 900]), payBy(2, [1, 300])];
    const told = given(...parts, reopenPart(5, 300, 1));
    expect(written(told)).toEqual(['reopened 2026-00001']);
    expect(told.events).toMatchObject([{ data: { payment: { amount: 300, movementId: movement(2) } } }]);
    expect(written(given(...parts, reopenPart(5, 300, 1), read([income(3, 300)]), payBy(3, [1, 300])))).toEqual([
      'paid 2026-00001 300',
    ]);
    // A part comes back before the rest has arrived; and the bank adds its fee.
    const first = [read([income(1, 900), returned(5, 950)]), payBy(1, [1, 900])];
    expect(given(...first, reopenPart(5, 950, 1)).events).toMatchObject([{ data: { movement: { amount: 900 } } }]);
  });

  it('frees the part that was entered by mistake, and only that', () => {
    const parts = [read([income(1, 900), income(2, 300)]), payBy(1, [1, 900]), payBy(2, [1, 300]), reopen(1)];
    expect(rests(given(...parts))).toEqual([0, 300]);
    expect(rests(given(...parts, reopen(1)))).toEqual([900, 300]);
  });

  it('does so once, whatever pays the invoice then', () => {
    const again = [read([income(2, 1200)]), payBy(2, [1, 1200]), reopenBy(5, 1)];
    expect(written(given(...paid, reopenBy(5, 1), ...again))).toBe('ERR_MOVEMENT_NOT_UPDATED movementId');
    expect(written(given(...paid, reopenBy(5, 1), reopenBy(5, 1)))).toBe('ERR_INVOICE_NOT_UPDATED id');
  });

  it('takes back at most its amount, and only what is paid', () => {
    const more = [payBy(1, [2, 900]), reopenBy(5, 1, 2)];
    expect(written(given(...paid, ...more))).toBe('ERR_MOVEMENT_TOO_SMALL movementId');
    expect(written(given(...paid, reopenBy(5, 2)))).toBe('ERR_INVOICE_NOT_UPDATED id');
    expect(written(given(...paid, reopenBy(1, 1)))).toBe('ERR_MOVEMENT_NOT_UPDATED movementId');
    expect(written(given(...paid, reopenBy(9, 1)))).toBe('ERR_MOVEMENT_NOT_FOUND movementId');
  });
});

describe('Setting a movement aside', () => {
  const known = read([income(1, 2100), returned(5, 1200), income(6, -700)]);

  it('says why it needs no invoice, and can be taken back', () => {
    expect(written(given(known, setAside(1, 'MEMBERSHIP_FEE')))).toEqual(['MovementSetAside']);
    expect(written(given(known, setAside(1), takeBack(1)))).toEqual(['MovementTakenBack']);
    expect(written(given(known, setAside(1), takeBack(1), payBy(1, [1, 1200])))).toEqual(['paid 2026-00001 1200']);
    expect(written(given(known, takeBack(1)))).toEqual([]);
  });

  it('is possible for an entry that could not be read, whose amount is 0', () => {
    expect(written(given(read([income(1, 0)]), setAside(1, 'OTHER')))).toEqual(['MovementSetAside']);
  });

  it('is possible for the rest of a movement, and for a payment that came back', () => {
    expect(written(given(known, payBy(1, [1, 1200]), setAside(1)))).toEqual(['MovementSetAside']);
    expect(written(given(known, setAside(5)))).toEqual(['MovementSetAside']);
  });

  it.each([
    ['an unknown one', [setAside(9)], 'ERR_MOVEMENT_NOT_FOUND movementId'],
    ['one that is set aside', [setAside(1), setAside(1)], 'ERR_MOVEMENT_NOT_UPDATED movementId'],
    ['one that is used up', [payBy(1, [1, 1200], [2, 900]), setAside(1)], 'ERR_MOVEMENT_NOT_UPDATED movementId'],
    ['what the club has paid', [setAside(6)], 'ERR_MOVEMENT_NOT_UPDATED movementId'],
    ['an unknown one taken back', [takeBack(9)], 'ERR_MOVEMENT_NOT_FOUND movementId'],
  ])('refuses %s', (_, steps, code) => {
    expect(written(given(known, ...steps))).toBe(code);
  });
});

it('The snapshot of the movements holds all of it', () => {
  const known = read([income(1, 2100, { marks: ['a'] }), returned(5, 1200)], { statementKey: '5'.repeat(25) });
  const merged = read([income(7, 2100, { marks: ['a'] })], { format: 'MT940' });
  const { bank } = given(known, merged, payBy(1, [1, 1200]), setAside(5)).state;
  const stored: unknown = JSON.parse([...bankSnapshot.encode(bank)].join(''));
  const decoded: BankState = bankSnapshot.decode(stored);
  expect(decoded).toEqual(bank);
});
