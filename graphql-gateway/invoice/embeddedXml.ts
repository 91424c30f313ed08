import { inflateSync } from 'node:zlib';

const mark = Buffer.from('/Type /EmbeddedFile');
/** The dictionary of a stream, as our PDFs write it: `<< … /Length 4711 … >>`, then the bytes. */
const lengthIn = /\/Length (\d+)/;
const streamStart = Buffer.from('stream\n');
/** The XML of the longest invoices has less than a tenth of it. */
const longest = 20_000_000;

/** The XML that the PDF of an e-invoice holds, as it is there; null where it holds none. */
export const embeddedXml = (pdf: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const found = bytes.indexOf(mark);
  const start = found === -1 ? -1 : bytes.indexOf(streamStart, found);
  if (start === -1) return null;
  const length = Number(lengthIn.exec(bytes.toString('latin1', found, start))?.[1] ?? 0);
  const from = start + streamStart.length;
  return new Uint8Array(inflateSync(bytes.subarray(from, from + length), { maxOutputLength: longest }));
};
