const finalText = 0x81;
const closingBrace = 0x7d;

/** Bytes of the header that RFC 6455 §5.2 asks for before so many bytes of payload, from a server. */
const headerLength = (length: number): 2 | 4 | 10 => {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
};

const writeHeader = (frame: Buffer, length: number): void => {
  frame[0] = finalText;
  if (length < 126) frame[1] = length;
  else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
};

/** The WebSocket frame of the text `start` + `bytes` + `}`, whole, so that one write sends it. */
export const textFrame = (start: Buffer, bytes: Buffer): Buffer => {
  const length = start.length + bytes.length + 1;
  const header = headerLength(length);
  const frame = Buffer.allocUnsafe(header + length);
  writeHeader(frame, length);
  start.copy(frame, header);
  bytes.copy(frame, header + start.length);
  frame[frame.length - 1] = closingBrace;
  return frame;
};
