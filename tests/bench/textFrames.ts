/** The events of a raw WebSocket client: whole text messages, pings, and the end. */
export type FrameEvents = Readonly<{ onText: (message: Buffer) => void; onPing: () => void; onClose: () => void }>;

const [text, close, ping] = [1, 8, 9];

/** The length of the length field, by its first byte. */
const lengthBytes: Readonly<Record<number, number>> = { 126: 2, 127: 8 };

/** Start and end of the payload of the frame at `start`; null while its header is incomplete. */
const boundsOf = (bytes: Buffer, start: number): Readonly<{ begin: number; end: number }> | null => {
  const length = (bytes[start + 1] ?? 0) & 0x7f;
  const begin = start + 2 + (lengthBytes[length] ?? 0);
  if (bytes.length < begin) return null;
  if (length < 126) return { begin, end: begin + length };
  // No message is longer than four of the eight bytes can say.
  return { begin, end: begin + (length === 126 ? bytes.readUInt16BE(start + 2) : bytes.readUInt32BE(start + 6)) };
};

/**
 * Parses the frames of a server (RFC 6455 §5.2); keeps no chunk. Does nothing that counting does not need: a client
 * that costs as much as the server would measure itself.
 */
export const frameReader = ({ onText, onPing, onClose }: FrameEvents): ((chunk: Buffer) => void) => {
  let rest: Buffer | null = null;
  const hear = (opcode: number, payload: Buffer): void => {
    if (opcode === text) onText(payload);
    else if (opcode === ping) onPing();
    else if (opcode === close) onClose();
  };
  return (chunk) => {
    const bytes: Buffer = rest ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    for (let bounds = boundsOf(bytes, at); bounds && bounds.end <= bytes.length; bounds = boundsOf(bytes, at)) {
      hear((bytes[at] ?? 0) & 0x0f, bytes.subarray(bounds.begin, bounds.end));
      at = bounds.end;
    }
    rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : null;
  };
};

/** A client's frame, masked with zeros as the protocol allows. `opcode`: 1 text, 10 pong. */
export const clientFrame = (opcode: 1 | 10, payload: string): Buffer => {
  const bytes = Buffer.from(payload);
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), bytes]);
};
