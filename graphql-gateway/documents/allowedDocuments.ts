import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { Refusal } from '../core/refusal.ts';
import { maxTokens } from './documentLimits.ts';

/** The document of a request: its text, or the id under which the text is published. */
export type DocumentReference = Readonly<{ query?: string | undefined; id?: string | undefined }>;

/** The text to execute. Refuses what is no document with ERR_INVALID_INPUT, and one that is not published with CLIENT_OUTDATED. */
export type FindDocument = (reference: DocumentReference) => string;

const idOf = (query: string): string => createHash('sha256').update(query).digest('hex');
const idForm = /^[\da-f]{64}$/;

const canBeParsed = (query: string): boolean => {
  try {
    parse(query, { maxLexicalTokens: maxTokens, noLocation: true });
    return true;
  } catch {
    return false;
  }
};

/** A client of another release sends whole documents, or ids that could be of one. */
const isOfAnotherClient = ({ query, id }: DocumentReference): boolean =>
  id === undefined ? canBeParsed(query ?? '') : idForm.test(id);

/**
 * `published`: contracts/persisted-operations.json and contracts/earlier-operations.json, the text of each operation of our clients by its
 * SHA-256. With `onlyPublished` any other text is refused, whether sent as text or by id.
 */
export const documentFinder = (published: ReadonlyMap<string, string>, onlyPublished: boolean): FindDocument => {
  return ({ query, id }) => {
    const text = published.get(id ?? idOf(query ?? ''));
    if (text !== undefined) return text;
    if (query && !onlyPublished) return query;
    throw new Refusal(isOfAnotherClient({ query, id }) ? 'CLIENT_OUTDATED' : 'ERR_INVALID_INPUT');
  };
};
