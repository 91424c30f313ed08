import type { RecordedEvent } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import type { DocumentName } from '@platzwart/vault';
import { openVault } from '@platzwart/vault';
import * as v from 'valibot';
import { issuesDocument, keptDocument } from '../../mail-service/invoice/keptDocument.ts';
import { poolOn } from '../support/poolOn.ts';
import type { DocumentFact } from './evidence.ts';

const nameOf = ({ invoiceId, warningLevel }: DocumentName): string => `${invoiceId} ${warningLevel}`;

type Rendered = Readonly<{ name: string; bytes: Uint8Array }>;
type Vault = Awaited<ReturnType<typeof openVault>>;

/** Null once the key of its year is destroyed. */
const render = async ({ documents, retentionKeys }: Vault, event: RecordedEvent): Promise<Rendered | null> => {
  let rendered: Rendered | null = null;
  const none = {
    ...documents,
    find: () => Promise.resolve(rendered && { bytes: rendered.bytes, fileName: '' }),
    keep: (document: DocumentName & Readonly<{ bytes: Uint8Array }>) => {
      rendered = { name: nameOf(document), bytes: document.bytes };
      return Promise.resolve();
    },
  };
  await keptDocument({ documents: none, retentionKeys }, event);
  return rendered;
};

/** By event: to render all documents of the demo club takes seconds, and several checks in one process see the same ones. */
const renderedBefore = new Map<string, Rendered | null>();

/** The bytes of each document that an event of the log issues, rendered anew from what the event says. */
const renderAll = async (databaseUrl: string, vault: Vault): Promise<ReadonlyMap<string, Uint8Array>> => {
  const store = await connectEventStore({ DATABASE_URL: databaseUrl });
  const rendered = new Map<string, Uint8Array>();
  try {
    for (const event of (await store.read('ledger')).filter(issuesDocument)) {
      const key = JSON.stringify([event.id, event.data]);
      const document = renderedBefore.get(key) ?? (await render(vault, event));
      renderedBefore.set(key, document);
      if (document) rendered.set(document.name, document.bytes);
    }
    return rendered;
  } finally {
    await store.close();
  }
};

const rowSchema = v.object({
  invoiceId: v.string(),
  warningLevel: v.picklist([0, 1, 2, 3]),
  bytes: v.instance(Buffer),
  hasDigest: v.boolean(),
});

/**
 * Each stored document, and whether it still is to the byte what its event says: the digest beside its bytes proves nothing of that, it is
 * made from them. Where no event can say it (the key of its year is destroyed), the digest is all there is.
 */
export const readDocuments = async (databaseUrl: string): Promise<readonly DocumentFact[]> => {
  const pool = poolOn(databaseUrl, 1);
  try {
    const rendered = await renderAll(databaseUrl, await openVault(pool));
    const { rows } = await pool.query(
      `select invoice_id as "invoiceId", warning_level as "warningLevel", bytes, sha256(bytes) = sha256 as "hasDigest"
       from vault.documents`,
    );
    return v.parse(v.array(rowSchema), rows).map(({ bytes, hasDigest, ...document }) => {
      const name = nameOf(document);
      return { name, isUnchanged: hasDigest && bytes.equals(rendered.get(name) ?? bytes) };
    });
  } finally {
    await pool.end();
  }
};
