import { setTimeout as pause } from 'node:timers/promises';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type ServerReadableStream, type ServiceError, type sendUnaryData, status } from '@grpc/grpc-js';
import { accessDenied, notAuthenticated } from './accessDenied.ts';
import type { Rights } from './rights.ts';
import type { ProposedEvent, StandInLog } from './standInLog.ts';

/** Faults of the answer, where the append is written anyway; and a node that is no longer the leader, which writes nothing. */
export type AppendFault = 'answer lost' | 'never answered' | Readonly<{ leaderAt: number }>;

type Call = ServerReadableStream<AppendReq, AppendResp>;
type Options = AppendReq.Options;

/** Default `MaxAppendSize` of a server. */
const maxAppendSize = 1_024 * 1_024;

/** Undefined: any. Only others than the adapter append so. */
const expectedIn = (options: Options): number | undefined => {
  if (options.hasNoStream()) return -1;
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasAny()) return undefined;
  throw new Error('Nobody expects just that a stream exists');
};

const proposedEvent = (message: AppendReq.ProposedMessage): ProposedEvent => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

const success = ({ revision, position }: Readonly<{ revision: number; position: bigint }>): AppendResp => {
  const recordPosition = new streams.AppendResp.Position();
  recordPosition.setCommitPosition(position.toString());
  recordPosition.setPreparePosition(position.toString());
  const written = new streams.AppendResp.Success();
  written.setCurrentRevision(String(revision));
  written.setPosition(recordPosition);
  const response = new streams.AppendResp();
  response.setSuccess(written);
  return response;
};

const wrongVersion = (expected: number, current: number): AppendResp => {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (expected === -1) wrong.setExpectedNoStream(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  if (current === -1) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  const response = new streams.AppendResp();
  response.setWrongExpectedVersion(wrong);
  return response;
};

const sizeExceeded = () => {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(maxAppendSize));
  return { code: status.INVALID_ARGUMENT, details: `Maximum Append Size of ${maxAppendSize} Exceeded.`, metadata };
};

/** `LeaderInfo` in Grpc/RpcExceptions.cs. */
const notLeader = (port: number) => {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', '127.0.0.1');
  metadata.set('leader-endpoint-port', String(port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
};

/** `SizeOnDisk` in Data/Event.cs. */
const sizeOf = ({ type, data, metadata }: ProposedEvent): number => 2 * type.length + data.length + metadata.length;

type AppendCall = Readonly<{ options: Options; events: readonly ProposedEvent[]; metadata: Metadata }>;

/** Default `CommitTimeout` of a server. */
const commitTimeout = 2_000;

/** `Timeout` in Grpc/RpcExceptions.cs, for the reason that RequestManager/Managers/RequestManagerBase.cs gives. */
const commitTimedOut = { code: status.ABORTED, details: 'Operation timed out: Commit phase timeout.' };

type Server = Readonly<{ log: StandInLog; rights: Rights }>;

type Outcome = Readonly<{ response: AppendResp }> | Readonly<{ refusal: Partial<ServiceError> }>;

const afterCommitTimeout = async (): Promise<Outcome> => {
  await pause(commitTimeout, undefined, { ref: false });
  return { refusal: commitTimedOut };
};

const outcomeOf = async ({ log, rights }: Server, { options, events, metadata }: AppendCall): Promise<Outcome> => {
  if (events.reduce((sum, event) => sum + sizeOf(event), 0) > maxAppendSize) return { refusal: sizeExceeded() };
  const stream = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  if (!rights.mayUse(metadata, { may: 'write', stream })) return { refusal: accessDenied() };
  const expected = expectedIn(options) ?? log.lastRevisionOf(stream);
  const decision = log.append(stream, expected, events);
  if (decision.kind === 'conflict') return { response: wrongVersion(expected, decision.current) };
  if (decision.kind === 'idempotent, not ready') return afterCommitTimeout();
  const written = decision.committed.then(() => ({ response: success(decision.last) }));
  return Promise.race([written, afterCommitTimeout()]);
};

/** `Append` of the Streams service: first the options, then event by event, then one answer for all. */
export const handleAppend =
  (server: Server, nextFault: () => AppendFault | undefined) =>
  (call: Call, answer: sendUnaryData<AppendResp>): void => {
    const events: ProposedEvent[] = [];
    let options: Options | undefined;

    const finish = async (): Promise<void> => {
      // A broken connection also ends the stream, but the events received before are no append: a server writes none of
      // them.
      if (call.cancelled || !options) return;
      if (!server.rights.isKnown(call.metadata)) {
        answer(notAuthenticated);
        return;
      }
      const fault = nextFault();
      if (typeof fault === 'object') {
        answer(notLeader(fault.leaderAt));
        return;
      }
      const outcome = await outcomeOf(server, { options, events, metadata: call.metadata });
      if (fault === 'never answered') return;
      if (fault === 'answer lost') answer({ code: status.UNAVAILABLE, details: 'the answer got lost' });
      else if ('refusal' in outcome) answer(outcome.refusal);
      else answer(null, outcome.response);
    };

    call.on('error', () => undefined);
    call.on('data', (message: AppendReq) => {
      options ??= message.getOptions();
      const proposed = message.getProposedMessage();
      if (proposed) events.push(proposedEvent(proposed));
    });
    call.on('end', () => setImmediate(() => void finish()));
  };
