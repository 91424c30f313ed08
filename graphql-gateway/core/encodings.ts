/** In the order in which we prefer them: the smaller result first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that a client's `Accept-Encoding` names without reservation and that `isOffered`; null: as it is. */
export const acceptedEncoding = (
  header: string | string[] | undefined,
  isOffered: (encoding: Encoding) => boolean,
): Encoding | null => {
  if (typeof header !== 'string') return null;
  const accepted = header.split(/\s*,\s*/);
  return encodings.find((encoding) => accepted.includes(encoding) && isOffered(encoding)) ?? null;
};
