import * as v from 'valibot';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';

/** What is asked of the gateway: dates within one year, and the position of the log after which it begins. */
export type ExportChoice = Readonly<{ from: string; to: string; after: string | null }>;
export type ExportFile = 'datev.csv' | 'postings.csv' | 'sums.json' | 'year.zip';

const kinds = [
  ...['INVOICE', 'CANCELLATION', 'PAYMENT', 'PAYMENT_REVERSED', 'REFUND', 'CLUB_PAYMENT'],
  ...['CLUB_REFUND', 'ONLINE_PAYMENT', 'ONLINE_REFUND'],
] as const;
const sum = { count: v.number(), amount: v.number() };
const sumsSchema = v.object({
  areProposals: v.boolean(),
  ratesWithoutAccount: v.array(v.number()),
  isOneBusinessYear: v.boolean(),
  count: v.number(),
  upTo: v.nullable(v.string()),
  kinds: v.array(v.object({ kind: v.picklist(kinds), ...sum })),
  revenue: v.array(v.object({ vatRate: v.number(), ...sum })),
});
export type AccountingSums = v.InferOutput<typeof sumsSchema>;

type ExportRequest = Readonly<{ file: ExportFile; choice: ExportChoice; token: string; signal: AbortSignal | null }>;

/** Throws `ServerRefusal`. */
const get = async ({ file, choice: { from, to, after }, token, signal }: ExportRequest): Promise<Response> => {
  const query = new URLSearchParams({ from, to, ...(after !== null && { after }) });
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`/documents/accounting/${file}?${query.toString()}`, { headers, signal }).catch(() => {
    throw new ServerRefusal('ERR_NETWORK');
  });
  if (response.ok) return response;
  if (response.status === 401) throw new ServerRefusal('LOGIN_REQUIRED');
  throw new ServerRefusal(response.status === 400 ? 'ERR_INVALID_INPUT' : 'ERR_SERVER');
};

/** What a file for this choice contains. Throws `ServerRefusal`. */
export const fetchSums = async (choice: ExportChoice, token: string, signal: AbortSignal): Promise<AccountingSums> => {
  const response = await get({ file: 'sums.json', choice, token, signal });
  return v.parse(sumsSchema, await response.json());
};

/** A file with the name that the gateway gives it. Throws `ServerRefusal`. */
export const fetchFile = async (file: ExportFile, choice: ExportChoice, token: string) => {
  const response = await get({ file, choice, token, signal: null });
  const [, name = file] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: await response.blob() };
};
