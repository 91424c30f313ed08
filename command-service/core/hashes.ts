import { hash } from 'node:crypto';
import type { RecordedEvent } from '@platzwart/event-store';
import { canonicalJson } from './canonicalJson.ts';

type ChainedEvent = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'type' | 'data' | 'metadata'>;

/**
 * SHA-256 (hex) over everything that an event says, its own `previousHash` included: each event so vouches for all
 * before it in its stream. What a store adds (position, time of recording) stays outside: it differs between stores.
 */
export const hashOfEvent = ({ id, stream, revision, type, data, metadata }: ChainedEvent): string =>
  hash('sha256', canonicalJson({ data, id, metadata, revision, stream, type }));

/** SHA-256 (hex) of what a caller asked for: the same key with another hash is another wish. */
export const hashOfRequest = (type: string, data: unknown): string => hash('sha256', canonicalJson({ data, type }));
