import { type PersonId, invoiceIdSchema } from '@platzwart/contracts/core';
import { type ClaimRow, type InvoiceRow, createInvoiceSchema } from '@platzwart/contracts/invoice';
import { type PersonRow, memberNumberSchema, payerOf } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { callerOf } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { parseInput } from '../core/parseInput.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { Refusal } from '../core/refusal.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { invoiceItemsType } from './invoiceItemsType.ts';
import { type Recipient, rateTotalType, recipientType } from './invoiceParts.ts';
import type { InvoiceReads } from './invoiceReads.ts';
import { invoiceType } from './invoiceTypeReference.ts';
import { type Debt, type Owed, type ToInvoice, debtOf, openLinesOf, toInvoiceFor } from './toInvoice.ts';

type Services = Readonly<{
  invoices: InvoiceReads;
  peopleReads: Pick<PeopleReads, 'byIds' | 'byMemberNumber' | 'paidBy'>;
}>;

type Preview = ToInvoice & Readonly<{ invoiceTo: Recipient }>;
type Debtor = Debt & Readonly<{ person: PersonRow }>;

const recipientOf = ({ memberNumber, firstName, lastName, companyName, role, address }: PersonRow): Recipient => ({
  ...{ memberNumber, firstName, lastName, companyName, role, address },
});

const addPreview = (builder: Builder) =>
  builder.objectRef<Preview>('InvoiceData').implement({
    description: 'What an invoice for this person and period would hold.',
    fields: (t) => ({
      invoiceTo: t.expose('invoiceTo', {
        type: recipientType(builder),
        description: 'Without an address no invoice can be made (decisions.md I10).',
      }),
      fromDate: t.expose('fromDate', { type: 'Date' }),
      toDate: t.expose('toDate', { type: 'Date' }),
      items: t.field({ type: invoiceItemsType(builder), resolve: ({ lines }) => ({ lines }) }),
      net: t.expose('net', { type: 'Cents' }),
      VAT: t.expose('vat', { type: 'Cents' }),
      totalAmount: t.expose('total', { type: 'Cents' }),
      totals: t.field({ type: [rateTotalType(builder)], description: '(+)', resolve: ({ totals }) => [...totals] }),
      amountDue: t.expose('amountDue', {
        type: 'Cents',
        description: '(+) 0: there is nothing to bill (decisions.md I16).',
      }),
    }),
  });

const addDebtor = (builder: Builder, { role }: SharedTypes) =>
  builder.objectRef<Debtor>('InvoiceRunPerson').implement({
    description: '(+) Somebody whom an invoice of this period would be for (decisions.md N37).',
    fields: (t) => ({
      userID: t.id({ resolve: ({ person }) => person.memberNumber }),
      firstName: t.string({ resolve: ({ person }) => person.firstName }),
      lastName: t.string({ resolve: ({ person }) => person.lastName }),
      role: t.field({ type: role, resolve: ({ person }) => person.role }),
      items: t.exposeInt('items', { description: 'Lines to be paid; a season ticket is one.' }),
      amount: t.expose('amount', { type: 'Cents', description: 'To be paid.' }),
      hasAddress: t.boolean({ resolve: ({ person }) => person.address !== null }),
    }),
  });

const isPaidFor = (person: PersonRow): boolean => payerOf(person) !== person.personId;

const periodSchema = v.omit(createInvoiceSchema, ['userID']);

export const addInvoiceQueries = (builder: Builder, shared: SharedTypes, services: Services): void => {
  const { invoices, peopleReads } = services;
  const invoice = invoiceType(builder);
  const preview = addPreview(builder);
  const debtor = addDebtor(builder, shared);

  const personOf = async (userID: string, context: GatewayContext): Promise<PersonRow> => {
    const caller = callerOf(context);
    if (userID === caller.memberNumber) return caller;
    const person = await peopleReads.byMemberNumber(parseInput(memberNumberSchema, userID, 'userID'));
    if (!person) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
    return person;
  };
  const payerFor = async (person: PersonRow): Promise<PersonRow> =>
    isPaidFor(person) ? ((await peopleReads.byIds([payerOf(person)])).get(payerOf(person)) ?? person) : person;
  /** What is billed to a person; nothing where another person pays. */
  const owedBy = async (person: PersonRow): Promise<Owed> => {
    if (isPaidFor(person)) return { claims: [], paidFor: [] };
    const { personId } = person;
    const paidFor = await peopleReads.paidBy([personId]);
    return { paidFor, claims: await invoices.claimsOf([personId, ...paidFor.map((each) => each.personId)]) };
  };
  /** For others than ADMINs, an unknown invoice is refused as a foreign one. */
  const invoiceOf = async (id: string, context: GatewayContext): Promise<InvoiceRow> => {
    const { personId, role } = callerOf(context);
    const parsed = v.safeParse(invoiceIdSchema, id);
    const found = parsed.success ? await invoices.byId(parsed.output) : null;
    if (role !== 'ADMIN' && found?.personId !== personId) throw new Refusal('ERR_NOT_AUTHORIZED');
    if (!found) throw new Refusal('ERR_INVOICE_NOT_FOUND', ['id']);
    return found;
  };
  const debtors = async (claims: readonly ClaimRow[], debt: (claims: readonly ClaimRow[]) => Debt | null) => {
    const owners = await peopleReads.byIds([...new Set(claims.map(({ personId }) => personId))]);
    const byPerson = new Map<PersonId, ClaimRow[]>();
    for (const claim of claims) {
      const owner = owners.get(claim.personId);
      const payer = owner ? payerOf(owner) : claim.personId;
      byPerson.set(payer, [...(byPerson.get(payer) ?? []), claim]);
    }
    const people = await peopleReads.byIds([...byPerson.keys()]);
    const debtorOf = ([personId, theirs]: readonly [PersonId, readonly ClaimRow[]]): readonly Debtor[] => {
      const [person, owed] = [people.get(personId), debt(theirs)];
      return person && owed ? [{ person, ...owed }] : [];
    };
    return [...byPerson].flatMap(debtorOf).toSorted(byName);
  };

  builder.queryFields((t) => ({
    invoices: t.field({
      type: [invoice],
      description: 'The newest first, with the documents that cancel one; of more than 2,000 the newest.',
      resolve: () => invoices.all(),
    }),
    invoice: t.field({
      type: invoice,
      nullable: true,
      description: 'ERR_INVOICE_NOT_FOUND; ERR_NOT_AUTHORIZED for that of another person.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => invoiceOf(id, context),
    }),
    ownInvoices: t.field({
      type: [invoice],
      description: "(+) The caller's, the newest first (decisions.md I13).",
      resolve: (_, _args, context) => invoices.ofPerson(callerOf(context).personId),
    }),
    openClaims: t.field({
      type: invoiceItemsType(builder),
      description:
        '(+) What a person still has to pay, also for others, and no invoice demands yet; without `userID` the caller. Empty where another person pays (decisions.md N44).',
      args: { userID: t.arg.id() },
      resolve: async (_, { userID }, context) => {
        const person = await personOf(userID ?? callerOf(context).memberNumber, context);
        return { lines: await openLinesOf(await owedBy(person), context) };
      },
    }),
    toInvoiceDataForUser: t.field({
      type: preview,
      description:
        'The same as `createInvoice` would write now (decisions.md I2): of a person with a payer, the invoice of the payer (N44). Texts in the language of the call.',
      args: {
        userID: t.arg.id({ required: true }),
        fromDate: t.arg({ type: 'Date', required: true }),
        toDate: t.arg({ type: 'Date', required: true }),
      },
      resolve: async (_, { userID, ...period }, context) => {
        const payer = await payerFor(await personOf(userID, context));
        return { ...(await toInvoiceFor(await owedBy(payer), period, context)), invoiceTo: recipientOf(payer) };
      },
    }),
    invoiceRun: t.field({
      type: [debtor],
      description: '(+) Everybody who has something to be billed in the period, by name (decisions.md N37).',
      args: {
        fromDate: t.arg({ type: 'Date', required: true }),
        toDate: t.arg({ type: 'Date', required: true }),
        role: t.arg({ type: shared.role, description: 'Missing: all.' }),
      },
      resolve: async (_, { role, ...dates }, context) => {
        const period = parseInput(periodSchema, dates);
        const all = await debtors(await invoices.claimsOfDebtors(), (claims) => debtOf(claims, period, context));
        return all.filter(({ person }) => !role || person.role === role);
      },
    }),
  }));
};

const nameOf = ({ person: { lastName, firstName } }: Debtor): string => `${lastName} ${firstName}`;
const byName = (one: Debtor, other: Debtor): number => nameOf(one).localeCompare(nameOf(other), 'de');
