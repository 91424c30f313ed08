import { type ExecutionArgs, type GraphQLSchema, execute } from 'graphql';
import { type OnServerError, maskError } from '../core/maskError.ts';
import type { MakeContext } from '../core/requestContext.ts';
import type { Viewer } from '../core/viewer.ts';
import { traceChild } from '../core/tracing.ts';
import type { Frame } from '../core/liveTopic.ts';
import type { Payload } from './subscribers.ts';

export type FrameOptions = Readonly<{
  schema: GraphQLSchema;
  makeContext: MakeContext;
  onServerError: OnServerError;
  /** The trace of the frame at that position, if there is one: then the frame tells the browser. */
  traceOf: (position: string) => string | undefined;
}>;

export type FrameCall = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> &
  Readonly<{ viewer: Viewer }>;

/** A frame is sent to all subscribers: it has no caller. */
const noCaller = {
  session: null,
  address: '',
  userAgent: undefined,
  language: 'de',
  idempotencyKey: null,
  correlationId: '',
} as const;

/** Executes and serialises once, regardless of the number of subscribers. */
export const frameExecutor = ({ schema, makeContext, onServerError, traceOf }: FrameOptions) => {
  const executeFrame = async ({ viewer, ...call }: FrameCall, frame: Frame, traceparent?: string): Promise<Payload> => {
    const contextValue = makeContext({ viewer, ...noCaller });
    const { data, errors } = await execute({ ...call, schema, contextValue, rootValue: frame });
    const masked = errors?.map((error) => maskError(error, { onServerError, correlationId: null }));
    const extensions = traceparent === undefined ? {} : { extensions: { traceparent } };
    const bytes = Buffer.from(JSON.stringify({ ...(masked && { errors: masked }), data, ...extensions }));
    return { position: frame.position, isRebuilt: frame.isRebuilt, bytes };
  };
  return (call: FrameCall, frame: Frame): Promise<Payload> => {
    const parentTrace = traceOf(frame.position);
    if (parentTrace === undefined) return executeFrame(call, frame);
    return traceChild('frame', parentTrace, (childTraceparent) => executeFrame(call, frame, childTraceparent));
  };
};
