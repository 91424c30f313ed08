import { type ExecutionResult, type GraphQLSchema, execute } from 'graphql';
import { type Plugin, createYoga } from 'graphql-yoga';
import type { GatewayContext } from '../core/context.ts';
import { type OnServerError, maskError, refusalAsGraphqlError } from '../core/maskError.ts';
import { Refusal } from '../core/refusal.ts';
import type { ValidatedOperation } from './operationValidator.ts';
import type { PolicyTable } from '../core/policy.ts';
import { deniedCall } from './deniedCall.ts';
import { refuseVariablesBeyondLimits } from './variableLimits.ts';
import { wrongVariables } from './wrongVariables.ts';

export type ExecutionInput = Readonly<{
  validated: ValidatedOperation;
  query: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>> | null;
  context: GatewayContext;
}>;

/** The JSON text of a GraphQL answer; `isErrorFree` where it holds no error. */
export type GraphqlResponse = Readonly<{ text: string; isErrorFree: boolean }>;
export type Execute = (call: ExecutionInput) => Promise<GraphqlResponse>;

export type ExecuteOptions = Readonly<{
  schema: GraphQLSchema;
  policies: PolicyTable;
  onServerError: OnServerError;
}>;

type ServerContext = { call: ExecutionInput };

/** The executor of the WebSocket endpoint too: fields come in the order of the document, which Yoga's own does not promise. */
const useGraphqlJsExecutor: Plugin<ServerContext> = { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) };

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/**
 * Queries and mutations that the HTTP endpoint has validated (docs/adr/0008-http-and-websocket-endpoints.md). Yoga is asked to execute, within
 * its plugins: its own way from a request to a response would read, parse and write again what the endpoint has parsed already.
 */
export const executeWithYoga = ({ schema, policies, onServerError }: ExecuteOptions): Execute => {
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ call }) => call.context,
    plugins: [useGraphqlJsExecutor],
    maskedErrors: false,
    logging: false,
  });
  return async (call) => {
    const { validated, operationName, variables, context } = call;
    // Whether the caller may, then limits, then the work.
    const denied = deniedCall({ schema, policies }, validated, context.viewer());
    if (denied) return { text: JSON.stringify(denied), isErrorFree: false };
    refuseVariablesBeyondLimits(variables);
    const envelop = yoga.getEnveloped({ call });
    const contextValue = await envelop.contextFactory();
    const { document, operation } = validated;
    const executed = { schema, document, contextValue, operationName, variableValues: variables };
    const result: unknown = await envelop.execute(executed);
    if (!isResult(result)) throw new Error('Yoga gave no single result');
    if (!result.errors) return { text: JSON.stringify(result), isErrorFree: true };
    // Without data, nothing was executed: the variables are not of their types.
    const wrong = result.data === undefined ? wrongVariables(schema, operation, variables ?? {}) : [];
    const { correlationId } = context;
    const errors =
      wrong.length > 0
        ? [refusalAsGraphqlError(new Refusal('ERR_INVALID_INPUT', wrong))]
        : result.errors.map((error) => maskError(error, { onServerError, correlationId }));
    return { text: JSON.stringify({ ...result, errors }), isErrorFree: false };
  };
};
