import type { RequestParameters } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGraphqlFetch } from './graphqlFetch.ts';
import { withIdempotencyKey } from './idempotencyKey.ts';
import type { ServerRefusal } from './serverRefusal.ts';

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

const call = (token: string | null = 'abc', onRefusal: (refusal: ServerRefusal) => void = () => undefined) =>
  createGraphqlFetch({ url: '/graphql', readToken: () => token, onRefusal })(
    operation,
    { id: '1' },
    withIdempotencyKey('key-1'),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Calling the gateway', () => {
  it('posts query and variables with the token and the idempotency key', async () => {
    const requests = answering(() => Response.json({ data: { cancelBooking: { success: true } } }));
    await expect(call()).resolves.toEqual({ data: { cancelBooking: { success: true } } });
    const [request] = requests;
    expect(request).toMatchObject({ url: '/graphql', init: { method: 'POST' } });
    expect(JSON.parse(bodyOf(request?.init))).toEqual({ query: operation.text, variables: { id: '1' } });
    const headers = new Headers(request?.init.headers);
    expect(headers.get('authorization')).toBe('Bearer abc');
    expect(headers.get('idempotency-key')).toBe('key-1');
  });

  it('sends no authorization before the login', async () => {
    const requests = answering(() => Response.json({ data: {} }));
    await call(null);
    expect(new Headers(requests[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('throws the first error’s code and names the fields at fault', async () => {
    const extensions = { code: 'ERR_BOOKING_CONFLICT', fields: ['bookings.1'] };
    answering(() => Response.json({ data: null, errors: [{ message: 'ERR_BOOKING_CONFLICT', extensions }] }));
    const onRefusal = vi.fn();
    await expect(call('abc', onRefusal)).rejects.toMatchObject({
      code: 'ERR_BOOKING_CONFLICT',
      fields: ['bookings.1'],
    });
    expect(onRefusal).toHaveBeenCalledOnce();
  });

  it('takes the message for the code where there are no extensions', async () => {
    answering(() => Response.json({ errors: [{ message: 'LOGIN_REQUIRED' }] }));
    await expect(call()).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  });

  it.each([
    ['a page of a proxy', () => new Response('<html>Forbidden</html>', { status: 403 })],
    ['something that is no answer', () => Response.json({ hello: 'world' })],
    ['a code from the future', () => Response.json({ errors: [{ message: 'ERR_NEW' }] })],
  ])('calls %s a fault of the server', async (_, answer) => {
    answering(answer);
    await expect(call()).rejects.toMatchObject({ code: 'ERR_SERVER' });
  });

  it('says that nobody answered where the network fails, for as long as a server takes to start again', async () => {
    vi.useFakeTimers();
    const requests = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    const outcome = expect(call()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    await vi.advanceTimersByTimeAsync(3_100);
    await outcome;
    expect(requests).toHaveLength(5);
  });

  it('sends the same again, under the same key, until a server that was started anew answers', async () => {
    let tries = 0;
    const requests = answering(() => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return tries === 2 ? new Response('Bad gateway', { status: 502 }) : Response.json({ data: {} });
    });
    await expect(call()).resolves.toEqual({ data: {} });
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ init }) => JSON.stringify(init))).size).toBe(1);
  });

  it('makes a key for a mutation that has none, the same for every time it is sent', async () => {
    let tries = 0;
    const requests = answering(() => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return Response.json({ data: {} });
    });
    const send = createGraphqlFetch({ url: '/graphql', readToken: () => null, onRefusal: () => undefined });
    await send(operation, {}, {});
    const keys = requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    await send({ ...operation, operationKind: 'query' }, {}, {});
    expect(new Headers(requests.at(-1)?.init.headers).has('idempotency-key')).toBe(false);
  });
});
