import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { nextWarning, possibleActions } from './invoiceActions.ts';

const today = localDate('2026-06-15');
const invoice = {
  ...{ state: 'INVOICED', overdue: false, dueDate: localDate('2026-06-15') },
  ...{ warningLevel: 0, refundDue: 0, paidAmount: 0, waivedAmount: 0 },
};
const late = { overdue: true, dueDate: localDate('2026-06-14') };
type Changed = Partial<typeof invoice> & Readonly<{ cancels?: unknown }>;

describe('What can be done with an invoice', () => {
  it.each<readonly [string, Changed, string]>([
    ['UNPAID', {}, 'paid printed waive storno'],
    ['INVOICED', {}, 'paid waive storno'],
    ['INVOICED', late, 'paid warning waive storno'],
    ['UNPAID', late, 'paid printed warning waive storno'],
    ['PAID', {}, 'unpaid storno'],
    ['PAID', { waivedAmount: 500 }, 'unpaid'],
    ['CANCELED', {}, ''],
    ['CANCELED', { refundDue: 500 }, 'refund'],
    ['UNPAID', { cancels: { _id: 'x' } }, ''],
    ['PAID', { cancels: { _id: 'x' } }, ''],
  ])('%s %o: %s', (state, changed, expected) => {
    expect(possibleActions({ ...invoice, ...changed, state }, today).join(' ')).toBe(expected);
  });

  it.each<readonly [string, Changed, unknown]>([
    ['the day before the due day', { dueDate: localDate('2026-06-16') }, 'notDue'],
    ['on the due day', {}, 'notDue'],
    ['on the day after it', late, 1],
    ['after the first letter', { ...late, warningLevel: 1 }, 2],
    ['after the second letter', { ...late, warningLevel: 2 }, 3],
    ['after the last letter', { ...late, warningLevel: 3 }, 'lastSent'],
  ])('the next letter %s', (_, changed, expected) => {
    const warning = nextWarning({ ...invoice, ...changed }, today);
    expect(warning && 'level' in warning ? warning.level : warning?.reason).toBe(expected);
  });

  it.each(['PAID', 'CANCELED'])('no letter about one that is %s', (state) => {
    expect(nextWarning({ ...invoice, dueDate: localDate('2026-06-01'), state }, today)).toBeNull();
  });
});
