const itemsPerPiece = 100;

/** A JSON list in pieces of a hundred items. */
export function* listInPieces(items: Iterable<unknown>): Generator<string> {
  let piece = '[';
  let count = 0;
  for (const item of items) {
    piece += `${count === 0 ? '' : ','}${JSON.stringify(item)}`;
    count += 1;
    if (count % itemsPerPiece > 0) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]`;
}

/** A JSON object with at least one member; each member is itself given in pieces. */
export function* objectInPieces(members: Readonly<Record<string, Iterable<string>>>): Generator<string> {
  let before = '{';
  for (const [name, pieces] of Object.entries(members)) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* pieces;
    before = ',';
  }
  yield '}';
}
