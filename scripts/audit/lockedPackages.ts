import * as v from 'valibot';

const lockSchema = v.object({
  packages: v.record(v.string(), v.looseObject({ name: v.optional(v.string()), version: v.optional(v.string()) })),
});
const folder = 'node_modules/';

/** An entry has the field `name` only where the package is installed under an alias. */
const nameIn = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length);

export type LockedPackage = Readonly<{ name: string; version: string }>;

/** Every package that the lock file (parsed JSON) installs somewhere, our own workspaces left out. */
export const lockedPackages = (lock: unknown): readonly LockedPackage[] =>
  Object.entries(v.parse(lockSchema, lock).packages).flatMap(([path, { name, version }]) =>
    path.includes(folder) && version ? [{ name: name ?? nameIn(path), version }] : [],
  );
