import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteRenderer } from '@platzwart/contracts/core';
import { type Instance, startInstance } from '../testing/instance.ts';
import { openSite } from './openSite.ts';

const name = { query: '{ generalInfos { displayName } }', variables: {} };
const settings = { query: '{ dashboardInfos { allowedSaisonBookings } }', variables: {} };

/** Shows what a visitor gets as an answer; a second page asks for what only ADMINs may see. */
const renderer: SiteRenderer = {
  paths: ['/home/imprint', '/home/secret'],
  inlineScript: 'paint()',
  renderSitePage: ({ path, language, answerTo }) => {
    const query = path === '/home/secret' ? settings : name;
    const answer = answerTo(query);
    if (answer === undefined) return { missing: [query] };
    const text = JSON.stringify(answer);
    if (text.includes('"errors"')) throw new Error('refused');
    return { html: `<html lang="${language}">${text}</html>` };
  },
};

describe('A document of the public site', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance({ site: await openSite({ folder: null, isProduction: false, renderer }) });
  });
  afterAll(() => instance.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${instance.url}${path}`, { method, headers });

  it('shows what the API answers to a visitor, under the policy of all pages', async () => {
    const response = await get('/home/imprint?lng=en', { 'sec-fetch-site': 'same-origin' });
    const text = await response.text();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('TC Musterstadt');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(response.headers.get('set-cookie')).toContain('i18nextLng=en;');
  });

  it('is sent once to a browser that has it, and never changed by one', async () => {
    const first = await get('/home/imprint');
    const again = await get('/home/imprint', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, first.headers.get('cache-control')]).toEqual([304, 'no-cache']);
    const head = await get('/home/imprint', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/home/imprint', {}, 'POST')).status).toBe(405);
  });

  it('is left to the app where it cannot be rendered, and the reason is logged', async () => {
    const response = await get('/home/secret', { accept: 'text/html' });
    // This instance has no build of the app.
    expect(response.status).toBe(404);
    expect(instance.serverErrors.map(String)).toEqual(['Error: refused']);
  });
});
