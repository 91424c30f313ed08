/** What becomes of one message, while it comes to one socket after the other. */
export type TallyEvents<Meaning> = Readonly<{
  /** Called once per message, whoever gets it. */
  decode: (text: string) => Meaning;
  onFirst?: (meaning: Meaning) => void;
  onEach?: (meaning: Meaning) => void;
  onLast: (meaning: Meaning) => void;
}>;

type Counted<Meaning> = { bytes: Buffer; meaning: Meaning; heard: number };

/** Counts who has heard what: all of `count` sockets get the same messages, and equal bytes are the same message. */
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
