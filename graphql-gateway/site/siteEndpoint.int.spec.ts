import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { openSite } from './openSite.ts';
import { siteEndpoint } from './siteEndpoint.ts';

const page = '<!doctype html><script>paint()</script><div id="root"></div>';
const script = 'console.log("Plätze");'.repeat(40);

describe('The client’s files', () => {
  let folder: string;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platzwart-site-'));
    await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'dist', 'index.html'), page);
    await writeFile(join(folder, 'dist', 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'dist', 'assets', 'main-4f3a.js'), script);
    await writeFile(join(folder, 'dist', 'assets', 'main-4f3a.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'dist', 'assets', 'main-4f3a.js.gz'), gzipSync(script));
    const endpoint = siteEndpoint({
      ...(await openSite({ folder: join(folder, 'dist'), isProduction: true })),
      isTraced: false,
      findPage: null,
    });
    server = createServer((incoming, response) => endpoint(incoming, response, incoming.url?.split('?')[0] ?? '/'));
    url = await listenOnFreePort(server);
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  /** The path as sent: nothing decoded or normalised. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const outgoing = request(`${url}${path}`, { method, headers, path }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/', '/booking', '/user/bookings', '/auth/login?returnTo=/booking', '/no/such/page'])(
    'are replaced by the page for a browser that opens %s',
    async (path) => {
      const { status, body, headers } = await get(path, navigation);
      expect([status, body.toString(), headers['cache-control']]).toEqual([200, page, 'no-cache']);
    },
  );

  it.each(['/assets/gone-1234.js', '/missing.png', '/.env', '/assets/', '/booking.php'])(
    'do not exist at %s, also for a browser',
    async (path) => {
      expect((await get(path, navigation)).status).toBe(404);
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '//secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/main-4f3a.js.br',
  ])('are only what was built: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('are not found where the request does not accept a page', async () => {
    expect((await get('/booking', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/', { accept: '*/*' })).status).toBe(200);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, br;q=0', undefined],
    ['', undefined],
  ])('are sent in the best encoding of the browser: %s', async (accepted, encoding) => {
    const { headers, body } = await get('/assets/main-4f3a.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
    if (encoding === 'br') expect(brotliDecompressSync(body).toString()).toBe(script);
    if (!encoding) expect(body.toString()).toBe(script);
  });

  it('are cached without limit where their name holds a hash, and revalidated otherwise', async () => {
    const asset = await get('/assets/main-4f3a.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const icon = await get('/favicon.svg');
    const again = await get('/favicon.svg', { 'if-none-match': String(icon.headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('are answered to HEAD, too, and cannot be changed', async () => {
    const head = await get('/favicon.svg', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '6', 0]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await get('/', {}, method)).status).toBe(405);
  });

  it.each(['/', '/assets/main-4f3a.js', '/missing.png'])('have every security header: %s', async (path) => {
    const { headers } = await get(path, navigation);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-`);
    expect(policy.split(';').find((directive) => directive.trim().startsWith('script-src'))).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
