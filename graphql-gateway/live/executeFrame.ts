import { type ExecutionArgs, type GraphQLSchema, execute } from 'graphql';
import { maskError } from '../core/maskError.ts';
import type { MakeContext } from '../core/requestContext.ts';
import type { Viewer } from '../core/viewer.ts';
import { traceBelow } from '../operations/tracing.ts';
import type { Frame } from './liveTopic.ts';
import type { Payload } from './subscribers.ts';

export type FrameOptions = Readonly<{
  schema: GraphQLSchema;
  makeContext: MakeContext;
  onServerError: (cause: unknown, correlationId: string | null) => void;
  /** The trace that a frame at that position belongs to, where there is one: then the frame says so to the browser. */
  traceOf: (position: string) => string | undefined;
}>;

export type FrameCall = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> &
  Readonly<{ viewer: Viewer }>;

/** A frame goes to everybody who listens. */
const nobodyInParticular = {
  session: null,
  address: '',
  userAgent: undefined,
  language: 'de',
  idempotencyKey: null,
  correlationId: '',
} as const;

/** One execution, one serialisation: however many then get the bytes. */
export const frameExecutor = ({ schema, makeContext, onServerError, traceOf }: FrameOptions) => {
  const executed = async ({ viewer, ...call }: FrameCall, frame: Frame, traceparent?: string): Promise<Payload> => {
    const contextValue = makeContext({ viewer, ...nobodyInParticular });
    const { data, errors } = await execute({ ...call, schema, contextValue, rootValue: frame });
    const masked = errors?.map((error) => maskError(error, (cause) => onServerError(cause, null)));
    const extensions = traceparent === undefined ? {} : { extensions: { traceparent } };
    const bytes = Buffer.from(JSON.stringify({ ...(masked && { errors: masked }), data, ...extensions }));
    return { position: frame.position, isAnew: frame.isAnew, bytes };
  };
  return (call: FrameCall, frame: Frame): Promise<Payload> => {
    const trace = traceOf(frame.position);
    if (trace === undefined) return executed(call, frame);
    return traceBelow('frame', trace, (below) => executed(call, frame, below));
  };
};
