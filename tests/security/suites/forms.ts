import type { Suite } from '../suite.ts';

/** `method` among the headers sets the HTTP method. */
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

/** Requests that a foreign page can send without a preflight. */
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
  says: 'A foreign page can neither call the API nor read its answers.',
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
