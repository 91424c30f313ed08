/** One place in the code that is made wrong: `find` stands there exactly once. */
export type Edit = Readonly<{ file: string; find: string; replace: string }>;

/** A mistake that somebody could make, and the specs of which at least one has to notice it. */
export type PlantedBug = Readonly<{
  /** What goes wrong, as a sentence about the club or its log. */
  bug: string;
  edits: readonly Edit[];
  /** A project of vitest.config.ts, or the small `npm run security`. */
  project: Project;
  /** Spec files, from the top of the house; of `security`, its suites. */
  caughtBy: readonly string[];
}>;

export const projects = ['unit', 'int', 'ui', 'security'] as const;
export type Project = (typeof projects)[number];

/** `text` with the edit made. Throws where the place is not there, or not the only one: then the bug has to be written anew. */
export const planted = (text: string, { file, find, replace }: Edit): string => {
  const pieces = text.split(find);
  if (pieces.length !== 2) throw new Error(`${file} has ${pieces.length - 1} places that read: ${find}`);
  return pieces.join(replace);
};
