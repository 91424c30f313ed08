import * as v from 'valibot';

const answerSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(v.object({ message: v.string(), extensions: v.optional(v.record(v.string(), v.unknown())) })),
  ),
});

export type GraphqlAnswer = v.InferOutput<typeof answerSchema> & Readonly<{ status: number }>;

export type Call = Readonly<{
  query: string;
  variables?: unknown;
  token?: string;
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** Ends the call; without it there is no timeout. */
  signal?: AbortSignal;
}>;

/** One GraphQL call; throws only where the response is no GraphQL response. */
export const callGraphql = async (
  url: string,
  { query, variables, token, idempotencyKey, headers = {}, signal }: Call,
): Promise<GraphqlAnswer> => {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  });
  return { ...v.parse(answerSchema, await response.json()), status: response.status };
};

const loginSchema = v.object({ login: v.object({ token: v.string() }) });

/** A session token. `credential` is an e-mail or a member number. */
export const signIn = async (url: string, credential: string, password = 'platzwart'): Promise<string> => {
  const { data, errors } = await callGraphql(url, {
    query: 'mutation ($data: LoginInput!) { login(data: $data) { token } }',
    variables: { data: { credential, password } },
  });
  if (!data) throw new Error(`Sign-in of ${credential} refused: ${JSON.stringify(errors)}`);
  return v.parse(loginSchema, data).login.token;
};

export type Slot = Readonly<{ sport: string; date: string; start: string; end: string; court: number; price: number }>;

/** The code of the refusal, or `booked`. */
export const book = async (url: string, token: string, slot: Slot): Promise<string> => {
  const { data, errors } = await callGraphql(url, {
    query:
      'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { success bookings { _id } } }',
    variables: { bookings: [{ ...slot, paymentMethod: 'INVOICE' }] },
    token,
    idempotencyKey: crypto.randomUUID(),
  });
  return data ? 'booked' : (errors?.[0]?.message ?? 'no answer');
};
