import { describe, expect, it } from 'vitest';
import { type Language, type SiteQuery, languages } from '@platzwart/contracts/core';
import { clubTextsDe } from '../../club/texts.de.ts';
import { clubTextsEn } from '../../club/texts.en.ts';
import { appearanceScript } from './appearanceScript.ts';
import { paths, renderSitePage } from './renderSitePage.tsx';

const office = { street: 'Am Platz', houseNumber: '3', zip: '12345', city: 'Musterstadt', maps: null };
const hostile = '<script>alert(1)</script> & "TC"';
const club = {
  generalInfos: {
    ...{ displayName: hostile, email: 'info@musterstadt.example', phoneNumber: '+49 123 456789' },
    ...{ allowedGuests: true, hasTerms: true, sportNames: [], demoLogins: [] },
    addresses: { invoice: { consignor: 'TC Musterstadt e. V.' }, office, inside: null, outside: null },
  },
  imprint: { board: ['Petra Schulz'], responsible: null, registerCourt: null, registerNumber: null, vatId: null },
  terms: { version: 2, issuedOn: '2026-03-01', de: 'Bälle weg.', en: null },
};

/** Answers each query when it was asked for, as the gateway does. */
const render = (path: string, language: Language): string => {
  const asked = new Set<string>();
  const answerTo = ({ query }: SiteQuery) => (asked.has(query) ? { data: club } : undefined);
  for (let round = 0; round < 10; round += 1) {
    const result = renderSitePage({ path, language, stylesheets: ['/assets/fonts-1.css'], build: '0.2.0+1', answerTo });
    if ('html' in result) return result.html;
    for (const { query } of result.missing) asked.add(query);
  }
  throw new Error(`${path} is never whole`);
};

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const titles = { de: clubTextsDe, en: clubTextsEn };

describe.each(languages)('A public page in %s', (language) => {
  it.each(paths)('%s is a whole document that needs no script', (path) => {
    const html = render(path, language);
    const page = parsed(html);
    expect(html.startsWith('<!doctype html><html ')).toBe(true);
    expect(page.documentElement.lang).toBe(language);
    expect(page.querySelectorAll('h1').length).toBe(1);
    const title = page.querySelector('h1')?.textContent ?? '';
    expect(page.title).toBe(`${title} · ${hostile}`);
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toContain(hostile);
    expect([...page.querySelectorAll('script')].map(({ textContent }) => textContent)).toEqual([appearanceScript]);
    expect(page.querySelectorAll('main, body > header, body > footer').length).toBe(3);
    expect(page.body.querySelectorAll('style').length).toBe(0);
    expect(page.querySelector('meta[name="platzwart-build"]')?.getAttribute('content')).toBe('0.2.0+1');
  });

  it('offers the other language by a link, and the menu without a script', () => {
    const page = parsed(render('/home/imprint', language));
    const other = language === 'de' ? 'en' : 'de';
    expect(page.querySelector(`header a[href="?lng=${other}"]`)?.getAttribute('lang')).toBe(other);
    expect(page.querySelector('header details > summary')).not.toBeNull();
    expect(page.querySelector('h1')?.textContent).toBe(titles[language].imprint.title);
  });
});

describe('A text of the club in one language', () => {
  it('says its language in a page of the other', () => {
    const page = parsed(render('/home/terms', 'en'));
    expect(page.querySelector('main [lang="de"]')?.textContent).toContain('Bälle weg.');
  });
});

describe('An answer that refuses', () => {
  it('makes no page', () => {
    const answerTo = () => ({ errors: [{ message: 'ERR_SERVER' }] });
    const request = { path: '/home/imprint', language: 'de', stylesheets: [], build: null, answerTo } as const;
    expect(() => renderSitePage(request)).toThrow();
  });
});
