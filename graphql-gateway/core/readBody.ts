import type { IncomingMessage } from 'node:http';

/**
 * Calls back with the whole body, or with null where it is longer than `limit` bytes; then the rest is not read. Does not call
 * back where the caller disconnects before the end.
 */
export const readBody = (request: IncomingMessage, limit: number, onBody: (body: Buffer | null) => void): void => {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    onBody(null);
    return;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  const onData = (chunk: Buffer): void => {
    length += chunk.length;
    if (length <= limit) {
      chunks.push(chunk);
      return;
    }
    request.off('data', onData).off('end', onEnd).pause();
    onBody(null);
  };
  const onEnd = (): void => onBody(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
  request.on('data', onData).on('end', onEnd);
};
