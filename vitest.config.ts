import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { relayTag } from './client/vite/relayTag.ts';
import { explicitPropForwarding } from './client/vite/explicitPropForwarding.ts';
import { currentBuild } from './scripts/build/builds.ts';
import { LongSpecsFirst } from './scripts/test/longSpecsFirst.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Node gives our code and its libraries one graphql; Vite would give ours another copy, which refuses their types. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: here('./node_modules/graphql/index.js') }] };

/** A mutation run that is still going on, or was broken off, keeps copies of the specs there. */
const exclude = [...configDefaults.exclude, '**/.stryker-tmp/**'];

/**
 * Spec files share a process and the modules that are loaded in it: our modules keep no state, and to load them anew for every
 * file took as long as the specs themselves.
 */
const sharedModules = { isolate: false } as const;

/**
 * Node loads all packages itself. By default vitest loads those that lie anywhere below a folder called `es` or `esm`, for example
 * in a clone below one, and two copies of a package do not know each other's classes.
 */
const packagesByNode = { server: { deps: { external: [/\/node_modules\//] } } };

/** Limits are for what hangs, not for what is slow: several specs share two cores. */
const patient = { expect: { poll: { timeout: 50_000 } } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongSpecsFirst },
    projects: [
      {
        resolve: oneGraphql,
        test: {
          ...sharedModules,
          ...packagesByNode,
          name: 'unit',
          environment: 'node',
          include: ['**/*.unit.spec.ts'],
          exclude,
          testTimeout: 60_000,
          ...patient,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          ...sharedModules,
          ...packagesByNode,
          name: 'int',
          environment: 'node',
          include: ['**/*.int.spec.ts'],
          exclude,
          globalSetup: ['tests/support/postgresForSpecs.ts'],
          // Specs work beside built services, and are of the same release.
          env: { PLATZWART_BUILD: currentBuild(here('.')) },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          ...patient,
        },
      },
      {
        plugins: [relayTag(here('./client/__generated__')), explicitPropForwarding(), react()],
        // Packages are shared, our modules are loaded anew for each file: client/test/setup.ts.
        test: {
          ...sharedModules,
          name: 'ui',
          environment: 'jsdom',
          include: ['client/**/*.ui.spec.tsx'],
          testTimeout: 60_000,
          ...patient,
          setupFiles: ['client/test/setup.ts'],
          // As in the build: our styled elements go through the plugins, too.
          server: { deps: { ...packagesByNode.server.deps, inline: [/@emotion\/(?:styled|is-prop-valid)\//] } },
        },
      },
    ],
  },
});
