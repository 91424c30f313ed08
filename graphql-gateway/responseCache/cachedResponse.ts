import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../core/encodings.ts';

/** Bytes as sent; `encoding` is null where they are not compressed. */
export type EncodedResponse = Readonly<{ bytes: Buffer; encoding: Encoding | null }>;

/** A response that is sent to many, with its compressed forms. */
export type CachedResponse = Readonly<{
  plain: EncodedResponse;
  /** Synchronous where this encoding exists; else compressed once, off the event loop, for all who request it meanwhile. */
  in: (encoding: Encoding) => EncodedResponse | Promise<EncodedResponse>;
}>;

/** Bytes up to which a response fits into one packet anyway. */
const minCompressedBytes = 1000;

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

export const cachedResponse = (text: string): CachedResponse => {
  const plain: EncodedResponse = { bytes: Buffer.from(text), encoding: null };
  const encodings = new Map<Encoding, EncodedResponse | Promise<EncodedResponse>>();
  const compress = async (encoding: Encoding): Promise<EncodedResponse> => {
    const encoded = { bytes: await compressors[encoding](plain.bytes), encoding };
    encodings.set(encoding, encoded);
    return encoded;
  };
  const start = (encoding: Encoding): Promise<EncodedResponse> => {
    const compressing = compress(encoding);
    encodings.set(encoding, compressing);
    return compressing;
  };
  return {
    plain,
    in: (encoding) => (plain.bytes.length <= minCompressedBytes ? plain : (encodings.get(encoding) ?? start(encoding))),
  };
};
