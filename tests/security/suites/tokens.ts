import { type RandomGenerator, createRandomGenerator } from '../../support/randomGenerator.ts';
import { callGraphql, signIn } from '../../support/graphqlClient.ts';
import { encoded, signedBy } from '../forgery.ts';
import type { Suite } from '../suite.ts';

type Part = Readonly<Record<string, unknown>>;

const header = { alg: 'HS256', typ: 'at+jwt' };

/** Headers of known attacks: no algorithm, another one, embedded or remote keys. */
const headers: readonly Part[] = [
  ...['none', 'None', 'NONE', 'nOnE', '', 'HS384', 'HS512', 'RS256', 'ES256', 'PS256', 'EdDSA', 'dir'].map((alg) => ({
    ...header,
    alg,
  })),
  ...['JWT', 'reset+jwt', 'at+JWT+x', ''].map((typ) => ({ ...header, typ })),
  { ...header, jwk: { kty: 'oct', k: 'AAAA' } },
  { ...header, jku: 'https://evil.example/keys.json' },
  { ...header, x5u: 'https://evil.example/key.pem' },
  { ...header, x5c: ['AAAA'] },
  { ...header, crit: ['b64'], b64: false },
  { ...header, kid: '../../dev/null' },
  { ...header, kid: "' union select 'x' --" },
  { ...header, kid: '|cat /etc/passwd' },
];

/** Keys that an attacker might try. */
const keys = ['', 'secret', 'platzwart', 'x'.repeat(32), '0'.repeat(64), 'null', 'changeit', 'HS256'];

/** Required claims, each wrong in one way; signed with the right key. */
const wrongClaims = (claims: Part): readonly Part[] => {
  const [now, hour] = [Math.floor(Date.now() / 1000), 3600];
  const without = (name: string): Part => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  return [
    ...Object.keys(claims).map(without),
    ...[{ iss: 'evil' }, { aud: 'mail' }, { aud: ['platzwart'] }, { sub: 'admin' }, { sub: 1 }, { sub: '' }],
    ...[{ exp: now - hour }, { exp: '9999999999' }, { exp: null }, { nbf: now + hour }, { iat: 'now' }],
    ...[{ jti: '' }, { sid: '' }, { sid: null }, { tv: -1 }, { tv: '0' }, { tv: 0.5 }, { tv: null }],
  ].map((change) => (Object.keys(change).length > 2 ? change : { ...claims, ...change }));
};

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/';

/** A few characters exchanged, left out, doubled, or moved. */
const mutated = (token: string, random: RandomGenerator): string => {
  const at = random.below(token.length);
  const other = characters.charAt(random.below(characters.length));
  const [head, tail] = [token.slice(0, at), token.slice(at + 1)];
  return random.pick([head + other + tail, head + tail, head + other + (token[at] ?? '') + tail, tail + head]);
};

/** The tricks, and as many changed tokens as are missing to `count`; equal changes count once. */
const forgeriesOf = (token: string, tricks: readonly string[], count: number): ReadonlySet<string> => {
  const forgeries = new Set(tricks);
  const random = createRandomGenerator(4_711);
  while (forgeries.size < count) {
    const forgery = mutated(token, random);
    if (forgery !== token) forgeries.add(forgery);
  }
  return forgeries;
};

/** A token and its payload. */
const genuine = async (url: string): Promise<Readonly<{ token: string; claims: Part }>> => {
  const token = await signIn(url, 'anna@platzwart.example');
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { token, claims: Object.fromEntries(Object.entries(claims ?? {})) };
};

const isAccepted = async (url: string, token: string): Promise<boolean> => {
  const { data } = await callGraphql(url, { query: '{ currentUser { userID } }', token });
  return (data?.['currentUser'] ?? null) !== null;
};

/** reliability T16 to T18 */
export const tokens: Suite = {
  name: 'tokens',
  says: 'Only tokens made by the gateway are accepted.',
  run: async ({ url, sessionSecret }, size) => {
    const { token, claims } = await genuine(url);
    const ours = signedBy(sessionSecret);
    const [first = '', second = '', third = ''] = token.split('.');
    const tricks = [
      ...headers.flatMap((each) => [`${encoded(each)}.${second}.`, `${encoded(each)}.${second}.${third}`]),
      ...headers
        .filter(({ alg, typ, crit }) => alg !== 'HS256' || typ !== 'at+jwt' || crit)
        .map((each) => ours(each, claims)),
      // Their signatures are right by the algorithm that they name; they are refused because it is not ours.
      ...['384', '512'].map((bits) => signedBy(sessionSecret, `sha${bits}`)({ ...header, alg: `HS${bits}` }, claims)),
      ...keys.map((key) => signedBy(key)(header, claims)),
      ...wrongClaims(claims).map((each) => ours(header, each)),
      ...[`${first}.${second}`, `${first}..${third}`, `.${second}.${third}`, `${token}.`, `${token}.${third}`, '..'],
      ...[token.toLowerCase(), `${token}=`, encoded({ protected: first, payload: second, signature: third })],
    ];
    const forgeries = forgeriesOf(token, tricks, size === 'full' ? 5_000 : 400);
    const violations: string[] = (await isAccepted(url, token)) ? [] : ['the genuine token is refused'];
    for (const forgery of forgeries)
      if (await isAccepted(url, forgery)) violations.push(`accepted: ${forgery.replace(third, '…')}`);
    return { cases: forgeries.size, violations };
  },
};
