import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relayModules } from '../../vite/relayModules.ts';
import { relayTag } from '../../vite/relayTag.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The client's own build for a page that is only measured (tests/bench/gridRows.ts). */
export default defineConfig({
  root: here('.'),
  plugins: [relayModules(here('../../../node_modules')), relayTag(here('../../__generated__')), react()],
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: { target: 'es2022' },
});
