import type { ReadMovement } from '@platzwart/contracts/bank';
import { type LocalDate, addDays, movementIdSchema } from '@platzwart/contracts/core';
import { targetDayBefore } from '@platzwart/contracts/debit';
import { creditorReferenceOf } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import type { Answer } from '../core/commandStream.ts';
import { readStatements } from '../processes/readStatements.ts';
import { demoIban } from './demoClub.ts';
import { type InvoicedContext, invoiceOf, personOf } from './demoInvoices.ts';
import { isoOf } from './demoOrder.ts';
import { seededRandom } from './seededRandom.ts';

type Line = Readonly<{ amount: number; name: string; text: string; iban?: string; endToEndId?: string }>;

const movementOf = (line: Line, bookedOn: LocalDate, newId: () => string): ReadMovement => {
  const { amount, name, text, iban = null, endToEndId = null } = line;
  const movementId = v.parse(movementIdSchema, newId().replaceAll('-', '').slice(0, 25));
  const nothing = { batchId: null, returnCode: null, mandateId: null, problem: null };
  const content = { valueOn: bookedOn, name, iban, text, endToEndId, ...nothing };
  return { movementId, bookedOn, amount, isReturn: false, marks: [], content };
};

/** One that names its invoice, one that fits by name and amount, one that belongs to none, and one that went out. */
const linesOf = (context: InvoicedContext): readonly Line[] => {
  const [named, fitting] = [invoiceOf(context, '1007'), invoiceOf(context, '1003')];
  if (!named || !fitting) return [];
  const reference = creditorReferenceOf(named.number);
  return [
    {
      ...{ amount: named.amountDue, name: 'Katharina Vogel', iban: 'DE12500105170648489890' },
      ...{ text: reference, endToEndId: reference },
    },
    { amount: fitting.amountDue, name: 'JUERGEN MUELLER', iban: 'DE75512108001245126199', text: 'Tennis, danke!' },
    { amount: 15_000, name: 'Bäckerei Sommerfeld GmbH', text: 'Spende für die Jugendarbeit' },
    { amount: -8_640, name: 'Stadtwerke Musterstadt', text: 'Abschlag Strom Tennishalle' },
  ];
};

const openingAmount = 418_250;

/** A statement of the club's account up to yesterday, which an ADMIN has read. Ids come from `seed`, so that the same again changes nothing. */
export const enterStatement = async (context: InvoicedContext, seed: number): Promise<readonly Answer<string>[]> => {
  const { service, callBy, day } = context;
  const { uuid } = seededRandom(seed);
  const { ledger, vault } = service;
  const bookedOn = targetDayBefore(day.today);
  const movements = linesOf(context).map((line) => movementOf(line, bookedOn, uuid));
  if (movements.length === 0) return [];
  const total = movements.reduce((sum, { amount }) => sum + amount, 0);
  const balances = {
    opening: { on: bookedOn, amount: openingAmount },
    closing: { on: addDays(day.today, -1), amount: openingAmount + total },
  };
  const data = { statements: [{ iban: demoIban, format: 'CAMT' as const, ...balances, movements }] };
  const call = callBy(personOf(context, '100'), isoOf(day.now), { type: 'ReadStatements', data });
  return [await readStatements({ ledger, vault, newId: uuid })(data, call)];
};
