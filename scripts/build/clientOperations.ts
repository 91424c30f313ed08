import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import * as v from 'valibot';

/** Document texts by their SHA-256: what the gateway executes in production. */
export type Operations = Readonly<Record<string, string>>;

/** Fragments have no `params`; a query of the client's own store has no text. */
const params = v.union([v.object({ id: v.string(), text: v.string() }), v.object({ id: v.null(), text: v.null() })]);
const artifact = v.object({ default: v.object({ params: v.optional(params) }) });
const folder = fileURLToPath(new URL('../../client/__generated__/', import.meta.url));

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** All operations in the client's Relay artifacts. Throws where an artifact's id is not the SHA-256 of its text. */
export const clientOperations = async (): Promise<Operations> => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql.ts'));
  const artifacts = await Promise.all(
    files.map(async (name) => v.parse(artifact, await import(pathToFileURL(join(folder, name)).href)).default),
  );
  const operations = artifacts.flatMap(({ params: sent }) => (sent?.id ? [[sent.id, sent.text] as const] : []));
  for (const [id, text] of operations) if (digestOf(text) !== id) throw new Error(`The id of\n${text}is ${id}`);
  return Object.fromEntries(operations.toSorted(byId));
};

const byId = ([one]: readonly [string, string], [other]: readonly [string, string]): number => (one < other ? -1 : 1);

const nameOf = (text: string): string => /\w+ (\w+)/.exec(text)?.[1] ?? text;

/** A sentence for every operation that the client sends and the list lacks, and for every one that the list has and the client does not. */
export const differences = (list: Operations, ofClient: Operations): readonly string[] => [
  ...Object.entries(ofClient)
    .filter(([id, text]) => list[id] !== text)
    .map(([, text]) => `${nameOf(text)} is sent by the client and not in the list: production refuses it.`),
  ...Object.entries(list)
    .filter(([id]) => ofClient[id] === undefined)
    .map(([, text]) => `${nameOf(text)} is in the list and not sent by the client.`),
];
