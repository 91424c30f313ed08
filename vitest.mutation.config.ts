import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const graphql = fileURLToPath(new URL('./node_modules/graphql/index.js', import.meta.url));

/** The specs of the rules alone, as Stryker runs them against each changed rule. */
export default defineConfig({
  // One graphql for all, as in vitest.config.ts.
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    environment: 'node',
    include: [
      '{command-service/{booking,club,core,ledger,user},contracts/{booking,core}}/**/*.unit.spec.ts',
      '{vault,service-process}/*.unit.spec.ts',
      'graphql-gateway/{*,{core,http}/*}.unit.spec.ts',
    ],
    testTimeout: 30_000,
  },
});
