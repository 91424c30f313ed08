import { type InvoiceId, type PersonId, addDays, invoiceId } from '@platzwart/contracts/core';
import {
  type CreateInvoice,
  type Invoice,
  type InvoiceRecipient,
  type InvoiceSender,
  type LineTerms,
  creditorReferenceOf,
  invoiceTotalsOf,
  linesOfClaims,
  otherRatesOf,
  placeNamesIn,
  templateVersion,
} from '@platzwart/contracts/invoice';
import { type PersonalData, payerOf } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { SettingsInForce } from '../booking/domain/bookingRequests.ts';
import type { ClubState } from '../club/domain/clubState.ts';
import type { Call } from '../core/call.ts';
import { refusal } from '../core/commandAnswers.ts';
import type { Answer } from '../core/commandStream.ts';
import type { Limit } from '../core/concurrencyLimit.ts';
import { reject } from '../core/decider.ts';
import type { IssueInvoice } from '../ledger/invoices/invoicesCommands.ts';
import { yearOf } from '../ledger/invoices/invoicesState.ts';
import { billedOf, nextInvoiceNumber } from '../ledger/invoices/issueInvoice.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';
import { type MembersState, type Person, peoplePaidBy, personByNumber } from '../user/domain/membersState.ts';
import { personalDataOf } from '../user/handlers/personalData.ts';
import { directDebitOfInvoice } from './directDebitOfInvoice.ts';
import { recipientOf, senderOf } from './invoiceContent.ts';
import { untilCurrent } from './untilCurrent.ts';

export type InvoiceDependencies = Readonly<{
  members: Readonly<{ current: () => Readonly<{ state: MembersState }> }>;
  settings: () => SettingsInForce | null;
  club: Readonly<{ current: () => Readonly<{ state: ClubState }> }>;
  ledger: Readonly<{
    current: () => Readonly<{ state: LedgerState }>;
    refresh: () => Promise<void>;
    send: (command: LedgerCommand, call: Call) => Promise<Answer<LedgerErrorCode>>;
  }>;
  vault: Pick<Vault, 'unseal' | 'retentionKeys'>;
  /** Documents with numbers are written one after the other in this process. */
  inTurn: Limit;
  /** A new UUID. */
  newId: () => string;
}>;

/** All that a document says besides the ledger's part. */
type Terms = Readonly<{
  settings: SettingsInForce;
  dueDays: number;
  sender: InvoiceSender;
  recipient: InvoiceRecipient;
  language: PersonalData['language'];
  players: LineTerms['players'];
  eInvoice: boolean;
}>;

type Period = Pick<IssueInvoice['data'], 'fromDate' | 'toDate' | 'now' | 'personId' | 'paidFor'> &
  Readonly<{ invoiceId: InvoiceId }>;

/** The document, written from what the ledger knows now, and the command that issues it if that is still so. */
export const invoiceWritten = async (
  dependencies: InvoiceDependencies,
  period: Period,
  { settings, dueDays, sender, recipient, language, players, eInvoice }: Terms,
): Promise<IssueInvoice> => {
  const { ledger, vault } = dependencies;
  const { invoices } = ledger.current().state;
  const { personId, now, fromDate, toDate } = period;
  const billed = billedOf(invoices, period);
  const nameOf = placeNamesIn(settings.sports, language);
  const lines = linesOfClaims(billed, { rules: settings.rules, nameOf, players });
  const totals = invoiceTotalsOf(lines);
  const number = nextInvoiceNumber(invoices, now.date);
  const named = { number, reference: creditorReferenceOf(number), dueOn: addDays(now.date, dueDays) };
  const owed = { personId, dueOn: named.dueOn, today: now.date };
  const directDebit = totals.amountDue > 0 ? await directDebitOfInvoice(dependencies, owed) : null;
  const document: Invoice = {
    ...{ kind: 'INVOICE', templateVersion, language, sender, recipient, issuedOn: now.date, fromDate, toDate },
    ...{
      ...named,
      smallBusiness: lines.every((line) => line.smallBusiness === true),
      lines,
      ...totals,
      ...(eInvoice && { eInvoice }),
    },
    ...(directDebit && { directDebit }),
  };
  const sealedDocument = await vault.retentionKeys.seal(yearOf(now.date), document);
  const otherRates = otherRatesOf(billed, settings.rules);
  const data = { ...period, ...named, billed, otherRates, totals, templateVersion, sealedDocument };
  return { type: 'IssueInvoice', data: { ...data, settingsRevision: settings.revision } };
};

type Found =
  | Readonly<{ personId: PersonId; paidFor: readonly PersonId[]; terms: Terms }>
  | Readonly<{ refused: Answer<string> }>;

/** The names of those for whom somebody pays. */
const namesOf = async (
  { members, vault }: InvoiceDependencies,
  people: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, string>> => {
  const { byId } = members.current().state;
  const named = await Promise.all(
    people.map(async (personId) => {
      const person = byId.get(personId);
      const personal = person ? await personalDataOf(vault, person) : null;
      return personal && ([personId, `${personal.firstName} ${personal.lastName}`] as const);
    }),
  );
  return new Map(named.filter((each) => each !== null));
};

/** Who gets the invoice about what the person with this member number owes (decisions.md N44). */
const payerWith = (state: MembersState, userID: string): Person | null => {
  const person = personByNumber(state, userID);
  return person && (state.byId.get(payerOf(person)) ?? null);
};

/** Settings and sender, and what an invoice says of `person`, as of now. */
export const termsOf = async (dependencies: InvoiceDependencies, person: Person | null): Promise<Found> => {
  const { members, settings, club, vault } = dependencies;
  const { state: people } = members.current();
  const personal = person && (await personalDataOf(vault, person));
  if (!personal) return { refused: reject('ERR_USER_NOT_FOUND', 'userID') };
  const inForce = settings();
  if (!inForce) return { refused: refusal('ERR_LOAD_SETTINGS') };
  const { state } = club.current();
  const sender = senderOf(state);
  if (!sender || !state.billing) return { refused: reject('ERR_INVOICE_NOT_CREATED', 'settings') };
  const recipient = recipientOf(person, personal);
  if (!recipient) return { refused: reject('ERR_INVOICE_NOT_CREATED', 'address') };
  const { dueDays } = state.billing;
  const eInvoice = state.billing.eInvoice === true || person.business;
  const paidFor = peoplePaidBy(people, person.personId);
  const players = await namesOf(dependencies, paidFor);
  const terms = { settings: inForce, dueDays, sender, recipient, language: personal.language, players, eInvoice };
  return { personId: person.personId, paidFor, terms };
};

/**
 * Issues an invoice for all that a person owes for the period (decisions.md I2), with what those owe for whom the person pays. Of a person
 * with a payer it is the payer's invoice (N44). Refuses with ERR_USER_NOT_FOUND, ERR_LOAD_SETTINGS,
 * ERR_INVALID_INPUT (`toDate` before `fromDate`) and ERR_INVOICE_NOT_CREATED: fields `settings` (consignor, tax number or account is
 * missing), `address` (of the person), `toDate` (in the future), `userID` (nothing to bill).
 */
export const createInvoice =
  (dependencies: InvoiceDependencies) =>
  async ({ userID, fromDate, toDate }: CreateInvoice['data'], call: Call): Promise<Answer<string>> => {
    const { ledger, inTurn, newId } = dependencies;
    if (toDate < fromDate) return refusal('ERR_INVALID_INPUT', 'toDate');
    // Another process may have taken a mandate, or ended it, a moment ago: the document names it.
    const person = payerWith(dependencies.members.current().state, userID);
    const [result] = await Promise.all([termsOf(dependencies, person), ledger.refresh()]);
    if ('refused' in result) return result.refused;
    const { personId, paidFor, terms } = result;
    const period = { invoiceId: invoiceId(newId()), personId, paidFor, fromDate, toDate, now: clubNow(call.now) };
    return inTurn(() =>
      untilCurrent('ERR_INVOICE_NOT_CREATED', async () =>
        ledger.send(await invoiceWritten(dependencies, period, terms), call),
      ),
    );
  };
