import { files, mailboxPages, missingPaths, routes } from '../paths.ts';
import type { Suite } from '../suite.ts';
import { post } from './forms.ts';

const always: readonly (readonly [string, RegExp])[] = [
  ['content-security-policy', /default-src 'none'.*frame-ancestors '(?:none|self)'|^sandbox .*frame-ancestors 'self'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^(?:DENY|SAMEORIGIN)$/],
  ['referrer-policy', /^no-referrer$/],
  ['cross-origin-resource-policy', /^same-origin$/],
];
/** Headers that only pages need. */
const ofPages: readonly (readonly [string, RegExp])[] = [
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\), geolocation=\(\), microphone=\(\)/],
];

const missingIn = (name: string, headers: Headers): readonly string[] => {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return [...always, ...(isPage ? ofPages : [])]
    .filter(([header, form]) => !form.test(headers.get(header) ?? ''))
    .map(([header]) => `${name} has ${header}: ${String(headers.get(header))}`);
};

const wrongIn = (name: string, { headers }: Response): readonly string[] => {
  const scripts = /script-src[^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0] ?? '';
  return [
    ...missingIn(name, headers),
    ...(/unsafe|\*|https?:|data:/.test(scripts) ? [`${name} lets scripts be unsafe`] : []),
    ...(headers.has('x-powered-by') || headers.has('server') ? [`${name} says what made it`] : []),
  ];
};

const json = JSON.stringify({ query: '{ generalInfos { displayName } }' });

const asVisitor = { headers: { accept: 'text/html' } };

/** reliability T20, T24, T56 */
export const headers: Suite = {
  name: 'headers',
  says: 'Every response forbids framing, content sniffing and foreign scripts.',
  run: async ({ url }) => {
    const gone = '/dev/mailbox/0b000000-0000-4000-8000-000000000001';
    const paths = [...routes, ...missingPaths, ...files(), ...(await mailboxPages(url)), gone, '/dev/mailbox/x'];
    const violations: string[] = [];
    const look = async (name: string, answer: Promise<Response>): Promise<void> => {
      const response = await answer;
      violations.push(...wrongIn(name, response));
      await response.arrayBuffer();
    };
    for (const path of paths)
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
        await look(`${method} ${path}`, fetch(new URL(path, url), { ...asVisitor, method }));
    const calls: readonly (readonly [string, Promise<Response>])[] = [
      ['POST /graphql', post(url, json)],
      ['GET /graphql', post(url, json, { method: 'GET' })],
      ['a form', post(url, json, { 'content-type': 'text/plain' })],
      ['broken JSON', post(url, '{')],
      ['too long', post(url, 'x'.repeat(100_001))],
      ['a forged token', post(url, json, { authorization: 'Bearer x.y.z' })],
    ];
    for (const [name, answer] of calls) await look(name, answer);
    return { cases: 4 * paths.length + calls.length, violations };
  },
};
