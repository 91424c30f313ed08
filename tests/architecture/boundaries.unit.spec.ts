import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, it } from 'vitest';
import { cruiseHouse, house, rooms, violationsIn } from './cruiseHouse.ts';
import { type PlantedImport, plantHouse } from './plantedHouse.ts';

const forbidden: Readonly<Record<string, readonly PlantedImport[]>> = {
  'runtimes-meet-in-contracts': [
    { from: 'client/booking/page.ts', to: 'graphql-gateway/booking/types.ts' },
    { from: 'graphql-gateway/core/a.ts', to: 'command-service/core/a.ts' },
    { from: 'projection-service/main.ts', to: 'tests/stories/a.ts' },
  ],
  'tests-are-outsiders': [
    { from: 'tests/stories/a.ts', to: 'command-service/booking/bookingRules.ts' },
    { from: 'tests/stories/c.ts', to: 'client/booking/plan/buildDay.ts' },
  ],
  'the-simulator-runs-write-and-read-side': [
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
  'only-write-and-read-side-see-the-store': [
    { from: 'graphql-gateway/core/b.ts', to: 'event-store/connect.ts' },
    { from: 'tests/stories/b.ts', to: 'event-store/connect.ts' },
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
    { from: 'graphql-gateway/live/a.ts', to: 'graphql-gateway/club/a.ts' },
  ],
  'nothing-below-a-meeting-place': [
    { from: 'command-service/booking/c.ts', to: 'command-service/processes/bookAsUser.ts' },
    { from: 'client/user/b.tsx', to: 'client/app/App.tsx' },
    { from: 'projection-service/core/a.ts', to: 'projection-service/main.ts' },
  ],
  'a-decision-is-pure': [
    { from: 'command-service/booking/courtDecider.ts', to: 'node:crypto' },
    { from: 'command-service/booking/courtPolicies.ts', to: 'event-store/eventStore.ts' },
    { from: 'command-service/booking/courtState.ts', to: 'command-service/core/runtime.ts' },
    { from: 'command-service/user/memberState.ts', to: 'pg' },
  ],
  'one-adapter-for-eventstoredb': [{ from: 'command-service/core/c.ts', to: '@eventstore/db-client' }],
  'tokens-in-one-place': [{ from: 'graphql-gateway/user/b.ts', to: 'jose' }],
  'passwords-in-one-place': [{ from: 'graphql-gateway/core/c.ts', to: '@node-rs/argon2' }],
  'letters-go-out-in-one-place': [{ from: 'command-service/user/a.ts', to: 'nodemailer' }],
  'the-client-is-a-browser': [{ from: 'client/core/a.ts', to: 'knex' }],
  'the-client-has-no-node': [{ from: 'client/core/b.ts', to: 'node:path' }],
  'no-circles': [{ from: 'client/core/c.ts', to: 'client/core/d.ts' }],
  'nothing-imports-a-spec': [{ from: 'contracts/core/e.ts', to: 'contracts/core/money.unit.spec.ts' }],
  'the-house-stands-without-its-tests': [
    { from: 'command-service/booking/d.ts', to: 'command-service/booking/specClub.ts' },
    { from: 'command-service/core/d.ts', to: 'tests/support/a.ts' },
    { from: 'projection-service/core/b.ts', to: 'scripts/embeddedPostgres.ts' },
  ],
  'everything-resolves': [{ from: 'client/core/e.ts', to: './nowhere' }],
};

const otherHalfOfTheCircle: PlantedImport = { from: 'client/core/d.ts', to: 'client/core/c.ts' };

const allowed: readonly PlantedImport[] = [
  { from: 'command-service/booking/courtDecider.ts', to: 'contracts/booking/a.ts' },
  { from: 'command-service/booking/courtDecider.ts', to: 'command-service/core/decider.ts' },
  { from: 'command-service/booking/courtDecider.ts', to: 'immutable' },
  { from: 'command-service/processes/bookAsUser.ts', to: 'command-service/booking/a.ts' },
  { from: 'command-service/main.ts', to: 'event-store/connect.ts' },
  { from: 'graphql-gateway/main.ts', to: 'service-process/listen.ts' },
  { from: 'mail-service/main.ts', to: 'event-store/connect.ts' },
  { from: 'mail-service/post/smtpPost.ts', to: 'nodemailer' },
  { from: 'event-store/connectionFailure.ts', to: 'service-process/startRefusal.ts' },
  { from: 'client/app/App.tsx', to: 'client/booking/a.tsx' },
  { from: 'graphql-gateway/core/token.ts', to: 'jose' },
  { from: 'event-store/eventstoredb/a.ts', to: '@eventstore/db-client' },
  { from: 'command-service/booking/a.int.spec.ts', to: 'tests/support/freshDatabase.ts' },
  { from: 'command-service/booking/a.int.spec.ts', to: 'scripts/embeddedPostgres.ts' },
  { from: 'tests/operations/a.unit.spec.ts', to: 'graphql-gateway/config.ts' },
  { from: 'tests/simulator/c.ts', to: 'command-service/commandService.ts' },
  { from: 'tests/simulator/c.ts', to: 'projection-service/core/projections.ts' },
  { from: 'tests/simulator/c.ts', to: 'event-store/bell.ts' },
  { from: 'tests/support/a.ts', to: 'client/booking/texts.de.ts' },
];

let report: ICruiseResult;
beforeAll(async () => {
  report = await cruiseHouse(house);
}, 60_000);

it('keeps every boundary, and every room is seen', () => {
  expect(rooms.filter((room) => !report.modules.some(({ source }) => source.startsWith(`${room}/`)))).toEqual([]);
  expect(violationsIn(report)).toEqual([]);
});

it('allows what the house is made of', async () => {
  const planted = await plantHouse(allowed);
  try {
    expect(violationsIn(await cruiseHouse(planted.folder))).toEqual([]);
  } finally {
    await planted.remove();
  }
});

it('finds every kind of planted violation, by the rule that is about it', async () => {
  const planted = await plantHouse([...Object.values(forbidden).flat(), otherHalfOfTheCircle]);
  try {
    const found = violationsIn(await cruiseHouse(planted.folder));
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

it('has a planted violation for every rule', () => {
  const rules = report.summary.ruleSetUsed?.forbidden?.map(({ name }) => name) ?? [];
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.filter((name) => name === undefined || !(name in forbidden))).toEqual([]);
});
