import { type Claim, localDate } from '@platzwart/contracts/core';
import {
  type Invoice,
  invoiceDocumentSchema,
  linesOfClaims,
  stornoOf,
  templateVersion,
} from '@platzwart/contracts/invoice';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import * as v from 'valibot';
import { admin, anna, ben, club } from '../../command-service/booking/domain/specClub.ts';
import { change } from '../../command-service/ledger/courts/specChanges.ts';
import { block, book, booking, cancel } from '../../command-service/ledger/courts/specSentences.ts';
import {
  type Order,
  type Said,
  issue,
  pay,
  payClaim,
  refund,
  refundClaim,
  reopen,
  revoke,
  tellFrom,
} from '../../command-service/ledger/invoices/specInvoices.ts';
import {
  type LedgerCommand,
  type LedgerEvent,
  type LedgerState,
  ledgerDecider,
} from '../../command-service/ledger/ledgerDecider.ts';
import { voucherOrdered } from '../../projection-service/testing/voucherHistory.ts';

const address = { street: 'Am Platz', houseNumber: '1', zip: '12345', city: 'Musterstadt' };
const sender = {
  ...{ consignor: 'TC Musterstadt e. V.', address, taxNumber: '12/345/67890', vatId: null, phone: null, email: null },
  ...{ iban: null, bic: null, accountHolder: 'TC Musterstadt', footer: null },
};
/** § 19 UStG holds from a day in the middle of those on which courts are booked. */
const smallBusinessFrom = localDate('2026-06-21');
const rules = { ...club.rules, smallBusinessPeriods: [{ from: smallBusinessFrom, to: null }] };
const nameOf = () => ({ sport: 'Tennis', court: 'Platz 1' });

type IssueInvoice = Extract<LedgerCommand, { type: 'IssueInvoice' }>['data'];

const documentOf = ({
  personId,
  number,
  reference,
  now,
  dueOn,
  fromDate,
  toDate,
  billed,
  totals,
}: IssueInvoice): Invoice => ({
  ...{ kind: 'INVOICE', templateVersion, language: 'de', sender, smallBusiness: false, number, reference },
  recipient: { userID: personId, firstName: 'Anna', lastName: 'Ass', role: 'MEMBER', memberNumber: '1001', address },
  ...{ issuedOn: now.date, dueOn, fromDate, toDate, ...totals },
  lines: [...linesOfClaims(billed, { rules, nameOf, players: new Map() })],
});

/** The order as a handler gives it: with its document, which the specs' vault opens as JSON. */
const withDocument = (command: LedgerCommand, { invoices: { invoices } }: LedgerState): LedgerCommand => {
  if (command.type === 'IssueInvoice')
    return { ...command, data: { ...command.data, sealedDocument: JSON.stringify(documentOf(command.data)) } };
  if (command.type !== 'RevokeInvoice') return command;
  const { invoiceId, stornoNumber: number, issuedOn } = command.data;
  const sealed: unknown = JSON.parse(invoices.get(invoiceId)?.sealedDocument ?? 'null');
  const bill = v.safeParse(invoiceDocumentSchema, sealed);
  const document = bill.success && bill.output.kind === 'INVOICE' ? stornoOf(bill.output, { number, issuedOn }) : null;
  return { ...command, data: { ...command.data, sealedDocument: JSON.stringify(document) } };
};

type Below = (limit: number) => number;
const dates = ['2026-06-20', '2026-07-01', '2026-12-31', '2027-01-04'] as const;

/** Pays back the claim of this booking, or the first that is due: few are. */
const refundDueClaim =
  (which: number, day: string): Order =>
  ({ invoices: { claims } }) => {
    const due = [...claims.values()]
      .flatMap((ofPerson) => [...ofPerson.values()])
      .find(({ clubPayment }) => clubPayment === 'REFUND_DUE');
    return refundClaim(due ?? { kind: 'COURT', itemId: booking(which) }, day);
  };

const leavesMoney = ({ dropped, place, clubPayment, state }: Claim): boolean =>
  dropped && place?.court !== 1 && (clubPayment === 'REFUND_DUE' || state !== 'NONE');

/** Books again the first court of which a cancelled booking leaves money or an invoice: few do. What was on court 1 is paid back. */
const bookAgain: Order = ({ invoices: { claims } }) => {
  const left = [...claims.values()].flatMap((ofPerson) => [...ofPerson.values()]).find(leavesMoney);
  if (!left?.place) return reopen(1);
  const { court, date, start, end } = left.place;
  const again = { first: 100 + Number(left.itemId.slice(-12)) };
  return book(left.personId === ben.personId ? ben : anna, block(`TENNIS ${court}`, date, `${start}-${end}`), again);
};

/** Any order of a club's life with money, valid or not. */
const anyOrder = (below: Below): Said => {
  const which = 1 + below(24);
  const player = which % 2 === 0 ? anna : ben;
  const day = dates[below(dates.length)] ?? dates[0];
  const place = (until: string) => block(`TENNIS ${1 + (which % 4)}`, `2026-06-${16 + (which % 10)}`, `18:00-${until}`);
  const number = 1 + below(30);
  const orders: readonly (() => Said)[] = [
    () => book(player, place('19:00'), { first: which }),
    () => book(player, place('19:00'), { first: which }),
    () => book(player, place('19:00'), { first: which }),
    () => bookAgain,
    () => change(which, place(below(2) === 0 ? '20:00' : '19:30'), { first: 5_000 + 10 * which }),
    () => cancel(admin, which, { reason: 'Regen', refund: below(2) === 0 ? 'FULL' : 'NONE' }),
    () => cancel(admin, 100 + which, { reason: 'Regen', refund: 'FULL' }),
    () => cancel(admin, which, { reason: 'Regen', refund: 'FULL' }),
    () => voucherOrdered(which, player.personId),
    () => issue(number, player, { on: day, smallBusinessFrom }),
    () => issue(number, player, { on: day, smallBusinessFrom }),
    () => pay(number, day),
    () => pay(number, day),
    () => reopen(number),
    () => revoke(number, day),
    () => refund(number, day),
    () => payClaim({ kind: 'COURT', itemId: booking(which) }, day),
    () => payClaim({ kind: 'COURT', itemId: booking(100 + which) }, day),
    () => payClaim({ kind: 'COURT', itemId: booking(which) }, day),
    () => refundDueClaim(which, day),
  ];
  return orders[below(orders.length)]?.() ?? reopen(number);
};

const isOrder = (said: Said): said is LedgerCommand | Order =>
  typeof said === 'function' || !/(?:ed|Planned)$/.test(said.type);

/** A random history: the state of the ledger after it, and what is in the log. */
export const randomMoney = (below: Below, length: number) => {
  let state: LedgerState = ledgerDecider.initialState;
  const log: LedgerEvent[] = [];
  const cards = new Set<string>();
  for (let step = 0; step < length; step += 1) {
    const said = anyOrder(below);
    if (isOrder(said)) {
      const told = tellFrom(state, withDocument(typeof said === 'function' ? said(state) : said, state));
      ({ state } = told);
      log.push(...told.events);
    } else if (said.type === 'VoucherOrdered' && !cards.has(said.data.voucherId)) {
      cards.add(said.data.voucherId);
      state = ledgerDecider.evolve(state, said);
      log.push(said);
    }
  }
  const events: readonly ClubHistoryEvent[] = log;
  return { state, events };
};
