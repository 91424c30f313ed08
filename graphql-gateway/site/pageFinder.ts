import type { IncomingMessage } from 'node:http';
import type { SiteFile } from './siteFiles.ts';
import type { SitePages } from './sitePages.ts';
import { languageCookie, visitorLanguage } from './visitorLanguage.ts';

export type PageFinderOptions = Readonly<{
  pages: SitePages;
  addressOf: (request: IncomingMessage) => string;
  /** Whether cookies are sent by TLS only. */
  isSecure: boolean;
  onFailed: (error: unknown) => void;
}>;

/** `cookie`: to be set with the page; null: none. */
type FoundPage = Readonly<{ file: SiteFile; cookie: string | null }>;

/** The document at a path, in its reader's language; null where there is none. Resolves to null where it could not be rendered. */
export type FindPage = (request: IncomingMessage, path: string) => Promise<FoundPage | null> | null;

export const pageFinder = ({ pages, addressOf, isSecure, onFailed }: PageFinderOptions): FindPage => {
  const pageFor = async (request: IncomingMessage, path: string): Promise<FoundPage | null> => {
    try {
      const visitor = { address: addressOf(request), language: visitorLanguage(request) };
      return { file: await pages.page(path, visitor), cookie: languageCookie(request, isSecure) };
    } catch (error) {
      onFailed(error);
      return null;
    }
  };
  return (request, path) => (pages.has(path) ? pageFor(request, path) : null);
};
