import type { IncomingMessage } from 'node:http';

/**
 * Hands over the whole body, or null where it is longer than `limit` bytes; then the rest is not read. Nothing is handed
 * over where the caller goes away before the end.
 */
export const readBody = (request: IncomingMessage, limit: number, take: (body: Buffer | null) => void): void => {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    take(null);
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
    take(null);
  };
  const onEnd = (): void => take(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
  request.on('data', onData).on('end', onEnd);
};
