/** In order of preference: the smaller result first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that `Accept-Encoding` names without a quality value and that `isOffered`; null: no encoding. */
export const acceptedEncoding = (
  header: string | string[] | undefined,
  isOffered: (encoding: Encoding) => boolean,
): Encoding | null => {
  if (typeof header !== 'string') return null;
  const accepted = header.split(/\s*,\s*/);
  return encodings.find((encoding) => accepted.includes(encoding) && isOffered(encoding)) ?? null;
};
