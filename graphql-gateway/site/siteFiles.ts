import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Encoding } from '../core/encodings.ts';
import { cachedResponse } from '../responseCache/cachedResponse.ts';

/** A file of the built client with its precompressed twins, in memory. */
export type SiteFile = Readonly<{
  bytes: Buffer;
  encoded: ReadonlyMap<Encoding, Buffer>;
  type: string;
  etag: string;
  /** Its name holds the hash of its content, so it never changes. */
  isHashed: boolean;
  /** The request headers by which the answer is chosen; null: there is one. */
  vary: string | null;
}>;

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** By path, e.g. `/assets/index-4f3a9c21.js`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const twins: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
const isTwin = (path: string): boolean => twins.some(([, suffix]) => path.endsWith(suffix));

/**
 * All files of the folder, read once: files added after the start are never served, whatever the path.
 * Empty where the folder does not exist, as in development, where the client has its own server.
 */
export const readSite = async (folder: string): Promise<SiteFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = new Map<string, Buffer>();
  for (const path of paths) contents.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path));
  const own = [...contents].filter(([path]) => !isTwin(path));
  return new Map(own.map(([path, bytes]) => [path, describe(path, bytes, contents)]));
};

const describe = (path: string, bytes: Buffer, contents: ReadonlyMap<string, Buffer>): SiteFile => {
  const encoded = twins.flatMap(([encoding, suffix]) => {
    const twin = contents.get(`${path}${suffix}`);
    return twin ? [[encoding, twin] as const] : [];
  });
  return {
    bytes,
    encoded: new Map(encoded),
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(bytes),
    isHashed: path.startsWith('/assets/'),
    vary: encoded.length > 0 ? 'accept-encoding' : null,
  };
};

/** A page that was made by this process, in the language of its reader; compressed once for all who ask for it. */
export const pageInMemory = async (html: string): Promise<SiteFile> => {
  const response = cachedResponse(html);
  const { bytes } = response.plain;
  const encoded = await Promise.all(twins.map(async ([encoding]) => response.in(encoding)));
  return {
    bytes,
    encoded: new Map(encoded.flatMap((each) => (each.encoding ? [[each.encoding, each.bytes] as const] : []))),
    type: 'text/html; charset=utf-8',
    etag: etagOf(bytes),
    isHashed: false,
    vary: 'accept-encoding, accept-language, cookie',
  };
};
