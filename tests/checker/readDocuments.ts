import { connectEventStore } from '@platzwart/event-store/connect';
import type { DocumentName } from '@platzwart/vault';
import { openVault } from '@platzwart/vault';
import * as v from 'valibot';
import { issuesDocument, keptDocument } from '../../mail-service/invoice/keptDocument.ts';
import { poolOn } from '../support/poolOn.ts';
import type { DocumentFact } from './evidence.ts';

const nameOf = ({ invoiceId, warningLevel }: DocumentName): string => `${invoiceId} ${warningLevel}`;

/** The bytes of each document that an event of the log issues, rendered anew from what the event says. */
const renderAll = async (databaseUrl: string, vault: Awaited<ReturnType<typeof openVault>>) => {
  const store = await connectEventStore({ databaseUrl });
  const rendered = new Map<string, Uint8Array>();
  const documents = {
    ...vault.documents,
    find: ({ invoiceId, warningLevel }: DocumentName) => {
      const bytes = rendered.get(nameOf({ invoiceId, warningLevel }));
      return Promise.resolve(bytes ? { bytes, fileName: '' } : null);
    },
    keep: (document: DocumentName & Readonly<{ bytes: Uint8Array }>) => {
      rendered.set(nameOf(document), document.bytes);
      return Promise.resolve();
    },
  };
  try {
    const issuing = (await store.read('ledger')).filter(issuesDocument);
    for (const event of issuing) await keptDocument({ documents, retentionKeys: vault.retentionKeys }, event);
    return rendered;
  } finally {
    await store.close();
  }
};

const rowSchema = v.object({
  invoiceId: v.string(),
  warningLevel: v.picklist([0, 1, 2, 3]),
  bytes: v.instance(Buffer),
});

/**
 * Each stored document, and whether it still is to the byte what its event says. The digest beside its bytes proves nothing of that: it is
 * made from them.
 */
export const readDocuments = async (databaseUrl: string): Promise<readonly DocumentFact[]> => {
  const pool = poolOn(databaseUrl, 1);
  try {
    const rendered = await renderAll(databaseUrl, await openVault(pool));
    const { rows } = await pool.query(
      'select invoice_id as "invoiceId", warning_level as "warningLevel", bytes from vault.documents',
    );
    return v.parse(v.array(rowSchema), rows).map(({ bytes, ...document }) => {
      const name = nameOf(document);
      return { name, isUnchanged: bytes.equals(rendered.get(name) ?? Buffer.alloc(0)) };
    });
  } finally {
    await pool.end();
  }
};
