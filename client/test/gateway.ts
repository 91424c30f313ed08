import * as v from 'valibot';
import { vi } from 'vitest';

type Variables = Readonly<Record<string, unknown>>;
type Details = Readonly<{ retryAfter?: number; attemptsLeft?: number; line?: number; correlationId?: string }>;
export type Answer =
  | Readonly<{ data: unknown }>
  | Readonly<{ refusal: string; fields: readonly string[]; details: Details }>;
export type Operations = Readonly<Record<string, (variables: Variables) => Answer | Promise<Answer>>>;
export type Call = Readonly<{ operation: string; variables: Variables; headers: Headers }>;

export const accepted = (data: unknown): Answer => ({ data });
/** `fields` name the inputs at fault, e.g. `bookings.1`; `retryAfter` seconds. */
export const refused = (code: string, fields: readonly string[] = [], details: Details = {}): Answer => ({
  refusal: code,
  fields,
  details,
});

const bodyOf = (answer: Answer): unknown =>
  'refusal' in answer
    ? {
        errors: [
          {
            message: answer.refusal,
            extensions: { code: answer.refusal, fields: answer.fields, ...answer.details },
          },
        ],
      }
    : answer;

const requestSchema = v.object({ query: v.string(), variables: v.record(v.string(), v.unknown()) });
const requestOf = (init: RequestInit | undefined) =>
  v.parse(requestSchema, JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));

/** What every frame asks for, unless the spec says otherwise: not recorded. */
const ofEveryFrame: Operations = {
  useVouchersVisibleQuery: () => accepted({ vouchersVisible: false }),
  OpenOrdersQuery: () => accepted({ openPayments: [] }),
  useHoursLeftQuery: () => accepted({ voucherHoursLeft: 0 }),
};

/** Answers the page's calls by operation name, and records them. An operation without an answer fails the spec. */
export const standInGateway = (operations: Operations): readonly Call[] => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const { query, variables } = requestOf(init);
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    const frame = operations[operation] ? undefined : ofEveryFrame[operation];
    if (!frame) calls.push({ operation, variables, headers: new Headers(init?.headers) });
    const answer = operations[operation] ?? frame;
    if (!answer) throw new Error(`No answer for ${operation}`);
    return Response.json(bodyOf(await answer(variables)));
  });
  return calls;
};
