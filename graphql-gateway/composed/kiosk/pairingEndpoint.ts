import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type KioskPairing,
  type RequestKioskPairing,
  kioskCodeLength,
  kioskCodeLetters,
} from '@platzwart/contracts/link';
import type { AttemptLimit } from '../../core/attemptLimit.ts';
import type { CommandClient } from '../../core/commandClient.ts';
import { deviceOf } from '../../core/device.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { hashOfLinkToken, newLinkToken } from '../../core/linkToken.ts';
import type { OnServerError } from '../../core/maskError.ts';
import { Refusal } from '../../core/refusal.ts';
import { kioskHeaders } from './kioskHeaders.ts';

type PairingEndpointOptions = Readonly<{
  commands: Pick<CommandClient, 'send'>;
  addressOf: (request: IncomingMessage) => string;
  /** Of calls, by address. */
  limit: AttemptLimit;
  onServerError: OnServerError;
}>;

type Answer = Readonly<{ status: number; body?: unknown }>;

/** A code of 35 bits; it is confirmed by a person who sees it on the screen, and opens nothing by itself. */
const newCode = (): string =>
  Array.from({ length: kioskCodeLength }, () => kioskCodeLetters[randomInt(kioskCodeLetters.length)]).join('');

/**
 * `POST /kiosk-pairing`: the code that a screen shows until an ADMIN confirms it, and the secret with which it asks for the plan meanwhile
 * (decisions.md Q20). 429 where too many of its address have asked.
 */
export const pairingEndpoint = ({ commands, addressOf, limit, onServerError }: PairingEndpointOptions): Endpoint => {
  const pair = async (request: IncomingMessage): Promise<Answer> => {
    const [address, token, code] = [addressOf(request), newLinkToken(), newCode()];
    const tokenHash = hashOfLinkToken(token) ?? '';
    const data: RequestKioskPairing['data'] = {
      ...{ pairingId: randomUUID(), code, tokenHash },
      ...deviceOf(request.headers['user-agent']),
    };
    const call = { actor: null, idempotencyKey: null, correlationId: randomUUID(), address };
    await commands.send({ type: 'RequestKioskPairing', ...call, data });
    return { status: 201, body: { code, token } satisfies KioskPairing };
  };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'POST') return { status: 405 };
    const address = addressOf(request);
    const mayCall = limit.mayTry(address);
    limit.count(address);
    return mayCall ? pair(request) : { status: 429 };
  };
  const failed = (error: unknown): Answer => {
    if (error instanceof Refusal && error.code === 'ERR_TOO_MANY_CHANGES') return { status: 429 };
    if (!(error instanceof Refusal)) onServerError(error, null);
    return { status: 503 };
  };
  return {
    path: '/kiosk-pairing',
    covers: 'exact',
    handle: (request, response) => {
      answer(request)
        .catch(failed)
        // A body is not read, and would be taken for the next request.
        .then(({ status, body = null }) =>
          response.writeHead(status, { ...kioskHeaders, connection: 'close' }).end(JSON.stringify(body)),
        )
        .catch((error: unknown) => onServerError(error, null));
    },
  };
};
