import type { ExportKind } from '@platzwart/contracts/club';
import type { LocalDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';

/** What is asked of the gateway: a file of this kind, with the postings of dates within one year. */
export type ExportChoice = Readonly<{
  kind: ExportKind;
  from: LocalDate;
  to: LocalDate;
  /** Without what earlier exports of the kind contain. */
  isOnlyNew: boolean;
}>;

const kinds = [
  ...['INVOICE', 'CANCELLATION', 'CORRECTION', 'PAYMENT', 'PAYMENT_REVERSED', 'REFUND', 'BANK_FEE', 'CLUB_PAYMENT'],
  ...['CLUB_REFUND', 'ONLINE_PAYMENT', 'ONLINE_REFUND', 'ONLINE_REVERSAL'],
] as const;
const sum = { count: v.number(), amount: v.number() };
const sumsSchema = v.object({
  areProposals: v.boolean(),
  ratesWithoutAccount: v.array(v.number()),
  isOneBusinessYear: v.boolean(),
  count: v.number(),
  kinds: v.array(v.object({ kind: v.picklist(kinds), ...sum })),
  revenue: v.array(v.object({ vatRate: v.number(), ...sum })),
});
export type AccountingSums = v.InferOutput<typeof sumsSchema>;

/** `path`: below `/documents/accounting`. Throws `ServerRefusal`. */
const get = async (path: string, token: string, signal: AbortSignal | null): Promise<Response> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`/documents/accounting/${path}`, { headers, signal }).catch(() => {
    throw new ServerRefusal('ERR_NETWORK');
  });
  if (response.ok) return response;
  if (response.status === 401) throw new ServerRefusal('LOGIN_REQUIRED');
  throw new ServerRefusal(response.status === 400 ? 'ERR_INVALID_INPUT' : 'ERR_SERVER');
};

/** What a file for this choice contains. Throws `ServerRefusal`. */
export const fetchSums = async (
  { isOnlyNew, ...period }: ExportChoice,
  token: string,
  signal: AbortSignal,
): Promise<AccountingSums> => {
  const query = new URLSearchParams({ ...period, ...(isOnlyNew && { onlyNew: '1' }) });
  const response = await get(`sums.json?${query.toString()}`, token, signal);
  return v.parse(sumsSchema, await response.json());
};

/** A file with the name that the gateway gives it. Throws `ServerRefusal`. */
export const fetchFile = async (path: string, token: string) => {
  const response = await get(path, token, null);
  const [, name = 'export'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: await response.blob() };
};
