import type { Plugin } from 'vite';

/** A chunk that imports itself by way of others; null where none does. `importsOf`: by file, what has to run before it. */
export const chunkInCircle = (importsOf: ReadonlyMap<string, readonly string[]>): string | null => {
  const isInCircle = (file: string): boolean => {
    const before = new Set(importsOf.get(file));
    for (const each of before) for (const imported of importsOf.get(each) ?? []) before.add(imported);
    return before.has(file);
  };
  return [...importsOf.keys()].find(isInCircle) ?? null;
};

/**
 * Fails the build where chunks import each other: one of them would run before what it needs of the others, and the page would stay empty.
 * The groups of `firstPageChunks.ts` decide which module is in which chunk.
 */
export const acyclicChunks = (): Plugin => ({
  name: 'platzwart:acyclic-chunks',
  apply: 'build',
  generateBundle: (_, bundle) => {
    const imports = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
    );
    const found = chunkInCircle(new Map(imports));
    if (found !== null) throw new Error(`${found} and the chunks that it imports import each other`);
  },
});
