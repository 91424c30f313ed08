import type { GatewayContext } from './context.ts';
import { type Principal, principals } from './viewer.ts';

type Principals = ReadonlySet<Principal>;

const everyone: Principals = new Set(principals);
const signedIn: Principals = new Set(principals.filter((principal) => principal !== 'ANONYMOUS'));
const admins: Principals = new Set<Principal>(['ADMIN']);
const members: Principals = new Set<Principal>(['MEMBER', 'TRAINER', 'ADMIN']);
const noOne: Principals = new Set<Principal>();

/**
 * By what the value of a field differs: not at all, by the caller's role (audience), or by the person. Only what does not
 * differ by person is executed once for many (docs/adr/0009-one-execution-per-topic.md).
 */
export type VariesBy = 'nobody' | 'audience' | 'viewer';

/** Who may see a field or make a call: for the viewer's own object, and for another person's. */
export type FieldPolicy = Readonly<{
  own: Principals;
  foreign: Principals;
  /** Where `own` and `foreign` differ: whether the object has the viewer's `personId`, or `userID` names the viewer. */
  owner: 'object' | 'userID' | 'nobody';
  /** Whether what is a child's counts as its guardian's own (decisions.md N5). */
  isForGuardians: boolean;
  /** What refused callers get: an error with its code, or null. */
  denied: 'refuse' | 'hide';
  variesBy: VariesBy;
  /** Where it holds, every signed-in caller may see the field, regardless of the owner. */
  exception: ((object: unknown, context: GatewayContext) => boolean | Promise<boolean>) | null;
}>;

const uniform = (who: Principals, variesBy: VariesBy): FieldPolicy => ({
  own: who,
  foreign: who,
  owner: 'nobody',
  isForGuardians: false,
  denied: 'refuse',
  variesBy,
  exception: null,
});

/** Everybody, without a session; the same value for all. */
export const forEveryone = uniform(everyone, 'nobody');
/** Everybody, without a session; the response is for the caller alone. */
export const forCaller = uniform(everyone, 'viewer');
/** Every signed-in caller; the same value for all. */
export const forSignedIn = uniform(signedIn, 'nobody');
/** Every signed-in caller; a different value for each role. */
export const perRole = uniform(signedIn, 'audience');
/** Every signed-in caller; a different value for each person. */
export const perPerson = uniform(signedIn, 'viewer');

/** Members of the club, not its guests; the same value for all of them. */
export const forMembers = uniform(members, 'audience');
export const forAdmins = uniform(admins, 'audience');

const ownerOnly: FieldPolicy = {
  own: signedIn,
  foreign: admins,
  owner: 'object',
  isForGuardians: false,
  denied: 'refuse',
  variesBy: 'viewer',
  exception: null,
};

/** The owner of the object, and ADMIN; refused with a code for everybody else. */
export const ownerOrAdmin = ownerOnly;
/** The owner of the object, and ADMIN; null for everybody else. */
export const hiddenFromOthers: FieldPolicy = { ...ownerOnly, denied: 'hide' };
/** A call about a person by member number: the person, and ADMIN (decisions.md C4). */
export const selfOrAdmin: FieldPolicy = { ...ownerOnly, owner: 'userID' };
/** The same, also for the guardian of the person. */
export const orGuardian = (policy: FieldPolicy): FieldPolicy => ({ ...policy, isForGuardians: true });
/** A call that needs the person's own secret: not even an ADMIN may make it for another person. */
export const selfOnly: FieldPolicy = { ...selfOrAdmin, foreign: noOne };
/** ADMIN, or every signed-in caller where `exception` holds. */
export const adminsOrException = (exception: NonNullable<FieldPolicy['exception']>): FieldPolicy => ({
  ...uniform(admins, 'audience'),
  denied: 'hide',
  exception,
});

/** Whether a caller of this kind may pass with some arguments or for some object. */
export const mayEver = ({ own, foreign, exception }: FieldPolicy, principal: Principal): boolean =>
  foreign.has(principal) || own.has(principal) || (exception !== null && principal !== 'ANONYMOUS');

/** The policies of one type, by field. */
export type TypePolicies = Readonly<Record<string, FieldPolicy>>;
/** The policies of the whole schema, by type and field. A field without a policy is denied. */
export type PolicyTable = Readonly<Record<string, TypePolicies>>;

/** The same policy for each of the fields. */
export const allOf = (fields: readonly string[], policy: FieldPolicy): TypePolicies =>
  Object.fromEntries(fields.map((field) => [field, policy]));

/** Joins several tables. Throws where two of them have a policy for the same field. */
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
