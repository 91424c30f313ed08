import { createHash } from 'node:crypto';
import { Refusal } from '../core/refusal.ts';

/** The document of a request: its text, or the id under which the text is published. */
export type DocumentReference = Readonly<{ query?: string | undefined; id?: string | undefined }>;

/** The text to execute; ERR_INVALID_INPUT where there is none, or it is not allowed. */
export type FindDocument = (reference: DocumentReference) => string;

const idOf = (query: string): string => createHash('sha256').update(query).digest('hex');

/**
 * `published`: contracts/persisted-operations.json, the text of each of our client's operations by its SHA-256.
 * With `onlyPublished` any other text is refused, whether sent as text or by id.
 */
export const documentFinder = (published: ReadonlyMap<string, string>, onlyPublished: boolean): FindDocument => {
  return ({ query, id }) => {
    const text = published.get(id ?? idOf(query ?? ''));
    if (text !== undefined) return text;
    if (onlyPublished || !query) throw new Refusal('ERR_INVALID_INPUT');
    return query;
  };
};
