import {
  type Balance,
  mostCharacters,
  type ReadMovement,
  type ReadStatement,
  type ReadStatements,
  mostMovementsAtOnce,
} from '@platzwart/contracts/bank';
import { type LocalDate, movementIdSchema, repairText } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Statement, StatementEntry } from '../../bank/statements/statementEntry.ts';

const cut = (text: string | null, length: number): string | null =>
  text === null ? null : repairText(text).slice(0, length);

const movementOf = (entry: StatementEntry): ReadMovement => {
  const { id, bookedOn, amount, marks, valueOn, returnCode, problem } = entry;
  const text = cut(entry.text, problem ? mostCharacters : 600) ?? '';
  return {
    ...{ movementId: v.parse(movementIdSchema, id), bookedOn, amount, isReturn: returnCode !== null && amount < 0 },
    marks: [...marks],
    content: {
      ...{ valueOn, name: cut(entry.name, 200), iban: cut(entry.iban, 50), text },
      ...{ endToEndId: cut(entry.endToEndId, 50), batchId: cut(entry.batchId, 50), returnCode: cut(returnCode, 50) },
      ...{ mandateId: cut(entry.mandateId, 50), problem },
    },
  };
};

const sumOf = (movements: readonly ReadMovement[]): number => movements.reduce((sum, { amount }) => sum + amount, 0);

/** A part of a statement with the balances before and after it: together they say the same about what is missing. */
const partsOf = ({ iban, format, opening, closing, entries }: Statement): readonly ReadStatement[] => {
  const all = entries.map(movementOf);
  const count = Math.max(1, Math.ceil(all.length / mostMovementsAtOnce));
  let before: Balance | null = closing && opening;
  return Array.from({ length: count }, (_, index): ReadStatement => {
    const movements = all.slice(index * mostMovementsAtOnce, (index + 1) * mostMovementsAtOnce);
    const on: LocalDate | undefined = movements.at(-1)?.bookedOn;
    const isLast = index === count - 1;
    const from: Balance | null = before;
    const to = isLast || !from ? closing : { on: on ?? from.on, amount: from.amount + sumOf(movements) };
    before = to;
    return { iban, format, opening: from, closing: from && to, movements };
  });
};

/** The days of a statement in which nothing was moved, and what has to be the same in one that continues it; null for all others. */
const quietDays = ({ iban, format, entries, opening, closing }: Statement) =>
  entries.length === 0 && opening && closing?.amount === opening.amount
    ? { from: opening.on, to: closing.on, same: [iban, format, opening.amount].join(' ') }
    : null;

const continuesQuietly = (last: Statement, next: Statement): boolean => {
  const [before, after] = [quietDays(last), quietDays(next)];
  return before !== null && before.same === after?.same && before.to <= after.from;
};

/** Days without movements, of which banks send a statement each, are one statement: it says the same about what is missing. */
const quietTogether = (statements: readonly Statement[]): readonly Statement[] => {
  const together: Statement[] = [];
  for (const next of statements) {
    const last = together.at(-1);
    if (last && continuesQuietly(last, next)) together[together.length - 1] = { ...last, closing: next.closing };
    else together.push(next);
  }
  return together;
};

/** The commands that keep what statements in euros contain, each small enough for one append. */
export const readCommands = (statements: readonly Statement[]): readonly ReadStatements['data'][] => {
  const commands: ReadStatement[][] = [];
  let room = 0;
  for (const part of quietTogether(statements.filter(({ currency }) => currency === 'EUR')).flatMap(partsOf)) {
    const last = commands.at(-1);
    // An empty statement takes room, too: its balances are kept.
    const size = Math.max(1, part.movements.length);
    if (last && size <= room) last.push(part);
    else {
      commands.push([part]);
      room = mostMovementsAtOnce;
    }
    room -= size;
  }
  return commands.map((each) => ({ statements: each }));
};
