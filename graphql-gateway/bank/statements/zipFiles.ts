import { crc32, inflateRawSync } from 'node:zlib';
import { statementLimits } from './statementLimits.ts';
import { UnreadableStatement } from './unreadableStatement.ts';

const [localHeader, centralHeader, endOfDirectory] = [0x04034b50, 0x02014b50, 0x06054b50];
const [endLength, centralLength, localLength] = [22, 46, 30];
const longestComment = 0xffff;
const [isStored, isDeflated] = [0, 8];

type Member = Readonly<{ name: string; method: number; crc: number; packed: number; size: number; at: number }>;

export const isZip = (file: Buffer): boolean => file.length >= endLength && file.readUInt32LE(0) === localHeader;

/** Where the directory's end record begins: the last one in the file, before a comment. */
const directoryEnd = (file: Buffer): number => {
  const earliest = Math.max(0, file.length - endLength - longestComment);
  for (let at = file.length - endLength; at >= earliest; at -= 1) {
    if (file.readUInt32LE(at) === endOfDirectory) return at;
  }
  throw new UnreadableStatement('MALFORMED');
};

const memberAt = (file: Buffer, at: number): Member => {
  if (file.readUInt32LE(at) !== centralHeader) throw new UnreadableStatement('MALFORMED');
  const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1;
  if (isEncrypted) throw new UnreadableStatement('MALFORMED');
  const nameAt = at + centralLength;
  return {
    name: file.toString('latin1', nameAt, nameAt + file.readUInt16LE(at + 28)),
    method: file.readUInt16LE(at + 10),
    crc: file.readUInt32LE(at + 16),
    packed: file.readUInt32LE(at + 20),
    size: file.readUInt32LE(at + 24),
    at: file.readUInt32LE(at + 42),
  };
};

const membersOf = (file: Buffer): readonly Member[] => {
  const end = directoryEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > statementLimits.files) throw new UnreadableStatement('TOO_LARGE');
  const members: Member[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    members.push(memberAt(file, at));
    at += centralLength + [28, 30, 32].reduce((sum, field) => sum + file.readUInt16LE(at + field), 0);
  }
  return members;
};

/** The sizes in the directory are claims: inflating stops at the limit, and the result has to be what was claimed. */
const contentOf = (file: Buffer, { method, crc, packed, size, at }: Member): Buffer => {
  if (file.readUInt32LE(at) !== localHeader) throw new UnreadableStatement('MALFORMED');
  const from = at + localLength + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const bytes = file.subarray(from, from + packed);
  if (method !== isStored && method !== isDeflated) throw new UnreadableStatement('MALFORMED');
  const content = method === isStored ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
  if (content.length !== size || crc32(content) !== crc) throw new UnreadableStatement('MALFORMED');
  return content;
};

const isFile = ({ name, size }: Member): boolean => size > 0 && !name.endsWith('/') && !name.startsWith('__MACOSX/');

const unpack = (file: Buffer): readonly Buffer[] => {
  const members = membersOf(file).filter(isFile);
  const bytes = members.reduce((sum, { size }) => sum + size, 0);
  if (bytes > statementLimits.bytes) throw new UnreadableStatement('TOO_LARGE');
  return members.map((member) => contentOf(file, member));
};

/** The files in a ZIP file. Throws UnreadableStatement where it is damaged, encrypted, or larger than the limits. */
export const zipFiles = (file: Buffer): readonly Buffer[] => {
  try {
    return unpack(file);
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error;
    throw new UnreadableStatement('MALFORMED', { cause: error });
  }
};
