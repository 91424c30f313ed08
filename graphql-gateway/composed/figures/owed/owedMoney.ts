import { clubClockAt } from '@platzwart/contracts/club-time';
import { type LocalDate, centsSchema, noCents } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../../../core/builder.ts';
import { type Database, decodeRows } from '../../../core/database.ts';
import { type PolicyTable, allOf, forAdmins } from '../../../core/policy.ts';

/**
 * What people owe the club: played and not billed, billed and not due, and overdue for up to 30, up to 60, or more days. What the club owes
 * them: money for cancelled invoices that were paid, for cancelled bookings that were paid at the club, and for invoices that were paid twice because a
 * direct debit arrived as well; credits (decisions.md Q1); and the hours left on hour cards.
 */
const owedKinds = ['NOT_BILLED', 'NOT_DUE', 'DAYS_30', 'DAYS_60', 'OLDER', 'REFUND_DUE', 'CARD_HOURS'] as const;
type OwedKind = (typeof owedKinds)[number];

const owedSchema = v.object({ kind: v.picklist(owedKinds), count: v.number(), amount: centsSchema });
type Owed = Readonly<v.InferOutput<typeof owedSchema>>;

/** $1: today. An hour on a card is worth its share of the card's price, rounded half up for each card. */
const owedOn = `
  select kind, count(*)::int as count, sum(amount)::float8 as amount from (
    select case when due_on >= $1::date then 'NOT_DUE' when $1::date - due_on <= 30 then 'DAYS_30'
        when $1::date - due_on <= 60 then 'DAYS_60' else 'OLDER' end as kind, amount_due - waived_amount - paid_amount as amount
      from invoices.invoices where state in ('UNPAID', 'INVOICED') and due_on is not null
    union all
    select 'NOT_BILLED', gross from invoices.claims where state = 'OPEN' and date <= $1::date
    union all
    select 'REFUND_DUE', refund_due from invoices.invoices where refund_due > 0
    union all
    select 'REFUND_DUE', gross from invoices.claims where club_payment = 'REFUND_DUE'
    union all
    select 'REFUND_DUE', surplus from debits.debits where state = 'COLLECTED' and surplus > 0 and refunded_on is null
    union all
    select 'REFUND_DUE', rest from invoices.credits where rest > 0
    union all
    select 'CARD_HOURS', round(price::numeric * half_hours_left / half_hours)
      from vouchers.cards where not deleted and half_hours_left > 0
  ) as money group by kind`;

const owedReads =
  (database: Pick<Database, 'rows'>) =>
  async (today: LocalDate): Promise<readonly Owed[]> => {
    const found = decodeRows(owedSchema, await database.rows(owedOn, [today]));
    return owedKinds.map((kind) => found.find((each) => each.kind === kind) ?? { kind, count: 0, amount: noCents });
  };

export const owedMoneyPolicies: PolicyTable = {
  OwedMoney: allOf(['kind', 'count', 'amount'], forAdmins),
  Query: { owedMoney: forAdmins },
};

/** `owedMoney`: money that is owed now, by kind and age (decisions.md I1, N41). */
export const addOwedMoney = (builder: Builder, database: Pick<Database, 'rows'>): void => {
  const reads = owedReads(database);
  const kind = builder.enumType('OwedMoneyKind', {
    description: '(+) DAYS_30, DAYS_60, OLDER: overdue since. REFUND_DUE and CARD_HOURS are owed by the club.',
    values: owedKinds,
  });
  const owed = builder.objectRef<Owed>('OwedMoney').implement({
    description: '(+)',
    fields: (t) => ({
      kind: t.field({ type: kind, resolve: (each): OwedKind => each.kind }),
      count: t.exposeInt('count', { description: 'Bookings, fees and cards; invoices; cards.' }),
      amount: t.expose('amount', { type: 'Cents' }),
    }),
  });
  builder.queryField('owedMoney', (t) =>
    t.field({
      type: [owed],
      description: '(+) What is owed today; every kind.',
      resolve: (_, _args, { now }) => reads(clubClockAt(now).date),
    }),
  );
};
