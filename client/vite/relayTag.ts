import { createRequire } from 'node:module';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

const relayPlugin = createRequire(import.meta.url).resolve('babel-plugin-relay');

/**
 * Turns Relay's graphql`…` tags into imports of the compiled artifacts.
 * Only files that contain a tag go through Babel; everything else stays with Vite's own, faster compiler.
 */
export const relayTag = (artifactDirectory: string): Plugin => ({
  name: 'platzwart:relay-tag',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: /\bgraphql\s*`/ },
    async handler(code, id) {
      const [filename = id] = id.split('?');
      const compiled = await transformAsync(code, {
        filename,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        retainLines: true,
        parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [[relayPlugin, { artifactDirectory: path.resolve(artifactDirectory), eagerEsModules: true }]],
      });
      return compiled?.code ? { code: compiled.code, map: compiled.map ?? null } : null;
    },
  },
});
