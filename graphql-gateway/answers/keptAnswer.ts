import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../core/encodings.ts';

/** Bytes as they go out; `encoding` is null where they are the text itself. */
export type EncodedAnswer = Readonly<{ bytes: Buffer; encoding: Encoding | null }>;

/** An answer that many ask for, with what it shrinks to. */
export type KeptAnswer = Readonly<{
  plain: EncodedAnswer;
  /** At once where it was asked for before; else made once, beside the event loop, for all who ask meanwhile. */
  in: (encoding: Encoding) => EncodedAnswer | Promise<EncodedAnswer>;
}>;

/** Bytes up to which an answer fits into one packet anyway. */
const notWorthIt = 1000;

const shrink: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
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

export const keptAnswer = (text: string): KeptAnswer => {
  const plain: EncodedAnswer = { bytes: Buffer.from(text), encoding: null };
  const made = new Map<Encoding, EncodedAnswer | Promise<EncodedAnswer>>();
  const make = async (encoding: Encoding): Promise<EncodedAnswer> => {
    const encoded = { bytes: await shrink[encoding](plain.bytes), encoding };
    made.set(encoding, encoded);
    return encoded;
  };
  const start = (encoding: Encoding): Promise<EncodedAnswer> => {
    const making = make(encoding);
    made.set(encoding, making);
    return making;
  };
  return {
    plain,
    in: (encoding) => (plain.bytes.length <= notWorthIt ? plain : (made.get(encoding) ?? start(encoding))),
  };
};
