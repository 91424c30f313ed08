import type { IncomingMessage } from 'node:http';
import { buildHeader } from '@platzwart/contracts/core';
import type { AttemptLimit } from '../../core/attemptLimit.ts';
import type { Database } from '../../core/database.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { hashOfLinkToken } from '../../core/linkToken.ts';
import { Refusal } from '../../core/refusal.ts';
import { kioskHeaders } from './kioskHeaders.ts';
import type { KioskPlan } from '@platzwart/contracts/kiosk-plan';
import type { OnServerError } from '../../core/maskError.ts';

const path = '/kiosk-plan';

type KioskEndpointOptions = Readonly<{
  database: Pick<Database, 'rows'>;
  planNow: () => Promise<KioskPlan>;
  addressOf: (request: IncomingMessage) => string;
  /** Of tokens that open nothing, by address. */
  limit: AttemptLimit;
  /** Epoch milliseconds. */
  now: () => number;
  onServerError: OnServerError;
  /** The id of the client's build that is served, by which a screen knows when to reload; null where none is. */
  clientBuild: string | null;
}>;

type Answer = Readonly<{ status: number; body?: unknown }>;

const kioskOf = `select from vault.links where token_hash = decode($1, 'hex') and kind = 'KIOSK'`;
const pairingOf = `select from vault.kiosk_pairings
  where token_hash = decode($1, 'hex') and confirmed_as is null and expires_at > to_timestamp($2::float8 / 1000)`;

/** 200: of a kiosk. 202: of a screen whose code nobody has confirmed yet. 404: it opens nothing. */
const statusOf = async (database: Pick<Database, 'rows'>, token: string, now: number): Promise<200 | 202 | 404> => {
  const hash = hashOfLinkToken(token);
  if (hash === null) return 404;
  if ((await database.rows(kioskOf, [hash])).length > 0) return 200;
  return (await database.rows(pairingOf, [hash, now])).length > 0 ? 202 : 404;
};

/** `/kiosk-plan/<token>`: what a screen in the club house shows; it asks every few seconds (docs/adr/0047-secret-links.md). */
export const kioskEndpoint = ({
  database,
  planNow,
  addressOf,
  limit,
  now,
  onServerError,
  clientBuild,
}: KioskEndpointOptions): Endpoint => {
  const answerHeaders = clientBuild === null ? kioskHeaders : { ...kioskHeaders, [buildHeader]: clientBuild };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'GET') return { status: 405 };
    const status = await statusOf(database, (request.url ?? '').slice(path.length + 1), now());
    if (status === 200) return { status, body: await planNow() };
    if (status === 202) return { status };
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
