import type { GatewayContext } from './context.ts';
import { type Principal, principals } from './viewer.ts';

type Principals = ReadonlySet<Principal>;

const everyone: Principals = new Set(principals);
const signedIn: Principals = new Set(principals.filter((principal) => principal !== 'ANONYMOUS'));
const admins: Principals = new Set<Principal>(['ADMIN']);
const members: Principals = new Set<Principal>(['MEMBER', 'TRAINER', 'ADMIN']);
const noOne: Principals = new Set<Principal>();

/**
 * Whose eyes decide what a field says: nobody's, those of a role, or those of one person. Only what no single person's
 * eyes decide is ever made once for many (docs/adr/0009-one-execution-per-topic.md).
 */
export type Varies = 'nobody' | 'audience' | 'viewer';

/** Who may see a field, or make a call, of their own and of somebody else's. */
export type FieldPolicy = Readonly<{
  own: Principals;
  foreign: Principals;
  /** Where `own` and `foreign` differ: whether the object has the viewer's `personId`, or `userID` names the viewer. */
  owner: 'object' | 'userID' | 'nobody';
  /** What others get: an error with its code, or null as if there were nothing. */
  denied: 'refuse' | 'hide';
  varies: Varies;
  /** Opens the field to everybody signed in where it holds, whoever owns the object. */
  exception: ((object: unknown, context: GatewayContext) => boolean | Promise<boolean>) | null;
}>;

const alike = (who: Principals, varies: Varies): FieldPolicy => ({
  own: who,
  foreign: who,
  owner: 'nobody',
  denied: 'refuse',
  varies,
  exception: null,
});

/** The public; the same for all. */
export const forEveryone = alike(everyone, 'nobody');
/** A call of the public whose answer is for the caller alone. */
export const forTheCaller = alike(everyone, 'viewer');
/** Everybody who is signed in; the same for all. */
export const forSignedIn = alike(signedIn, 'nobody');
/** Everybody who is signed in; another answer for each role. */
export const perRole = alike(signedIn, 'audience');
/** Everybody who is signed in; another answer for each person. */
export const perPerson = alike(signedIn, 'viewer');

/** The club itself, without its guests; the same for all of them. */
export const forMembers = alike(members, 'audience');
export const forAdmins = alike(admins, 'audience');

const owned: FieldPolicy = {
  own: signedIn,
  foreign: admins,
  owner: 'object',
  denied: 'refuse',
  varies: 'viewer',
  exception: null,
};

/** The owner of the object, and ADMIN; a code for everybody else. */
export const ownerOrAdmin = owned;
/** The owner of the object, and ADMIN; nothing there for everybody else. */
export const hiddenFromOthers: FieldPolicy = { ...owned, denied: 'hide' };
/** A call about a person by member number: the person, and ADMIN (decisions.md C4). */
export const selfOrAdmin: FieldPolicy = { ...owned, owner: 'userID' };
/** A call that needs the person's own secret, so that nobody makes it for another. */
export const selfAlone: FieldPolicy = { ...selfOrAdmin, foreign: noOne };
/** ADMIN, or everybody signed in where `exception` holds. */
export const adminsUnless = (exception: NonNullable<FieldPolicy['exception']>): FieldPolicy => ({
  ...alike(admins, 'audience'),
  denied: 'hide',
  exception,
});

/** The rules of one type, by field. */
export type TypePolicies = Readonly<Record<string, FieldPolicy>>;
/** The rules of the whole schema, by type and field. What stands in no rule is denied. */
export type PolicyTable = Readonly<Record<string, TypePolicies>>;

/** The same rule for each of the fields. */
export const allOf = (fields: readonly string[], policy: FieldPolicy): TypePolicies =>
  Object.fromEntries(fields.map((field) => [field, policy]));

/** One table of several. Throws where two of them speak about the same field: one rule, one place. */
export const joinPolicies = (tables: readonly PolicyTable[]): PolicyTable => {
  const joined: Record<string, Record<string, FieldPolicy>> = {};
  for (const [type, fields] of tables.flatMap((table) => Object.entries(table))) {
    const policies = (joined[type] ??= {});
    for (const [field, policy] of Object.entries(fields)) {
      if (policies[field]) throw new Error(`Two policies for ${type}.${field}`);
      policies[field] = policy;
    }
  }
  return joined;
};
