import { isUtf8 } from 'node:buffer';
import { type CodePage, decodeBytes } from './codePages.ts';
import { likelyCodePage } from './likelyCodePage.ts';

/** A bank that breaks lines or fields after a number of bytes also breaks letters of two bytes: the break goes behind the letter. */
const withWholeLetters = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes.toString('latin1').replaceAll(/([\u{C2}-\u{DF}])((?:\r?\n|\?\d\d)+)([\u{80}-\u{BF}])/gu, '$1$3$2'),
    'latin1',
  );

const declaration = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/;
const declared: Readonly<Record<string, CodePage>> = {
  ...{ 'iso-8859-1': 'windows1252', latin1: 'windows1252', 'windows-1252': 'windows1252', cp1252: 'windows1252' },
  ...{ 'us-ascii': 'windows1252', 'iso-8859-15': 'iso885915', latin9: 'iso885915' },
  ...{ cp850: 'cp850', ibm850: 'cp850', cp437: 'cp437', ibm437: 'cp437' },
};

const declaredPage = (bytes: Buffer): CodePage | undefined => {
  const [, name = ''] = declaration.exec(bytes.toString('latin1', 0, 200)) ?? [];
  return declared[name.toLowerCase()];
};

const utf16Of = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return null;
  return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le');
};

/**
 * The text of a file of a bank: UTF-16 by its mark, UTF-8 where it is that, else what the XML declares, else Windows-1252 or CP850, whichever
 * reads more like words (docs/adr/0068).
 */
export const decodeText = (bytes: Buffer): string => {
  const wide = utf16Of(bytes);
  if (wide !== null) return wide;
  for (const candidate of [bytes, withWholeLetters(bytes)])
    if (isUtf8(candidate)) return candidate.toString('utf8').replace(/^\u{FEFF}/u, '');
  return decodeBytes(bytes, declaredPage(bytes) ?? likelyCodePage(bytes));
};
