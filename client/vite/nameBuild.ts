import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { buildHeader } from '../../contracts/core/clientBuild.ts';

/** Of the page and the names of all files, which contain the hashes of their contents. */
const digestOf = (html: string, files: readonly string[]): string =>
  createHash('sha256')
    .update([html, ...files.toSorted()].join('\n'))
    .digest('hex')
    .slice(0, 8);

/** `version+hash` of a build; the same sources make the same. */
export const buildId = (version: string, html: string, files: readonly string[]): string =>
  `${version}+${digestOf(html, files)}`;

/** Writes the build's id into the page, where both the gateway and the page read it. After all that changes the page. */
export const nameBuild = (version: string): Plugin => ({
  name: 'platzwart:name-build',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const meta = `<meta name="${buildHeader}" content="${buildId(version, html, Object.keys(bundle))}" />`;
      return html.replace('</title>', `</title>\n    ${meta}`);
    },
  },
});
