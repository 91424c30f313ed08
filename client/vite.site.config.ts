import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { explicitPropForwarding } from './vite/explicitPropForwarding.ts';
import { packageAliases } from './vite/packageAliases.ts';
import { pureComponents } from './vite/pureComponents.ts';
import { relayModules } from './vite/relayModules.ts';
import { relayTag } from './vite/relayTag.ts';
import { shortArtifacts } from './vite/shortArtifacts.ts';
import { singleIcons } from './vite/singleIcons.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The public pages as one program for the gateway, with all packages in it (docs/adr/0085-public-pages-are-documents.md). */
export default defineConfig({
  root: here('.'),
  plugins: [
    singleIcons(),
    pureComponents(),
    explicitPropForwarding(),
    relayModules(here('../node_modules')),
    relayTag(here('./__generated__')),
    shortArtifacts(),
    react(),
  ],
  resolve: { alias: packageAliases },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: here('app/site/renderSitePage.tsx'),
    target: 'node20',
    sourcemap: true,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'site-pages.js', codeSplitting: false } },
  },
});
