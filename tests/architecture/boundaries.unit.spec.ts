import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, it } from 'vitest';
import { workspaces } from '../../scripts/check/checks.ts';
import { cruiseRepository, violationsIn } from './cruiseRepository.ts';
import { type PlantedImport, plantRepository } from './plantedRepository.ts';

const forbidden: Readonly<Record<string, readonly PlantedImport[]>> = {
  'runtimes-meet-in-contracts': [
    { from: 'client/booking/page.ts', to: 'graphql-gateway/booking/types.ts' },
    { from: 'graphql-gateway/core/a.ts', to: 'command-service/core/a.ts' },
    { from: 'projection-service/main.ts', to: 'tests/stories/a.ts' },
  ],
  'tests-are-outsiders': [
    { from: 'tests/stories/a.ts', to: 'command-service/booking/bookingRules.ts' },
    { from: 'tests/stories/c.ts', to: 'client/courtPlan/plan/buildDay.ts' },
  ],
  'the-simulator-runs-the-write-side': [
    { from: 'tests/simulator/d.ts', to: 'projection-service/core/projections.ts' },
    { from: 'tests/simulator/a.ts', to: 'graphql-gateway/gateway.ts' },
    { from: 'tests/simulator/b.ts', to: 'client/core/f.ts' },
  ],
  'only-benchmarks-open-parts-of-services': [{ from: 'tests/races/a.ts', to: 'command-service/testing/a.ts' }],
  'only-operations-reads-configurations': [{ from: 'tests/races/a.ts', to: 'command-service/config.ts' }],
  'contracts-are-the-bottom': [
    { from: 'contracts/core/a.ts', to: 'node:fs' },
    { from: 'contracts/core/b.ts', to: 'pg' },
    { from: 'contracts/core/c.ts', to: 'event-store/eventStore.ts' },
  ],
  'contract-features-stay-apart': [{ from: 'contracts/booking/a.ts', to: 'contracts/user/a.ts' }],
  'contracts-core-knows-no-feature': [{ from: 'contracts/core/d.ts', to: 'contracts/booking/b.ts' }],
  'the-store-knows-no-feature': [{ from: 'event-store/a.ts', to: 'contracts/booking/c.ts' }],
  'the-database-knows-no-other-workspace': [{ from: 'database/a.ts', to: 'event-store/connect.ts' }],
  'the-vault-knows-no-store': [{ from: 'vault/a.ts', to: 'event-store/connect.ts' }],
  'only-write-and-read-side-see-the-store': [
    { from: 'graphql-gateway/core/b.ts', to: 'event-store/connect.ts' },
    { from: 'tests/stories/b.ts', to: 'event-store/connect.ts' },
  ],
  'specs-make-tables-by-migrations': [
    { from: 'graphql-gateway/testing/readModelTables.ts', to: 'mail-service/core/outbox.ts' },
  ],
  'only-services-are-processes': [{ from: 'client/core/g.ts', to: 'service-process/listen.ts' }],
  'a-process-knows-no-service': [{ from: 'service-process/a.ts', to: 'event-store/connect.ts' }],
  'features-stay-apart': [
    { from: 'command-service/booking/a.ts', to: 'command-service/user/a.ts' },
    { from: 'projection-service/booking/a.ts', to: 'projection-service/club/a.ts' },
    { from: 'graphql-gateway/user/a.ts', to: 'graphql-gateway/booking/a.ts' },
    { from: 'client/booking/a.tsx', to: 'client/user/a.tsx' },
  ],
  'core-knows-no-feature': [
    { from: 'command-service/core/b.ts', to: 'command-service/booking/b.ts' },
    { from: 'client/ui/a.tsx', to: 'client/booking/b.tsx' },
    { from: 'client/courtPlan/a.ts', to: 'client/booking/c.ts' },
    { from: 'graphql-gateway/live/a.ts', to: 'graphql-gateway/club/a.ts' },
  ],
  'core-is-the-bottom': [
    { from: 'graphql-gateway/core/d.ts', to: 'graphql-gateway/live/b.ts' },
    { from: 'mail-service/core/a.ts', to: 'mail-service/templates/a.ts' },
    { from: 'projection-service/core/c.ts', to: 'projection-service/readModels.ts' },
  ],
  'nothing-below-a-meeting-place': [
    { from: 'graphql-gateway/user/c.ts', to: 'graphql-gateway/composed/a.ts' },
    { from: 'graphql-gateway/http/a.ts', to: 'graphql-gateway/features.ts' },
    { from: 'command-service/booking/c.ts', to: 'command-service/processes/erasePerson.ts' },
    { from: 'client/user/b.tsx', to: 'client/app/App.tsx' },
    { from: 'projection-service/core/a.ts', to: 'projection-service/main.ts' },
  ],
  'a-decision-is-pure': [
    { from: 'command-service/booking/domain/courtRules.ts', to: 'node:crypto' },
    { from: 'command-service/booking/domain/prices.ts', to: 'event-store/eventStore.ts' },
    { from: 'command-service/booking/domain/quotas.ts', to: 'command-service/booking/handlers/bookAsUser.ts' },
    { from: 'command-service/ledger/ledgerState.ts', to: 'command-service/core/runtime.ts' },
    { from: 'command-service/ledger/courts/courtsState.ts', to: 'node:crypto' },
    { from: 'command-service/user/domain/memberState.ts', to: 'pg' },
  ],
  'rules-are-below-the-ledger': [
    { from: 'command-service/booking/domain/windows.ts', to: 'command-service/ledger/courts/a.ts' },
  ],
  'the-runtime-imports-core-alone': [
    { from: 'command-service/core/f.ts', to: 'command-service/operations/tracing.ts' },
    { from: 'command-service/core/g.ts', to: 'command-service/http/routes.ts' },
    { from: 'command-service/core/h.ts', to: 'command-service/ledger/a.ts' },
  ],
  'demo-and-testing-serve-nobody': [
    { from: 'command-service/http/b.ts', to: 'command-service/demo/a.ts' },
    { from: 'projection-service/booking/c.ts', to: 'projection-service/testing/a.ts' },
    { from: 'graphql-gateway/main.ts', to: 'graphql-gateway/testing/a.ts' },
    { from: 'mail-service/core/a.ts', to: 'mail-service/testing/a.ts' },
  ],
  'only-demo-mode-loads-the-demo': [{ from: 'command-service/main.ts', to: 'command-service/demo/b.ts' }],
  'one-adapter-for-eventstoredb': [{ from: 'command-service/core/c.ts', to: '@eventstore/db-client' }],
  'tokens-in-one-place': [{ from: 'graphql-gateway/user/b.ts', to: 'jose' }],
  'passwords-in-one-place': [{ from: 'graphql-gateway/core/c.ts', to: '@node-rs/argon2' }],
  'emails-are-sent-in-one-place': [{ from: 'command-service/user/a.ts', to: 'nodemailer' }],
  'the-client-is-a-browser': [{ from: 'client/core/a.ts', to: 'knex' }],
  'the-client-has-no-node': [{ from: 'client/core/b.ts', to: 'node:path' }],
  'no-circles': [{ from: 'client/core/c.ts', to: 'client/core/d.ts' }],
  'nothing-imports-a-spec': [{ from: 'contracts/core/e.ts', to: 'contracts/core/money.unit.spec.ts' }],
  'production-code-does-not-import-tests': [
    { from: 'command-service/booking/d.ts', to: 'command-service/booking/specClub.ts' },
    { from: 'command-service/core/d.ts', to: 'tests/support/a.ts' },
    { from: 'projection-service/core/b.ts', to: 'scripts/embeddedPostgres.ts' },
  ],
  'everything-resolves': [{ from: 'client/core/e.ts', to: './nowhere' }],
};

const otherHalfOfTheCircle: PlantedImport = { from: 'client/core/d.ts', to: 'client/core/c.ts' };

const allowed: readonly PlantedImport[] = [
  { from: 'command-service/ledger/courts/bookCourts.ts', to: 'contracts/booking/a.ts' },
  { from: 'command-service/ledger/courts/bookCourts.ts', to: 'command-service/core/decider.ts' },
  { from: 'command-service/ledger/courts/bookCourts.ts', to: 'command-service/booking/domain/a.ts' },
  { from: 'command-service/ledger/courts/bookCourts.ts', to: 'immutable' },
  { from: 'command-service/booking/handlers/bookAsUser.ts', to: 'command-service/ledger/ledgerDecider.ts' },
  { from: 'command-service/booking/domain/a.unit.spec.ts', to: 'command-service/ledger/courts/courts.ts' },
  { from: 'command-service/processes/erasePerson.ts', to: 'command-service/booking/domain/a.ts' },
  { from: 'command-service/main.ts', to: 'event-store/connect.ts' },
  { from: 'graphql-gateway/main.ts', to: 'service-process/listen.ts' },
  { from: 'mail-service/main.ts', to: 'event-store/connect.ts' },
  { from: 'mail-service/transport/smtpTransport.ts', to: 'nodemailer' },
  { from: 'database/connectionFailure.ts', to: 'service-process/startRefusal.ts' },
  { from: 'client/app/App.tsx', to: 'client/booking/a.tsx' },
  { from: 'graphql-gateway/core/token.ts', to: 'jose' },
  { from: 'graphql-gateway/composed/a.ts', to: 'graphql-gateway/booking/b.ts' },
  { from: 'event-store/eventstoredb/a.ts', to: '@eventstore/db-client' },
  { from: 'command-service/booking/a.int.spec.ts', to: 'tests/support/freshDatabase.ts' },
  { from: 'command-service/booking/a.int.spec.ts', to: 'scripts/embeddedPostgres.ts' },
  { from: 'tests/operations/a.unit.spec.ts', to: 'graphql-gateway/config.ts' },
  { from: 'tests/simulator/c.ts', to: 'command-service/commandService.ts' },
  { from: 'tests/simulator/c.ts', to: 'event-store/wakeUpSignal.ts' },
  { from: 'tests/support/a.ts', to: 'client/booking/texts.de.ts' },
];

let permitted: ICruiseResult;
beforeAll(async () => {
  const planted = await plantRepository(allowed);
  try {
    permitted = await cruiseRepository(planted.folder);
  } finally {
    await planted.remove();
  }
});

// `npm run check` reads the repository itself, by the same list of workspaces and the same rules.
it('every workspace is read', () => {
  const read = permitted.modules.map(({ source }) => source);
  expect(workspaces.filter((workspace) => !read.includes(`${workspace}/empty.ts`))).toEqual([]);
});

it('the permitted imports are allowed', () => {
  expect(violationsIn(permitted)).toEqual([]);
});

it('every planted violation is reported by its rule', async () => {
  const planted = await plantRepository([...Object.values(forbidden).flat(), otherHalfOfTheCircle]);
  try {
    const found = violationsIn(await cruiseRepository(planted.folder));
    const missed = Object.entries(forbidden).flatMap(([rule, imports]) =>
      imports
        .filter(({ from }) => !found.some((line) => line.startsWith(`${rule}: ${from} -> `)))
        .map(({ from }) => `${rule}: ${from}`),
    );
    expect(missed).toEqual([]);
  } finally {
    await planted.remove();
  }
});

it('every rule has a planted violation', () => {
  const rules = permitted.summary.ruleSetUsed?.forbidden?.map(({ name }) => name) ?? [];
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.filter((name) => name === undefined || !(name in forbidden))).toEqual([]);
});
