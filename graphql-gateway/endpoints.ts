import type { Endpoint } from './core/endpoint.ts';
import type { OpenFeature } from './core/gatewayFeature.ts';
import { type GraphqlEndpointOptions, graphqlEndpoint } from './http/graphqlEndpoint.ts';
import { healthEndpoint } from './http/healthEndpoint.ts';
import { type TracesEndpointOptions, tracesEndpoint } from './http/tracesEndpoint.ts';

export type EndpointsOptions = Readonly<{
  graphql: GraphqlEndpointOptions;
  isHealthy: () => Promise<boolean>;
  /** Null where tracing is off: then this path does not exist. */
  traces: TracesEndpointOptions | null;
  features: readonly OpenFeature[];
}>;

/** Every path except the client's files: the API, its health, the traces, and the paths that features add. */
export const gatewayEndpoints = ({ graphql, isHealthy, traces, features }: EndpointsOptions): readonly Endpoint[] => [
  graphqlEndpoint(graphql),
  healthEndpoint(isHealthy),
  ...(traces ? [tracesEndpoint(traces)] : []),
  ...features.flatMap(({ endpoints = [] }) => endpoints),
];
