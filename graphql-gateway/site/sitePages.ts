import type { SiteQuery, SiteRenderer } from '@platzwart/contracts/core';
import { type SiteFile, pageInMemory } from './siteFiles.ts';
import type { AskAsVisitor, PageVisitor } from './visitorQueries.ts';

export type SitePagesOptions = Readonly<{
  renderer: SiteRenderer;
  stylesheets: readonly string[];
  build: string | null;
  ask: AskAsVisitor;
}>;

export type SitePages = Readonly<{
  has: (path: string) => boolean;
  /** The document at `path`. Rejects where the data cannot be read. */
  page: (path: string, visitor: PageVisitor) => Promise<SiteFile>;
}>;

/** A query with its answer, as the page was rendered with. */
type Answer = Readonly<{ query: SiteQuery; bytes: Buffer; value: unknown }>;
type Answers = ReadonlyMap<string, Answer>;
type Kept = Readonly<{ answers: Answers; file: SiteFile }>;
/** `answers`: those that it began with. */
type Rendering = Readonly<{ answers: Answers; file: Promise<SiteFile> }>;

/** What one part shows may decide which queries the next one has. */
const maxRounds = 10;

const keyOf = ({ query, variables }: SiteQuery): string => JSON.stringify([query, variables]);
const keyOfPage = (path: string, { language }: PageVisitor): string => `${language} ${path}`;
const areSame = (one: Answers, other: Answers): boolean =>
  one.size === other.size && [...one].every(([key, { bytes }]) => other.get(key)?.bytes.equals(bytes));

/**
 * The documents of the public site (docs/adr/0085-public-pages-are-documents.md). Each is kept as bytes, by path and language, for as long as
 * the answers that it shows are those of the response cache: what drops an answer there changes the page.
 */
export const createSitePages = ({ renderer, stylesheets, build, ask }: SitePagesOptions): SitePages => {
  const kept = new Map<string, Kept>();
  const rendering = new Map<string, Rendering>();
  const paths = new Set(renderer.paths);

  const answersTo = async (queries: Iterable<SiteQuery>, visitor: PageVisitor): Promise<Map<string, Answer>> => {
    const answered = [...queries].map(async (query) => {
      const bytes = await ask(query, visitor);
      const value: unknown = JSON.parse(bytes.toString());
      return [keyOf(query), { query, bytes, value }] as const;
    });
    return new Map(await Promise.all(answered));
  };

  const htmlOf = async (path: string, visitor: PageVisitor, answers: Map<string, Answer>): Promise<string> => {
    const answerTo = (query: SiteQuery): unknown => answers.get(keyOf(query))?.value;
    for (let round = 0; round < maxRounds; round += 1) {
      const request = { path, language: visitor.language, stylesheets, build, answerTo };
      const result = renderer.renderSitePage(request);
      if ('html' in result) return result.html;
      for (const [key, answer] of await answersTo(result.missing, visitor)) answers.set(key, answer);
    }
    throw new Error(`${path} has new queries after ${maxRounds} rounds`);
  };

  /** With the answers known so far; whatever it needs more is asked for. */
  const render = async (path: string, visitor: PageVisitor, known: Answers): Promise<SiteFile> => {
    const answers = new Map(known);
    const file = await pageInMemory(await htmlOf(path, visitor, answers));
    kept.set(keyOfPage(path, visitor), { answers, file });
    return file;
  };

  return {
    has: (path) => paths.has(path),
    page: async (path, visitor) => {
      const key = keyOfPage(path, visitor);
      const before = [...(kept.get(key)?.answers.values() ?? [])].map(({ query }) => query);
      const answers = await answersTo(before, visitor);
      const known = kept.get(key);
      if (known && areSame(known.answers, answers)) return known.file;
      const meanwhile = rendering.get(key);
      if (meanwhile && areSame(meanwhile.answers, answers)) return meanwhile.file;
      const file = render(path, visitor, answers).finally(() => {
        if (rendering.get(key)?.file === file) rendering.delete(key);
      });
      rendering.set(key, { answers, file });
      return file;
    },
  };
};
