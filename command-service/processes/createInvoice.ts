import { type InvoiceId, addDays, invoiceId } from '@platzwart/contracts/core';
import {
  type CreateInvoice,
  type Invoice,
  type InvoiceRecipient,
  type InvoiceSender,
  creditorReferenceOf,
  invoiceTotalsOf,
  linesOfClaims,
  templateVersion,
} from '@platzwart/contracts/invoice';
import type { PersonalData } from '@platzwart/contracts/user';
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
import { billedOf, nextNumber } from '../ledger/invoices/issueInvoice.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';
import type { Person } from '../user/domain/membersState.ts';
import { personalDataOf } from '../user/handlers/personalData.ts';
import { namesIn, recipientOf, senderOf } from './invoiceContent.ts';
import { untilCurrent } from './untilCurrent.ts';

type Dependencies = Readonly<{
  personByNumber: (memberNumber: string) => Person | null;
  settings: () => SettingsInForce | null;
  club: Readonly<{ current: () => Readonly<{ state: ClubState }> }>;
  ledger: Readonly<{
    current: () => Readonly<{ state: LedgerState }>;
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
}>;

type Period = Pick<IssueInvoice['data'], 'fromDate' | 'toDate' | 'now' | 'personId'> &
  Readonly<{ invoiceId: InvoiceId }>;

/** The document, written from what the ledger knows now, and the command that issues it if that is still so. */
const written = async (
  { ledger, vault }: Dependencies,
  period: Period,
  { settings, dueDays, sender, recipient, language }: Terms,
): Promise<IssueInvoice> => {
  const { invoices } = ledger.current().state;
  const { now, fromDate, toDate } = period;
  const billed = billedOf(invoices, period);
  const nameOf = namesIn(settings.sports, language);
  const lines = linesOfClaims(billed, { rules: settings.rules, nameOf });
  const totals = invoiceTotalsOf(lines);
  const number = nextNumber(invoices, now.date);
  const named = { number, reference: creditorReferenceOf(number), dueOn: addDays(now.date, dueDays) };
  const document: Invoice = {
    ...{ kind: 'INVOICE', templateVersion, language, sender, recipient, issuedOn: now.date, fromDate, toDate },
    ...{ ...named, smallBusiness: settings.rules.smallBusiness, lines, ...totals },
  };
  const sealedDocument = await vault.retentionKeys.seal(yearOf(now.date), document);
  const data = { ...period, ...named, billed, totals, templateVersion, sealedDocument };
  return { type: 'IssueInvoice', data: { ...data, settingsRevision: settings.revision } };
};

type Found = Readonly<{ person: Person; terms: Terms }> | Readonly<{ refused: Answer<string> }>;

/** Person, settings and sender, as of now. */
const found = async (
  { personByNumber, settings, club, vault }: Dependencies,
  userID: CreateInvoice['data']['userID'],
): Promise<Found> => {
  const person = personByNumber(userID);
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
  return { person, terms: { settings: inForce, dueDays, sender, recipient, language: personal.language } };
};

/**
 * Issues an invoice for all that a person owes for the period (decisions.md I2). Refuses with ERR_USER_NOT_FOUND, ERR_LOAD_SETTINGS,
 * ERR_INVALID_INPUT (`toDate` before `fromDate`) and ERR_INVOICE_NOT_CREATED: fields `settings` (consignor, tax number or account is
 * missing), `address` (of the person), `toDate` (in the future), `userID` (nothing to bill).
 */
export const createInvoice =
  (dependencies: Dependencies) =>
  async ({ userID, fromDate, toDate }: CreateInvoice['data'], call: Call): Promise<Answer<string>> => {
    const { ledger, inTurn, newId } = dependencies;
    if (toDate < fromDate) return refusal('ERR_INVALID_INPUT', 'toDate');
    const result = await found(dependencies, userID);
    if ('refused' in result) return result.refused;
    const { person, terms } = result;
    const { personId } = person;
    const period = { invoiceId: invoiceId(newId()), personId, fromDate, toDate, now: clubNow(call.now) };
    return inTurn(() =>
      untilCurrent('ERR_INVOICE_NOT_CREATED', async () =>
        ledger.send(await written(dependencies, period, terms), call),
      ),
    );
  };
