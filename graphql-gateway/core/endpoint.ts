import type { IncomingMessage, ServerResponse } from 'node:http';

/** A handler of the HTTP requests to one path. */
export type Endpoint = Readonly<{
  /** Without a slash at the end, e.g. `/graphql`. */
  path: string;
  /** `exact`: the path alone. `subtree`: the path and everything below it. */
  covers: 'exact' | 'subtree';
  /** True where it reports refused calls itself, by code and person; of all others the status is reported. */
  reportsRefusals?: true;
  handle: (request: IncomingMessage, response: ServerResponse) => void;
}>;
