import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relayTag } from './client/vite/relayTag.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['**/*.unit.spec.ts'] } },
      {
        test: {
          name: 'int',
          environment: 'node',
          include: ['**/*.int.spec.ts'],
          globalSetup: ['tests/support/postgresForSpecs.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [relayTag(here('./client/__generated__')), react()],
        test: { name: 'ui', environment: 'jsdom', include: ['client/**/*.ui.spec.tsx'], setupFiles: ['client/test/setup.ts'] },
      },
    ],
  },
});
