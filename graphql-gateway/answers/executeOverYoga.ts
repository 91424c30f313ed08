import { type ExecutionResult, type GraphQLSchema, execute } from 'graphql';
import { type Plugin, createYoga } from 'graphql-yoga';
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

type ServerContext = { call: Call };

/** The executor of the socket's door too: fields come in the order of the document, which Yoga's own does not promise. */
const useOneExecutor: Plugin<ServerContext> = { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) };

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/**
 * Queries and mutations that passed the HTTP door's gate (docs/adr/0008-gateway-two-doors.md). Yoga is asked to execute, within
 * its plugins: its own way from a request to a response would read, parse and write again what the door has in its hands.
 */
export const executeOverYoga = ({ schema, onServerError }: ExecuteOptions): Execute => {
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ call }) => call.context,
    plugins: [useOneExecutor],
    maskedErrors: false,
    logging: false,
  });
  return async (call) => {
    const { admitted, operationName, variables, context } = call;
    const envelop = yoga.getEnveloped({ call });
    const contextValue = await envelop.contextFactory();
    const { document } = admitted;
    const executed = { schema, document, contextValue, operationName, variableValues: variables };
    const result: unknown = await envelop.execute(executed);
    if (!isResult(result)) throw new Error('Yoga gave no single result');
    if (!result.errors) return { text: JSON.stringify(result), isWhole: true };
    const report = (cause: unknown): void => onServerError(cause, context.correlationId);
    const errors = result.errors.map((error) => maskError(error, report));
    return { text: JSON.stringify({ ...result, errors }), isWhole: false };
  };
};
