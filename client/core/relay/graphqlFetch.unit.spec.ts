import type { RequestParameters } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGraphqlFetch } from './graphqlFetch.ts';
import { withIdempotencyKey } from './idempotencyKey.ts';
import type { ServerRefusal } from '../errors/serverRefusal.ts';

const operation: RequestParameters = {
  name: 'cancelBooking',
  operationKind: 'mutation',
  text: 'mutation cancelBooking { cancelBooking { success } }',
  id: null,
  cacheID: 'abc',
  metadata: {},
};

const answering = (answer: () => Response | Promise<Response>) => {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer();
  });
  return requests;
};

const bodyOf = (init?: RequestInit): string => (typeof init?.body === 'string' ? init.body : '');

const onBuild = vi.fn<(build: string | null) => void>();

const call = (
  token: string | null = 'abc',
  onRefusal: (refusal: ServerRefusal) => Promise<void> = () => Promise.resolve(),
) =>
  createGraphqlFetch({ url: '/graphql', readToken: () => token, readLanguage: () => 'en', onRefusal, onBuild })(
    operation,
    { id: '1' },
    withIdempotencyKey('key-1'),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Calls of the gateway', () => {
  it('post query and variables with the token, the idempotency key and the language on screen', async () => {
    const requests = answering(() => Response.json({ data: { cancelBooking: { success: true } } }));
    await expect(call()).resolves.toEqual({ data: { cancelBooking: { success: true } } });
    const [request] = requests;
    expect(request).toMatchObject({ url: '/graphql', init: { method: 'POST' } });
    expect(JSON.parse(bodyOf(request?.init))).toEqual({ query: operation.text, variables: { id: '1' } });
    const headers = new Headers(request?.init.headers);
    expect(headers.get('authorization')).toBe('Bearer abc');
    expect(headers.get('idempotency-key')).toBe('key-1');
    expect(headers.get('accept-language')).toBe('en');
  });

  it('tell which build the answering server has, also with a refusal', async () => {
    const headers = { 'platzwart-build': '0.3.0+77aa' };
    answering(() => Response.json({ errors: [{ message: 'CLIENT_OUTDATED' }] }, { headers }));
    await expect(call()).rejects.toMatchObject({ code: 'CLIENT_OUTDATED' });
    expect(onBuild).toHaveBeenLastCalledWith('0.3.0+77aa');
    answering(() => Response.json({ data: {} }));
    await call();
    expect(onBuild).toHaveBeenLastCalledWith(null);
  });

  it('send no authorization before the login', async () => {
    const requests = answering(() => Response.json({ data: {} }));
    await call(null);
    expect(new Headers(requests[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('throw the first error’s code and name the invalid fields', async () => {
    const extensions = { code: 'ERR_BOOKING_CONFLICT', fields: ['bookings.1'] };
    answering(() => Response.json({ data: null, errors: [{ message: 'ERR_BOOKING_CONFLICT', extensions }] }));
    const onRefusal = vi.fn(() => Promise.resolve());
    await expect(call('abc', onRefusal)).rejects.toMatchObject({
      code: 'ERR_BOOKING_CONFLICT',
      fields: ['bookings.1'],
    });
    expect(onRefusal).toHaveBeenCalledOnce();
  });

  it('use the message as the code where there are no extensions', async () => {
    answering(() => Response.json({ errors: [{ message: 'LOGIN_REQUIRED' }] }));
    await expect(call()).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  });

  it.each([
    ['a page of a proxy', () => new Response('<html>Forbidden</html>', { status: 403 })],
    ['something that is no answer', () => Response.json({ hello: 'world' })],
    ['a message that is no code', () => Response.json({ errors: [{ message: 'Something broke' }] })],
  ])('treat %s as a server error', async (_, answer) => {
    answering(answer);
    await expect(call()).rejects.toMatchObject({ code: 'ERR_SERVER' });
  });

  it('throw ERR_NETWORK where the network fails for longer than a restart of the server takes', async () => {
    vi.useFakeTimers();
    const requests = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    const outcome = expect(call()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    await vi.advanceTimersByTimeAsync(3_100);
    await outcome;
    expect(requests).toHaveLength(5);
  });

  it('send the same request again, under the same key, until a restarted server answers', async () => {
    let attempts = 0;
    const requests = answering(() => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return attempts === 2 ? new Response('Bad gateway', { status: 502 }) : Response.json({ data: {} });
    });
    await expect(call()).resolves.toEqual({ data: {} });
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ init }) => JSON.stringify(init))).size).toBe(1);
  });

  it('create a key for a mutation without one, and keep it for each retry', async () => {
    let attempts = 0;
    const requests = answering(() => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return Response.json({ data: {} });
    });
    const send = createGraphqlFetch({
      url: '/graphql',
      readToken: () => null,
      readLanguage: () => 'de',
      onRefusal: () => Promise.resolve(),
      onBuild,
    });
    await send(operation, {}, {});
    const keys = requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    await send({ ...operation, operationKind: 'query' }, {}, {});
    expect(new Headers(requests.at(-1)?.init.headers).has('idempotency-key')).toBe(false);
  });
});
