import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Endpoint } from '../core/endpoint.ts';
import type { OnRefused } from '../operations/refusalLog.ts';

export type HttpEndpointOptions = Readonly<{
  endpoints: readonly Endpoint[];
  /** Answers every path that has no other endpoint. */
  site: (request: IncomingMessage, response: ServerResponse, path: string) => void;
  /** Whether browsers are told to come by TLS only: in production. */
  requiresTls: boolean;
  onRefused: OnRefused;
  /** True from when the process was told to end: then connections are not kept alive. */
  isStopping: () => boolean;
}>;

/** Passes each HTTP request to the endpoint of its path. Throws where two endpoints have the same path. */
export const httpEndpoint = ({
  endpoints,
  site,
  isStopping,
  requiresTls,
  onRefused,
}: HttpEndpointOptions): RequestListener => {
  const findEndpoint = endpointFinder(endpoints);
  return (request, response) => {
    if (isStopping()) response.shouldKeepAlive = false;
    if (requiresTls) response.setHeader('strict-transport-security', byTlsForTwoYears);
    const path = pathOf(request);
    const endpoint = findEndpoint(path);
    if (endpoint && !endpoint.reportsRefusals) reportRefusal(response, endpoint.path, onRefused);
    if (endpoint) endpoint.handle(request, response);
    else site(request, response, path);
  };
};

const refusing = new Set([401, 403, 404, 429]);

/** Of an endpoint without codes. Its path alone: what follows may be a secret. */
const reportRefusal = (response: ServerResponse, operation: string, onRefused: OnRefused): void =>
  void response.once('finish', () => {
    const { statusCode } = response;
    if (refusing.has(statusCode)) onRefused({ code: `HTTP_${statusCode}`, operation, personId: null });
  });

/** Also where no proxy says that TLS was used: browsers ignore it in an answer that came without (RFC 6797 §8.1). */
const byTlsForTwoYears = 'max-age=63072000; includeSubDomains';

const endpointFinder = (endpoints: readonly Endpoint[]): ((path: string) => Endpoint | undefined) => {
  const byPath = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    if (byPath.has(endpoint.path)) throw new Error(`Two endpoints for ${endpoint.path}`);
    byPath.set(endpoint.path, endpoint);
  }
  const subtrees = endpoints.filter(({ covers }) => covers === 'subtree');
  return (requested) => byPath.get(requested) ?? subtrees.find(({ path }) => requested.startsWith(`${path}/`));
};

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
