import { type GraphQLSchema, execute } from 'graphql';
import { type Plugin, createYoga, isAsyncIterable } from 'graphql-yoga';
import type { GatewayContext } from '../core/context.ts';
import { maskError } from '../core/maskError.ts';
import type { AdmittedDocument } from '../documents/documentGate.ts';

export type Call = Readonly<{
  admitted: AdmittedDocument;
  query: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>> | null;
  context: GatewayContext;
}>;

/** The JSON text of a GraphQL answer; `isWhole` where it holds no error. */
export type Answer = Readonly<{ text: string; isWhole: boolean }>;
export type Execute = (call: Call) => Promise<Answer>;

export type OnServerError = (cause: unknown, correlationId: string | null) => void;
export type ExecuteOptions = Readonly<{ schema: GraphQLSchema; onServerError: OnServerError }>;

type ServerContext = { call: Call; outcome: { isWhole: boolean } };

/** The document has passed our own gate, which measured it too: Yoga need not read it again. */
const useAdmittedDocument: Plugin<ServerContext> = {
  onParse: ({ context, setParsedDocument }) => setParsedDocument(context.call.admitted.document),
  onValidate: ({ setResult }) => setResult([]),
  // The executor of the socket's door too: fields come in the order of the document, which Yoga's own does not promise.
  onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
};

const maskErrors = (onServerError: OnServerError): Plugin<ServerContext> => ({
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      const { outcome, call } = args.contextValue;
      if (isAsyncIterable(result)) return;
      if (!result.errors) {
        outcome.isWhole = true;
        return;
      }
      const report = (cause: unknown): void => onServerError(cause, call.context.correlationId);
      setResult({ ...result, errors: result.errors.map((error) => maskError(error, report)) });
    },
  }),
});

/** Queries and mutations that passed the HTTP door's gate (docs/adr/0008-gateway-two-doors.md). */
export const executeOverYoga = ({ schema, onServerError }: ExecuteOptions): Execute => {
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ call }) => call.context,
    plugins: [useAdmittedDocument, maskErrors(onServerError)],
    maskedErrors: { maskError: (error) => maskError(error, (cause) => onServerError(cause, null)) },
    parserAndValidationCache: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
  });
  return async (call) => {
    const outcome = { isWhole: false };
    const { query, operationName, variables } = call;
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, operationName, variables }),
    };
    const response = await yoga.fetch('http://gateway/graphql', request, { call, outcome });
    return { text: await response.text(), isWhole: outcome.isWhole };
  };
};
