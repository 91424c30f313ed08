import * as v from 'valibot';

const lockSchema = v.object({ packages: v.record(v.string(), v.looseObject({ version: v.optional(v.string()) })) });
const folder = 'node_modules/';

export type LockedPackage = Readonly<{ name: string; version: string }>;

/** Every package that the lock file (parsed JSON) installs somewhere, our own rooms left out. */
export const lockedPackages = (lock: unknown): readonly LockedPackage[] =>
  Object.entries(v.parse(lockSchema, lock).packages).flatMap(([path, { version }]) =>
    path.includes(folder) && version ? [{ name: path.slice(path.lastIndexOf(folder) + folder.length), version }] : [],
  );
