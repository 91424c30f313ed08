import { beforeEach, describe, expect, it } from 'vitest';
import type { SitePageRequest, SiteQuery, SiteRenderer } from '@platzwart/contracts/core';
import { createSitePages } from './sitePages.ts';

const names: SiteQuery = { query: '{ name }', variables: {} };
const board: SiteQuery = { query: '{ board }', variables: {} };

describe('A page of the public site', () => {
  let answers: Record<string, string>;
  let rendered: SitePageRequest[];
  beforeEach(() => {
    answers = { [names.query]: '"Linde"', [board.query]: '"Petra"' };
    rendered = [];
  });

  /** Shows the club's name, and then its board. */
  const renderer: SiteRenderer = {
    paths: ['/home/imprint'],
    inlineScript: '',
    renderSitePage: (request) => {
      const missing = [names, board].find((query) => request.answerTo(query) === undefined);
      if (missing) return { missing: [missing] };
      rendered.push(request);
      const [name, people] = [names, board].map((query) => String(request.answerTo(query)));
      return { html: `<p lang="${request.language}">${name}: ${people}</p>` };
    },
  };
  const pages = () =>
    createSitePages({
      ...{ renderer, stylesheets: ['/assets/fonts-1.css'], build: '0.2.0+1' },
      ask: ({ query }) => Promise.resolve(Buffer.from(answers[query] ?? 'null')),
    });
  const german = { address: '192.0.2.1', language: 'de' } as const;
  const english = { address: '192.0.2.1', language: 'en' } as const;

  it('is rendered once all that it shows is known, in the language of its reader', async () => {
    const { page, has } = pages();
    expect([has('/home/imprint'), has('/booking')]).toEqual([true, false]);
    expect(String((await page('/home/imprint', german)).bytes)).toBe('<p lang="de">Linde: Petra</p>');
    expect(String((await page('/home/imprint', english)).bytes)).toBe('<p lang="en">Linde: Petra</p>');
    expect(rendered[0]).toMatchObject({ stylesheets: ['/assets/fonts-1.css'], build: '0.2.0+1' });
  });

  it('stays the same for as long as what it shows does', async () => {
    const { page } = pages();
    const first = await page('/home/imprint', german);
    expect(await page('/home/imprint', german)).toBe(first);
    expect(rendered.length).toBe(1);
    answers[board.query] = '"Jürgen"';
    const second = await page('/home/imprint', german);
    expect(String(second.bytes)).toBe('<p lang="de">Linde: Jürgen</p>');
    expect(second.etag).not.toBe(first.etag);
  });

  it('is rendered once for all who ask for it meanwhile', async () => {
    const { page } = pages();
    await page('/home/imprint', german);
    answers[names.query] = '"Eiche"';
    const all = await Promise.all([1, 2, 3].map(() => page('/home/imprint', german)));
    expect(new Set(all).size).toBe(1);
    expect(rendered.length).toBe(2);
  });

  it('that always has new queries is given up', async () => {
    let count = 0;
    const restless: SiteRenderer = {
      ...renderer,
      renderSitePage: () => ({ missing: [{ query: `{ a${(count += 1)} }`, variables: {} }] }),
    };
    const { page } = createSitePages({
      ...{ renderer: restless, stylesheets: [], build: null },
      ask: () => Promise.resolve(Buffer.from('{}')),
    });
    await expect(page('/home/imprint', german)).rejects.toThrow('new queries after 10 rounds');
  });
});
