/** What a statement must not do while the previous release is running. Texts of functions are statements, too. */
const patterns: readonly RegExp[] = [
  /\b(?:drop|rename|truncate|revoke)\b/i,
  /\bdelete\s+from\b/i,
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  // The previous release inserts rows without it.
  /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
];

/** Whether `statement` takes away, renames or narrows something: then it is a step of its own that says `removes` (schemaVersion.ts). */
export const takesAway = (statement: string): boolean => patterns.some((pattern) => pattern.test(statement));
