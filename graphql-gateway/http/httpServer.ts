import { type RequestListener, type Server, createServer } from 'node:http';
import { limitConnections } from './connectionLimit.ts';

/**
 * How long a client may take to send its headers and its whole request, how long an idle connection is kept, and how often all of that is
 * checked (by default every 30 s, so that half a header would be kept for 40 s); milliseconds.
 */
const defaultTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

export type HttpServerOptions = Readonly<{
  connectionsPerAddress: number;
  /** Proxies of ours before the gateway: behind one, all connections come from its address and only the proxy can limit them. */
  trustedProxyHops: number;
  timeouts?: Partial<typeof defaultTimeouts>;
}>;

/** The HTTP server of the gateway; not listening yet. */
export const createHttpServer = (
  listener: RequestListener,
  { connectionsPerAddress, trustedProxyHops, timeouts = {} }: HttpServerOptions,
): Server => {
  const server = createServer({ ...defaultTimeouts, ...timeouts }, listener);
  if (trustedProxyHops === 0) limitConnections(server, connectionsPerAddress);
  return server;
};
