/**
 * Encodes a part of a stream's state for storage between two runs. A snapshot is disposable: raise `shape` with every change of the state,
 * and old ones are ignored.
 */
export type PartCodec<State> = Readonly<{
  shape: number;
  /**
   * The state as JSON, in pieces that take at most a millisecond each; a piece may be empty. Other work is done between two pieces, so
   * `state` has to be immutable.
   */
  encode: (state: State) => Iterable<string>;
  /** Throws on content that it cannot read. */
  decode: (content: unknown) => State;
}>;

/** A part's name, and how it is encoded from the whole state. */
export type SnapshotPart<State> = Pick<PartCodec<State>, 'shape' | 'encode'> & Readonly<{ name: string }>;

/** How a module's state is stored: each part in a row of its own. */
export type SnapshotCodec<State> = Readonly<{
  parts: readonly SnapshotPart<State>[];
  /** `contents`: those of all parts, by name. Throws on content that it cannot read. */
  decode: (contents: ReadonlyMap<string, unknown>) => State;
}>;

/** A state that is stored as a single part. */
export const inOnePart = <State>(name: string, { shape, encode, decode }: PartCodec<State>): SnapshotCodec<State> => ({
  parts: [{ name, shape, encode }],
  decode: (contents) => decode(contents.get(name)),
});
