import { type Accounting as AccountSettings, standardAccounting } from '@platzwart/contracts/club';
import { clubClockOf } from '@platzwart/contracts/club-time';
import {
  type ClaimKind,
  type LocalDate,
  type Position,
  type Sold,
  bookingCategories,
  claimKey,
  localDateSchema,
  percentSchema,
  rowReader,
  vatOfSold,
} from '@platzwart/contracts/core';
import { historyColumns } from '@platzwart/contracts/history';
import { type InvoiceDocument, type InvoiceLine, invoiceColumns } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { readClubSettings } from '../../core/clubReads.ts';
import type { Database } from '../../core/database.ts';
import { accountPlan } from './accountPlan.ts';
import { type MoneyFact, moneyFact, moneyFactTypes } from './moneyFacts.ts';
import type { Posting } from './posting.ts';
import { postingsOf } from './postingsOf.ts';
import type { BilledDocument, Taxed } from './saleOf.ts';

const { position, action, occurredAt, details, subjectId } = historyColumns;
const entryReader = rowReader({ position, action, occurredAt, details, subjectId });

const ofTypes = `
  select ${entryReader.selectList()} from history.entries where action = any($1::text[]) order by entry_id`;

const salesTypes = ['CourtBooked', 'PlayersChanged', 'VoucherOrdered'];
const salesOf = `
  select ${entryReader.selectList()} from history.entries
  where subject_id = any($1::uuid[]) and action = any($2::text[]) order by position`;

const { invoiceId, document } = invoiceColumns;
const invoiceReader = rowReader({ invoiceId, document });
const documentsOf = `select ${invoiceReader.selectList()} from invoices.invoices where invoice_id = any($1::uuid[])`;

type Reads = Pick<Database, 'rows'>;

const readFacts = async (database: Reads): Promise<readonly MoneyFact[]> =>
  entryReader.decode(await database.rows(ofTypes, [moneyFactTypes])).map((entry) =>
    moneyFact({
      ...{ type: entry.action, position: entry.position, data: entry.details },
      occurredOn: clubClockOf(Date.parse(entry.occurredAt)).date,
    }),
  );

const lastDayOf = (line: InvoiceLine): LocalDate => (line.kind === 'SEASON' ? line.enddate : line.date);

const billedDocument = (content: InvoiceDocument | null): BilledDocument => ({
  lines: content?.lines.map((line) => ({ ...line, servedOn: lastDayOf(line) })) ?? null,
  memberNumber: content?.recipient.memberNumber ?? null,
  smallBusiness: content?.smallBusiness ?? false,
});

/** Throws where the read model of the invoices has not seen one that the club log has: the caller asks again. */
const readDocuments = async (database: Reads, facts: readonly MoneyFact[]) => {
  const ids = [...new Set(facts.flatMap(({ data }) => ('invoiceId' in data ? [data.invoiceId] : [])))];
  const rows = invoiceReader.decode(await database.rows(documentsOf, [ids]));
  const documents = new Map<string, BilledDocument>(rows.map((row) => [row.invoiceId, billedDocument(row.document)]));
  return (id: string): BilledDocument => {
    const found = documents.get(id);
    if (!found) throw new Error(`The read model of the invoices does not have ${id} yet`);
    return found;
  };
};

const bookedSchema = v.object({
  date: localDateSchema,
  vatRate: percentSchema,
  category: v.picklist(bookingCategories),
});
const feeSchema = v.object({ date: localDateSchema, guestFeeVatRate: percentSchema });
const cardSchema = v.object({ orderedOn: localDateSchema, vatRate: percentSchema });

const soldBy = (type: string, data: unknown): Sold & Readonly<{ kind: ClaimKind }> => {
  if (type === 'CourtBooked') {
    const { date: day, vatRate, category } = v.parse(bookedSchema, data);
    return { kind: 'COURT', vatRate, group: category.startsWith('GUEST') ? 'GUEST' : 'MEMBER', day };
  }
  if (type === 'PlayersChanged') {
    const { date: day, guestFeeVatRate: vatRate } = v.parse(feeSchema, data);
    return { kind: 'GUEST_FEE', vatRate, group: 'GUEST_FEE', day };
  }
  const { orderedOn: day, vatRate } = v.parse(cardSchema, data);
  return { kind: 'VOUCHER', vatRate, group: 'VOUCHER', day };
};

/** What is sold without an invoice: by a provider, or at the club. */
const itemsOf = (fact: MoneyFact): readonly string[] => {
  if (fact.type === 'ClaimPaid' || fact.type === 'ClaimRefunded') return [fact.data.itemId];
  return fact.type === 'PaymentReceived' ? fact.data.shares.map(({ bookingId }) => bookingId) : [];
};

type Settings = Awaited<ReturnType<typeof readClubSettings>>;

/** The VAT of the day of service, as on an invoice, and the sphere that the settings have for it. */
const readTaxes = async (database: Reads, facts: readonly MoneyFact[], { rules }: Settings) => {
  const items = [...new Set(facts.flatMap(itemsOf))];
  const entries = entryReader.decode(await database.rows(salesOf, [items, salesTypes]));
  const taxes = new Map<string, Taxed>(
    entries.map((entry) => {
      const { kind, ...sold } = soldBy(entry.action, entry.details);
      const { percent: vatRate, sphere, isSmallBusiness } = vatOfSold(sold, rules);
      return [claimKey({ kind, itemId: entry.subjectId }), { vatRate, sphere, isSmallBusiness, servedOn: sold.day }];
    }),
  );
  return (kind: ClaimKind, itemId: string): Taxed =>
    taxes.get(claimKey({ kind, itemId })) ?? { vatRate: 0, sphere: null, isSmallBusiness: false, servedOn: null };
};

export type Accounting = Readonly<{
  /** All postings since the beginning, in order of the log. */
  postings: readonly Posting[];
  /** Of the last event with money; null where there is none. */
  upTo: Position | null;
  /** The club's accounts; proposals where it has none yet. */
  settings: AccountSettings;
  areProposals: boolean;
}>;

export const readAccounting = async (database: Reads): Promise<Accounting> => {
  const [facts, settings] = await Promise.all([readFacts(database), readClubSettings(database)]);
  const [documentOf, taxOf] = await Promise.all([readDocuments(database, facts), readTaxes(database, facts, settings)]);
  const accounting = settings.accounting ?? standardAccounting;
  return {
    ...{ settings: accounting, areProposals: settings.accounting === null },
    postings: postingsOf({ accounts: accountPlan(accounting), facts, documentOf, taxOf }),
    upTo: facts.at(-1)?.position ?? null,
  };
};
