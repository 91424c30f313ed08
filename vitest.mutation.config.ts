import { defineConfig } from 'vitest/config';

/** The specs of the rules alone, as Stryker runs them against each changed rule. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{command-service/{booking,club,user,processes},contracts/{booking,core}}/**/*.unit.spec.ts'],
    testTimeout: 30_000,
  },
});
