import type { IncomingMessage } from 'node:http';
import { buildHeader } from '@platzwart/contracts/core';
import type { AttemptLimit } from '../../core/attemptLimit.ts';
import type { Database } from '../../core/database.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { hashOfLinkToken } from '../../core/linkToken.ts';
import { Refusal } from '../../core/refusal.ts';
import type { KioskPlan } from '@platzwart/contracts/kiosk-plan';
import type { OnServerError } from '../../core/maskError.ts';

const path = '/kiosk-plan';

type KioskEndpointOptions = Readonly<{
  database: Pick<Database, 'rows'>;
  planNow: () => Promise<KioskPlan>;
  addressOf: (request: IncomingMessage) => string;
  /** Of tokens that open nothing, by address. */
  limit: AttemptLimit;
  onServerError: OnServerError;
  /** The id of the client's build that is served, by which a screen knows when to reload; null where none is. */
  clientBuild: string | null;
}>;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

type Answer = Readonly<{ status: number; body?: unknown }>;

const isKiosk = async (database: Pick<Database, 'rows'>, token: string): Promise<boolean> => {
  const hash = hashOfLinkToken(token);
  if (hash === null) return false;
  const rows = await database.rows(`select from vault.links where token_hash = decode($1, 'hex') and kind = 'KIOSK'`, [
    hash,
  ]);
  return rows.length > 0;
};

/** `/kiosk-plan/<token>`: what a screen in the club house shows; it asks every few seconds (docs/adr/0047-secret-links.md). */
export const kioskEndpoint = ({
  database,
  planNow,
  addressOf,
  limit,
  onServerError,
  clientBuild,
}: KioskEndpointOptions): Endpoint => {
  const answerHeaders = clientBuild === null ? headers : { ...headers, [buildHeader]: clientBuild };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'GET') return { status: 405 };
    if (await isKiosk(database, (request.url ?? '').slice(path.length + 1)))
      return { status: 200, body: await planNow() };
    return { status: limit.statusOfFailure(addressOf(request)) };
  };
  return {
    path,
    covers: 'subtree',
    handle: (request, response) => {
      answer(request)
        .catch((error: unknown): Answer => {
          if (!(error instanceof Refusal)) onServerError(error, null);
          return { status: 503 };
        })
        .then(({ status, body = null }) => response.writeHead(status, answerHeaders).end(JSON.stringify(body)))
        .catch((error: unknown) => onServerError(error, null));
    },
  };
};
