import { satisfies } from 'semver';
import * as v from 'valibot';
import advisoriesFile from './advisories.json' with { type: 'json' };
import type { LockedPackage } from './lockedPackages.ts';

const advisoriesSchema = v.array(v.object({ package: v.string(), vulnerable: v.string(), advisory: v.string() }));

/** Maintained by hand for builds that cannot reach the registry; `npm audit` knows more where it can. */
export const advisories = v.parse(advisoriesSchema, advisoriesFile);

/** One sentence for each of `packages` that has a known vulnerability. */
export const vulnerabilitiesIn = (packages: readonly LockedPackage[]): readonly string[] =>
  packages.flatMap(({ name, version }) =>
    advisories
      .filter(
        (vulnerability) =>
          vulnerability.package === name && satisfies(version, vulnerability.vulnerable, { includePrerelease: true }),
      )
      .map(({ advisory, vulnerable }) => `${name} ${version} has a known vulnerability (${advisory}: ${vulnerable})`),
  );
