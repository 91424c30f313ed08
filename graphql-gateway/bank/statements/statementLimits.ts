/** A year of a large club has 1 to 2 MB; the limits bound the time and the memory that one upload takes. */
export const statementLimits = {
  /** Of all files in an upload together, unpacked. */
  bytes: 6_000_000,
  /** Files in a ZIP file: one per day and account. */
  files: 800,
  /** Levels of XML elements; camt has 14. */
  depth: 40,
  entries: 10_000,
} as const;
