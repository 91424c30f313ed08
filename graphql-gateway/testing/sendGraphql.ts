import * as v from 'valibot';

const responseSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        path: v.optional(v.array(v.union([v.string(), v.number()]))),
        extensions: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
  ),
});
export type GraphqlReply = v.InferOutput<typeof responseSchema>;

export type GraphqlInput = Readonly<{
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
}>;

/** The raw response to a request, as any client would send it. */
export const post = (url: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

export const sendGraphql = async (
  url: string,
  { query, variables = {}, token, headers = {} }: GraphqlInput,
): Promise<GraphqlReply> => {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await post(url, JSON.stringify({ query, variables }), { ...authorization, ...headers });
  return v.parse(responseSchema, await response.json());
};

/** `data`, or the code of the first error. */
export const outcomeOf = ({ data, errors }: GraphqlReply): string =>
  errors?.[0]?.message ?? (data ? 'data' : 'nothing');
