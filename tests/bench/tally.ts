/** Callbacks for one message while socket after socket receives it. */
export type TallyEvents<Meaning> = Readonly<{
  /** Called once per message, at its first arrival on any socket. */
  decode: (text: string) => Meaning;
  onFirst?: (meaning: Meaning) => void;
  onEach?: (meaning: Meaning) => void;
  onLast: (meaning: Meaning) => void;
}>;

type Counted<Meaning> = { bytes: Buffer; meaning: Meaning; heard: number };

/** Counts which sockets got which message: all of `count` sockets get the same messages; equal bytes are the same message. */
export const tally = <Meaning>(count: number, events: TallyEvents<Meaning>): ((message: Buffer) => void) => {
  const { decode, onFirst, onEach, onLast } = events;
  const open: Counted<Meaning>[] = [];
  const begin = (message: Buffer): Counted<Meaning> => {
    const counted = { bytes: Buffer.from(message), meaning: decode(message.toString()), heard: 0 };
    open.push(counted);
    onFirst?.(counted.meaning);
    return counted;
  };
  return (message) => {
    const counted = open.find(({ bytes }) => bytes.equals(message)) ?? begin(message);
    counted.heard += 1;
    onEach?.(counted.meaning);
    if (counted.heard < count) return;
    open.splice(open.indexOf(counted), 1);
    onLast(counted.meaning);
  };
};
