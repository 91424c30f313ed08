const day = (name: string): string => `(details ->> '${name}')::date`;
const amount = (name: string): string => `(details ->> '${name}')::int`;
/** The club's calendar day of the event. */
const happenedOn = `(occurred_at at time zone 'Europe/Berlin')::date`;

/** What arrived of a payment: an ADMIN may accept less than the invoice demands (docs/adr/0070), as in the accounting export. */
const arrived = (payment: string): string =>
  `coalesce(${payment}.details -> 'movement' ->> 'amount', ${payment}.details ->> 'amount')::int`;

/** What is set off has arrived before, when it was paid too much (decisions.md Q1). */
const paidWithMoney = `case when entry.details ->> 'method' = 'CREDIT' then 0 else ${arrived('entry')} end`;

/** What was taken back: the payment that the event names, else the only one. */
const takenBack = (): string => `coalesce((entry.details -> 'payment' ->> 'amount')::int, ${lastPayment})`;

/** What the last payment of an invoice before the event was, which is taken back. */
const lastPayment = `coalesce((
  select ${arrived('payment')} from history.entries as payment
  where payment.subject_id = entry.subject_id and payment.action = 'InvoicePaid' and payment.position < entry.position
  order by payment.position desc limit 1), 0)`;

const takenBackMoney = `case when entry.details -> 'payment' ->> 'method' = 'CREDIT' then 0 else ${takenBack()} end`;

/** The day and sign by which an event counts: what is billed by the day of the invoice, what is received by the day of the money. */
const counted: Readonly<Record<string, readonly [kind: 'billed' | 'received', day: string, cents: string]>> = {
  InvoiceIssued: ['billed', day('issuedOn'), amount('amountDue')],
  InvoiceCancelled: ['billed', day('issuedOn'), `-${amount('amountDue')}`],
  InvoiceRestWaived: ['billed', day('issuedOn'), `-${amount('amount')}`],
  InvoicePaid: ['received', day('paidOn'), paidWithMoney],
  InvoicePartPaid: ['received', day('paidOn'), paidWithMoney],
  CreditReceived: ['received', day('paidOn'), amount('amount')],
  CreditRefunded: ['received', day('refundedOn'), `-${amount('amount')}`],
  CreditWithdrawn: ['received', `coalesce(${day('returnedOn')}, ${happenedOn})`, `-${amount('amount')}`],
  InvoiceReopened: ['received', `coalesce(${day('returnedOn')}, ${happenedOn})`, `-${takenBackMoney}`],
  InvoiceRefunded: ['received', day('refundedOn'), `-${amount('amount')}`],
  ClaimPaid: ['received', day('paidOn'), amount('amount')],
  ClaimRefunded: ['received', day('refundedOn'), `-${amount('amount')}`],
  PaymentReceived: ['received', happenedOn, amount('amount')],
  RefundMade: [
    'received',
    `coalesce((details -> 'otherwise' ->> 'refundedOn')::date, ${happenedOn})`,
    `-${amount('amount')}`,
  ],
  PaymentReversed: ['received', happenedOn, `-${amount('amount')}`],
};

const parts = Object.entries(counted).map(
  ([action, [kind, on, cents]]) =>
    `select '${kind}' as kind, ${on} as date, ${cents} as cents from history.entries as entry
     where action = '${action}' and position <= $3`,
);

/**
 * Money of the days $1 to $2 as of the position $3: what was billed, by the day of the invoice and less what was cancelled, and what came in,
 * by the day of the money and less what went back. The same events as in the accounting export (docs/adr/0069-accounting-export.md).
 */
export const moneySql = `
  select date::text as date, coalesce(sum(cents) filter (where kind = 'billed'), 0)::float8 as billed,
    coalesce(sum(cents) filter (where kind = 'received'), 0)::float8 as received
  from (${parts.join(' union all ')}) as money
  where date between $1 and $2 group by 1 order by 1`;
