import type { IncomingMessage } from 'node:http';

/** The whole body, or null where it is longer than `limit` bytes; then the rest is not read. */
export const readBody = (request: IncomingMessage, limit: number): Promise<Buffer | null> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        request.pause();
        resolve(null);
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => request.complete || reject(new Error('The caller went away')));
  });
};
