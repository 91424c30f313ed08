import type { Suite } from '../suite.ts';

/** `method` among the headers is no header. */
export const post = (
  url: string,
  body: string,
  { method = 'POST', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(new URL('/graphql', url), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  });

const json = JSON.stringify({ query: '{ generalInfos { displayName } }' });
const evil = { origin: 'https://evil.example' };

type Form = Readonly<{ name: string; headers: Readonly<Record<string, string>>; body: string }>;

/** What a page of somebody else's can send without being asked first. */
const simple: readonly Form[] = [
  { name: 'text', headers: { 'content-type': 'text/plain' }, body: json },
  { name: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `query=${json}` },
  {
    name: 'a multipart form',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${json}\r\n--x--`,
  },
  { name: 'JSON with a false name', headers: { 'content-type': 'text/plain; application/json' }, body: json },
  { name: 'no type', headers: { 'content-type': '' }, body: json },
];

/** reliability T25 */
export const forms: Suite = {
  name: 'forms',
  says: 'No page of somebody else’s can call the API, or read what it answers.',
  run: async ({ url }) => {
    const violations: string[] = [];
    for (const { name, headers, body } of simple) {
      const { status } = await post(url, body, { ...evil, ...headers });
      if (status !== 415) violations.push(`${name} is answered with ${status}`);
    }
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status } = await post(url, json, { ...evil, 'access-control-request-method': 'POST', method });
      if (status !== 405) violations.push(`${method} is answered with ${status}`);
    }
    for (const method of ['POST', 'OPTIONS']) {
      const { headers } = await post(url, json, { ...evil, method });
      const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control'));
      violations.push(...allowed.map((name) => `${method} answers ${name}`));
      if (headers.get('set-cookie') !== null) violations.push(`${method} sets a cookie`);
    }
    return { cases: simple.length + 7, violations };
  },
};

const onEverything: readonly (readonly [string, RegExp])[] = [
  ['content-security-policy', /frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/i],
  ['referrer-policy', /^no-referrer$/],
  ['cross-origin-resource-policy', /^same-origin$/],
];

const wrongIn = async (name: string, answer: Promise<Response>): Promise<readonly string[]> => {
  const { headers } = await answer;
  const scripts = /script-src[^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0] ?? '';
  return [
    ...onEverything
      .filter(([header, form]) => !form.test(headers.get(header) ?? ''))
      .map(([header]) => `${name} has ${header}: ${String(headers.get(header))}`),
    ...(scripts.includes('unsafe') ? [`${name} lets scripts be unsafe`] : []),
    ...(headers.has('x-powered-by') || headers.has('server') ? [`${name} says what made it`] : []),
  ];
};

/** reliability T20, T24 */
export const headers: Suite = {
  name: 'headers',
  says: 'Every answer says that it may not be framed, guessed at, or run anything of others.',
  run: async ({ url }) => {
    const pages = ['/', '/booking', '/auth/login', '/dashboard', '/health', '/.env', '/.git/config', '/assets/', '/x'];
    const answers: readonly (readonly [string, Promise<Response>])[] = [
      ...pages.map((path) => [path, fetch(new URL(path, url))] as const),
      ['POST /graphql', post(url, json)],
      ['GET /graphql', post(url, json, { method: 'GET' })],
      ['broken JSON', post(url, '{')],
      ['too long', post(url, 'x'.repeat(100_001))],
    ];
    const found = await Promise.all(answers.map(([name, answer]) => wrongIn(name, answer)));
    return { cases: answers.length, violations: found.flat() };
  },
};
