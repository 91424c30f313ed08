import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import contracts from './contracts/package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** By their links in node_modules the specs would read the unchanged contracts, not Stryker's copy. */
const { './*': _features, ...files } = contracts.exports;
const changedContracts = [
  ...Object.entries(files).map(([name, file]) => ({
    find: `@platzwart/contracts/${name.slice(2)}`,
    replacement: here(`./contracts/${file}`),
  })),
  { find: /^@platzwart\/contracts\/([^/]+)$/, replacement: here('./contracts/$1/index.ts') },
];

/**
 * The specs of the rules alone, as Stryker runs them against each changed rule. Without those that try thousands of histories: they need
 * seconds for each change that they do not detect.
 */
export default defineConfig({
  // One graphql for all, as in vitest.config.ts.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: here('./node_modules/graphql/index.js') }, ...changedContracts],
  },
  test: {
    environment: 'node',
    include: [
      '{command-service/{booking,core,ledger,user},contracts/{booking,core,invoice}}/**/*.unit.spec.ts',
      '{vault,service-process}/*.unit.spec.ts',
      'graphql-gateway/{core,http}/*.unit.spec.ts',
    ],
    exclude: ['**/*Properties.unit.spec.ts', '**/costOfHistory.unit.spec.ts', '**/waitingList.unit.spec.ts'],
    testTimeout: 30_000,
  },
});
