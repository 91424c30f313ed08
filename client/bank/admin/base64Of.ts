/** Piece by piece: a call with as many arguments as the file has bytes fails in some browsers. */
const piece = 8_192;

/** A file in Base64. */
export const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * piece, (index + 1) * piece)),
  );
  return btoa(pieces.join(''));
};
