import type { Language } from './languages.ts';

/** A query whose answer a page of the public site shows. */
export type SiteQuery = Readonly<{ query: string; variables: Readonly<Record<string, unknown>> }>;

export type SitePageRequest = Readonly<{
  path: string;
  language: Language;
  /** Stylesheets that the page loads after its content, e.g. `/assets/fonts-4f3a9c21.css`. */
  stylesheets: readonly string[];
  /** The id of the build, named in the page as index.html names it; null where none is known. */
  build: string | null;
  /** The answer to a query, as GraphQL gives it; undefined where it was not asked for yet. */
  answerTo: (query: SiteQuery) => unknown;
}>;

/** Queries that must be answered first, or the whole HTML document. */
export type SitePageResult = Readonly<{ missing: readonly SiteQuery[] }> | Readonly<{ html: string }>;

/**
 * Renders the public site on the server: made by the client's build, called by the gateway (docs/adr/0085-public-pages-are-documents.md).
 */
export type SiteRenderer = Readonly<{
  /** Every path that has a page, e.g. `/home/imprint`. */
  paths: readonly string[];
  /** The inline script that all pages have in common. */
  inlineScript: string;
  /** Renders at once, without waiting. Throws where the path has no page. */
  renderSitePage: (request: SitePageRequest) => SitePageResult;
}>;
