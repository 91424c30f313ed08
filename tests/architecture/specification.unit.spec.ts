import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { describe, expect, it } from 'vitest';
import { workspaces } from '../../scripts/check/checks.ts';
import { root } from './cruiseRepository.ts';

const folder = 'docs/specification';
/** It cites rows that there are not. */
const thisSpec = 'tests/architecture/specification.unit.spec.ts';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What each file has: the first cells of its tables, and the numbers of its sections as `§n`. */
const rows = new Map(
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => {
      const text = read(join(folder, file));
      const sections = matches(text, /^#{2,3} (\d+)\.? /gm).map((number) => `§${number}`);
      return [basename(file, '.md'), new Set([...sections, ...matches(text, /^\| ([A-Z\d-]+[a-z]?) +\|/gm)])];
    }),
);

/** `decisions.md B18, N14`, `reliability T05 to T07`: a file and the rows of it that are meant. */
const citation =
  /\b(decisions|product|promises|reliability|screens)(?:\.md)? ((?:§?(?:[A-Z]+-?[A-Z]*)?\d+[a-z]?\b(?:, and |, | and | to )?)+)/g;
const id = /§?(?:[A-Z]+-?[A-Z]*)?\d+[a-z]?/g;
/** A citation may go on in the next line of a comment or text. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');

type Cited = Readonly<{ path: string; file: string; row: string }>;
const citedIn = (path: string, text: string): readonly Cited[] =>
  [...inOneLine(text).matchAll(citation)].flatMap(([, file = '', ids = '']) =>
    (ids.match(id) ?? []).map((row) => ({ path, file, row })),
  );
const missing = (cited: readonly Cited[]): readonly Cited[] =>
  cited.filter(({ file, row }) => !rows.get(file)?.has(row));

const notOurs = /(?:^|\/)(?:node_modules|dist[^/]*|__generated__|recordings)(?:\/|$)/;
const filesOf = (place: string): readonly string[] =>
  readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ['.ts', '.tsx', '.mjs', '.md', '.graphql'].includes(extname(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !notOurs.test(path));

describe('The specification', () => {
  it('has each row that code, specs and documents cite', () => {
    const paths = [...workspaces, 'docs', 'scripts'].flatMap(filesOf).filter((path) => path !== thisSpec);
    const cited = paths.flatMap((path) => citedIn(path, read(path)));
    expect(cited.length).toBeGreaterThan(1_000);
    expect(missing(cited)).toEqual([]);
  });

  it('is searched over the ends of lines, in lists and in ranges', () => {
    const text = '/** Refuses (decisions.md B18,\n * N144; product.md §5 and §99; reliability T05 to T777). */';
    expect(missing(citedIn('some.ts', text)).map(({ row }) => row)).toEqual(['N144', '§99', 'T777']);
  });

  it('gives each number to one row', () => {
    for (const file of rows.keys()) {
      const ids = matches(read(join(folder, `${file}.md`)), /^\| ([A-Z\d-]+[a-z]?) +\|/gm);
      expect(ids.filter((found, index) => ids.indexOf(found) !== index)).toEqual([]);
    }
  });

  /** What is not built yet: a type or field leaves this list when it is. */
  const notYet = [
    /^(?:TYPE|FIELD)_REMOVED .*(?:Post|Team|Contact|Message|DoorCode)/,
    /^FIELD_REMOVED (?:Query|Mutation)\.(?:codes?|(?:published|latest)?[pP]osts?|teams?|contacts?|(?:create|update|delete)Code) /,
  ];
  it('keeps the contract, but for what is not built yet', () => {
    const broken = findBreakingChanges(
      buildSchema(read(join(folder, 'contract.graphql'))),
      buildSchema(read('contracts/schema.graphql')),
    ).map(({ type, description }) => `${type} ${description}`);
    expect(broken.filter((change) => !notYet.some((pattern) => pattern.test(change)))).toEqual([]);
    for (const pattern of notYet) expect(broken.some((change) => pattern.test(change))).toBe(true);
  });
});
