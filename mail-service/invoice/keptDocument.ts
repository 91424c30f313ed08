import type { LocalDate, PersonId } from '@platzwart/contracts/core';
import {
  type InvoiceDocument,
  type WarningDocument,
  invoiceCancelled,
  invoiceDocumentSchema,
  invoiceIssued,
  invoiceRestWaived,
  invoiceWarned,
  warningDocumentSchema,
} from '@platzwart/contracts/invoice';
import type { RecordedEvent } from '@platzwart/event-store';
import { type DocumentName, type Vault, lastDayRetained } from '@platzwart/vault';
import * as v from 'valibot';
import { dataOf } from '../core/eventData.ts';
import { renderInvoicePdf, titleOf } from './pdf/renderInvoicePdf.ts';

export type DocumentVault = Pick<Vault, 'documents' | 'retentionKeys'>;

/** A document as it was sent: its content, and the bytes of the file. */
export type Kept<Document> = Readonly<{ document: Document; fileName: string; bytes: Uint8Array }>;

type Issued = Readonly<{ personId: PersonId; issuedOn: LocalDate; templateVersion: number; sealedDocument: string }>;
type Announced = Readonly<{ name: DocumentName; issued: Issued }>;

/** The events that issue a document, and how it is named in the vault. */
const announcements: Readonly<Record<string, (event: RecordedEvent) => Announced>> = {
  [invoiceIssued.type]: (event) => {
    const issued = dataOf(invoiceIssued, event);
    return { name: { invoiceId: issued.invoiceId, warningLevel: 0 }, issued };
  },
  [invoiceCancelled.type]: (event) => {
    const issued = dataOf(invoiceCancelled, event);
    return { name: { invoiceId: issued.stornoId, warningLevel: 0 }, issued };
  },
  [invoiceRestWaived.type]: (event) => {
    const issued = dataOf(invoiceRestWaived, event);
    return { name: { invoiceId: issued.correctionId, warningLevel: 0 }, issued };
  },
  [invoiceWarned.type]: (event) => {
    const issued = dataOf(invoiceWarned, event);
    return { name: { invoiceId: issued.invoiceId, warningLevel: issued.level }, issued };
  },
};

export const issuesDocument = ({ type }: RecordedEvent): boolean => announcements[type] !== undefined;

const documentSchema = v.variant('kind', [invoiceDocumentSchema, warningDocumentSchema]);

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));

/** `Rechnung-2026-00012.pdf`: letters, digits and hyphens only. */
const fileNameOf = (document: InvoiceDocument | WarningDocument): string =>
  `${titleOf(document).replaceAll(/[^A-Za-z\d]+/g, '-')}.pdf`;

/**
 * The document that the event issues, as it lies in the vault; it is rendered and stored where nobody has done so yet, so that every call gives
 * the same bytes (decisions.md N35). Null once its retention key is destroyed. Throws for an event that issues none, or that this build
 * cannot read.
 */
export const keptDocument = async (
  { documents, retentionKeys }: DocumentVault,
  event: RecordedEvent,
): Promise<Kept<InvoiceDocument | WarningDocument> | null> => {
  const announced = announcements[event.type]?.(event);
  if (!announced) throw new Error(`${event.type} issues no document`);
  const { name, issued } = announced;
  const { personId, issuedOn, templateVersion, sealedDocument: sealed } = issued;
  const year = yearOf(issuedOn);
  const [plain = null] = await retentionKeys.open([{ year, sealed }]);
  if (plain === null) return null;
  const document = v.parse(documentSchema, plain);
  const before = await documents.find(name);
  if (before) return { document, ...before };
  const made = { fileName: fileNameOf(document), bytes: await renderInvoicePdf(document) };
  await documents.keep({ ...name, ...made, personId, templateVersion, keptUntil: lastDayRetained(year) });
  // Somebody else may have stored it first.
  const stored = await documents.find(name);
  if (!stored) throw new Error('The document was not stored');
  return { document, ...stored };
};
