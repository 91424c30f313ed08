import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';

const groups = ['all', 'signedIn', 'members', 'admins', 'ownerOrAdmin', 'self'] as const;
/**
 * Who sees a field of an own object, or of another person's. `ownerOrAdmin` and `self` refer to one person.
 */
export type Group = (typeof groups)[number];

/** "admins audience", "ownerOrAdmin viewer hidden": the group, by what the value varies, and whether the others get null and no refusal. */
const keySchema = v.pipe(
  v.string(),
  v.transform((key) => key.split(' ')),
  v.union([
    v.strictTuple([v.picklist(groups), v.picklist(['nobody', 'audience', 'viewer'])]),
    v.strictTuple([v.picklist(groups), v.picklist(['nobody', 'audience', 'viewer']), v.literal('hidden')]),
  ]),
);
/** By key, by type: the names of the fields. */
const statementSchema = v.record(v.string(), v.record(v.string(), v.string()));

const root = new URL('../', import.meta.url);
const statements = (): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('Policies.expected.json') && !file.includes('node_modules'),
  );

const fieldsIn = (file: string) => {
  const statement = v.parse(statementSchema, JSON.parse(readFileSync(new URL(file, root), 'utf8')));
  return Object.entries(statement).flatMap(([key, types]) => {
    const [group, variesBy, hidden] = v.parse(keySchema, key);
    return Object.entries(types).flatMap(([type, fields]) =>
      fields.split(' ').map((field) => ({ name: `${type}.${field}`, group, variesBy, isHidden: hidden !== undefined })),
    );
  });
};

/**
 * Who sees each field, as the file beside the policies of each feature states it (decisions.md C4, C5, C7, B24, B25): written by hand, by
 * who sees a field and not by its type, so that a policy that is wrong differs from it.
 */
export const statedPolicies = statements().flatMap(fieldsIn);
