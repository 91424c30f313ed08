import type { Language } from '@platzwart/contracts/core';
import indexPage from '../../index.html?raw';
import { appearanceScript } from './appearanceScript.ts';

export type HtmlDocument = Readonly<{
  language: Language;
  /** Rendered elements, and the styles that those of the body use. */
  head: string;
  body: string;
  css: string;
  /** Stylesheets that are loaded after the content. */
  stylesheets: readonly string[];
}>;

/** The fallback fonts, from the one place where they are: the page that the app begins with. */
const fallbackFonts = [...indexPage.matchAll(/@font-face \{[^}]*\}/g)].map(([rule]) => rule).join('');

/** One whole document. The fonts come after the content, which the fallbacks show until then without a shift. */
export const htmlDocument = ({ language, head, body, css, stylesheets }: HtmlDocument): string =>
  [
    `<!doctype html><html lang="${language}" data-color-scheme="light"><head><meta charset="utf-8">`,
    `<script>${appearanceScript}</script>${head}<style>${fallbackFonts}${css}</style></head><body>${body}`,
    ...stylesheets.map((address) => `<link rel="stylesheet" href="${address}">`),
    '</body></html>\n',
  ].join('');
