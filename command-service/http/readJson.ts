import type { IncomingMessage } from 'node:http';

/** In bytes: enough for five thousand people, each with an address. */
const largestBody = 4 * 1024 * 1024;

export type JsonBody = Readonly<{ ok: true; value: unknown }> | Readonly<{ ok: false; status: 400 | 413 | 415 }>;

const chunksOf = async (request: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: unknown = chunk;
    if (!Buffer.isBuffer(bytes)) return null;
    size += bytes.length;
    if (size > largestBody) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

const parsed = (text: string): JsonBody => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, status: 400 };
  }
};

/** The body of a JSON request of at most 4 MB; else the HTTP status of the refusal. */
export const readJson = async (request: IncomingMessage): Promise<JsonBody> => {
  const isJson = /^application\/json(?:\s*;|$)/i.test(request.headers['content-type'] ?? '');
  if (!isJson) return { ok: false, status: 415 };
  if (Number(request.headers['content-length'] ?? 0) > largestBody) return { ok: false, status: 413 };
  const body = await chunksOf(request);
  return body ? parsed(body.toString('utf8')) : { ok: false, status: 413 };
};
