import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { LogRecord } from './standInLog.ts';

const Response = streams.ReadResp;

const identifier = (stream: string) => {
  const message = new shared.StreamIdentifier();
  message.setStreamName(Buffer.from(stream));
  return message;
};

const uuid = (id: string) => {
  const message = new shared.UUID();
  message.setString(id);
  return message;
};

/** .NET ticks of 100 ns since 1970: the form of `created` since 20.10. */
const ticks = (instant: Date): string => String(BigInt(instant.getTime()) * 10_000n);

export const eventMessage = (record: LogRecord): ReadResp => {
  const position = record.position.toString();
  const recorded = new Response.ReadEvent.RecordedEvent();
  recorded.setId(uuid(record.id));
  recorded.setStreamIdentifier(identifier(record.stream));
  recorded.setStreamRevision(String(record.revision));
  recorded.setPreparePosition(position);
  recorded.setCommitPosition(position);
  recorded.setData(record.data);
  recorded.setCustomMetadata(record.metadata);
  const properties = recorded.getMetadataMap();
  properties.set('type', record.type);
  properties.set('content-type', record.contentType);
  properties.set('created', ticks(record.created));
  const event = new Response.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(position);
  const response = new Response();
  response.setEvent(event);
  return response;
};

export const streamNotFoundMessage = (stream: string): ReadResp => {
  const missing = new Response.StreamNotFound();
  missing.setStreamIdentifier(identifier(stream));
  const response = new Response();
  response.setStreamNotFound(missing);
  return response;
};

export const confirmationMessage = (): ReadResp => {
  const confirmation = new Response.SubscriptionConfirmation();
  confirmation.setSubscriptionId('stand-in');
  const response = new Response();
  response.setConfirmation(confirmation);
  return response;
};

export const caughtUpMessage = (): ReadResp => {
  const response = new Response();
  response.setCaughtUp(new Response.CaughtUp());
  return response;
};

export const checkpointMessage = ({ position }: LogRecord): ReadResp => {
  const checkpoint = new Response.Checkpoint();
  checkpoint.setCommitPosition(position.toString());
  checkpoint.setPreparePosition(position.toString());
  const response = new Response();
  response.setCheckpoint(checkpoint);
  return response;
};
