import { satisfies } from 'semver';
import * as v from 'valibot';
import holesFile from './knownHoles.json' with { type: 'json' };
import type { LockedPackage } from './lockedPackages.ts';

const holesSchema = v.array(v.object({ package: v.string(), vulnerable: v.string(), advisory: v.string() }));

/** Looked up by hand, for builds that cannot ask the registry; `npm audit` knows more wherever it can be asked. */
export const knownHoles = v.parse(holesSchema, holesFile);

/** One sentence for each of `packages` that has a known hole. */
export const holesIn = (packages: readonly LockedPackage[]): readonly string[] =>
  packages.flatMap(({ name, version }) =>
    knownHoles
      .filter((hole) => hole.package === name && satisfies(version, hole.vulnerable, { includePrerelease: true }))
      .map(({ advisory, vulnerable }) => `${name} ${version} has a known hole (${advisory}: ${vulnerable})`),
  );
