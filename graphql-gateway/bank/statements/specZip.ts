import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP file, written as PKWARE's description says; `claimed` is a size that is not the real one. */
export const specZip = (files: readonly Buffer[], { claimed }: Readonly<{ claimed?: number }> = {}): Buffer => {
  const members: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [index, file] of files.entries()) {
    const packed = deflateRawSync(file);
    const name = Buffer.from(`${index}.txt`);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(file), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? file.length, 18);
    common.writeUInt16LE(name.length, 22);
    const member = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    members.push(member);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(2), common, place, name]));
    at += member.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...members, listed, Buffer.from('PK\x05\x06'), end]);
};
