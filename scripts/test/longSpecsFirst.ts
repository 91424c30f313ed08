import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Specs that take ten seconds and more, the longest first. What their size says of others does not hold for them: they start services,
 * or run a suite that lies elsewhere. A name that is missing here costs time only.
 */
export const longSpecs: readonly string[] = [
  'tests/simulator/simulator.unit.spec.ts',
  'tests/upgrades/from20261123.int.spec.ts',
  'tests/upgrades/from20261126.int.spec.ts',
  'tests/upgrades/from20261129.int.spec.ts',
  'tests/upgrades/from20261121.int.spec.ts',
  'tests/attacks/storeFailures.int.spec.ts',
  'tests/attacks/restoreDrill.int.spec.ts',
  'event-store/eventstoredb/eventStoreDb.int.spec.ts',
  'tests/operations/instanceRecovers.int.spec.ts',
  'tests/operations/roles.int.spec.ts',
  'projection-service/main.int.spec.ts',
  'tests/attacks/servicesToPostgres.int.spec.ts',
  'projection-service/core/rebuildBeside.int.spec.ts',
  'scripts/backup/moveBetweenStores.int.spec.ts',
  'projection-service/readModels.int.spec.ts',
  'tests/attacks/gatewayToCommands.int.spec.ts',
  'tests/checker/checkInstance.int.spec.ts',
  'tests/operations/rollingRestarts.int.spec.ts',
  'graphql-gateway/main.int.spec.ts',
  'projection-service/core/readModelSupervisor.int.spec.ts',
  'graphql-gateway/composed/myDataManyBookings.int.spec.ts',
  'graphql-gateway/user/stoppedPeople.int.spec.ts',
  'tests/upgrades/onEventStoreDb.int.spec.ts',
  'tests/operations/doctor.int.spec.ts',
  'tests/security/foreignIds.int.spec.ts',
  'projection-service/core/projections.int.spec.ts',
  'command-service/main.int.spec.ts',
  'tests/operations/twoOfEach.int.spec.ts',
  'scripts/embeddedPostgres.int.spec.ts',
];

type File = Readonly<{ moduleId: string; project: Readonly<{ name: string }> }>;

const rankOf = ({ moduleId }: File): number => {
  const rank = longSpecs.findIndex((name) => moduleId.endsWith(`/${name}`));
  return rank === -1 ? longSpecs.length : rank;
};

/** Moves the long files of each project before its others, which keep their order. */
export const longFirst = <Each extends File>(files: readonly Each[]): Each[] =>
  files.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || rankOf(a) - rankOf(b));

/** Begins with the long files: when a long one begins last, the other workers have nothing to do until it ends. */
export class LongSpecsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longFirst(await super.sort(files));
  }
}
