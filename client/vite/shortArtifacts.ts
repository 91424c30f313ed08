import type { Plugin } from 'vite';

/** Used by the development build only, which warns where an artifact is outdated. */
const hash = /^\(node as any\)\.hash = "\w+";$/m;
const ids = /^( +"(?:cacheID|id)": )"[0-9a-f]+",$/gm;

const nameOf = (file: string): string => file.replace(/^.*\/(\w+)\.graphql\.ts.*$/, '$1');

/**
 * Removes random letters from Relay's artifacts in a build, because they do not compress: hashes, and both ids of
 * a query, which Relay only uses to distinguish them here (queries are sent as text). Their names serve the same
 * purpose.
 */
export const shortArtifacts = (): Plugin => ({
  name: 'platzwart:short-artifacts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /__generated__\/\w+\.graphql\.ts$/ },
    handler: (code, file) => ({
      code: code.replace(hash, '').replace(ids, `$1"${nameOf(file)}",`),
      map: null,
    }),
  },
});
