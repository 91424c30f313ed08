import type { IncomingMessage } from 'node:http';
import { collectionId } from '@platzwart/contracts/core';
import { type BesideLoop, besideTask } from '../core/besideLoop.ts';
import { type FileServices, type Reader, type SentFile, fileEndpoint } from '../core/documentResponse.ts';
import type { Endpoint } from '../core/endpoint.ts';
import type { DebitReads } from './debitReads.ts';
import { type FileContent, debitFile } from './debitFile.ts';

type Options = FileServices & Readonly<{ debits: Pick<DebitReads, 'collection' | 'debitsOf'>; besideLoop: BesideLoop }>;

const path = '/documents/debits';
const uuid = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;
const address = new RegExp(String.raw`^${path}/(${uuid})/(\d{1,4})\.xml(?:\?|$)`, 'i');

/** Path of the file of a collection; each version has its own. */
export const fileAddressOf = ({ collectionId: id, version }: FileContent['collection']): string =>
  `${path}/${id}/${version}.xml`;

/** What has to go, or went, to the bank; null for a cancelled collection, without debits, and once the retention key is destroyed. */
const contentOf = async (debits: Options['debits'], [, id, version]: RegExpExecArray): Promise<FileContent | null> => {
  const collection = id === undefined ? null : await debits.collection(collectionId(id));
  if (!collection || collection.state === 'CANCELLED' || collection.version !== Number(version)) return null;
  const named = (await debits.debitsOf(collection.collectionId)).filter(({ state }) => state !== 'DROPPED');
  const content = named.flatMap(({ debtor, ...debit }) => (debtor === null ? [] : [{ ...debit, debtor }]));
  return content.length > 0 && content.length === named.length ? { collection, debits: content } : null;
};

/** Writes the file of up to 500 debits. */
export const debitFileTask = besideTask('debit file', debitFile);

const fileOf = ({ collection: { executionOn, version } }: FileContent, bytes: Uint8Array): SentFile => {
  const name = `Lastschriften_${executionOn}_${version + 1}.xml`;
  return { type: 'application/xml; charset=utf-8', name, bytes };
};

/**
 * `/documents/debits/<_id>/<version>.xml`: the file for the bank, for ADMINs with their session's token. 401 without a session; 404 for
 * everybody else, for unknown collections, and for a version that is outdated. Written from what was sealed into the events, so a second
 * download has the same bytes.
 */
export const debitFileEndpoint = ({ debits, besideLoop, ...services }: Options): Endpoint => {
  const found = async ({ url = '' }: IncomingMessage, { viewer, personId }: Reader): Promise<SentFile | 404> => {
    const asked = viewer.principal === 'ADMIN' ? address.exec(url) : null;
    const content = asked && (await contentOf(debits, asked));
    return content ? fileOf(content, await besideLoop(debitFileTask, content, personId)) : 404;
  };
  return fileEndpoint({ ...services, path, found, retryAfter: 60 });
};
