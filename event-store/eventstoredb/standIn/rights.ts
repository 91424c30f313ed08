import type { Metadata } from '@grpc/grpc-js';
import * as v from 'valibot';
import type { Right } from '../failures.ts';
import type { StandInLog } from './standInLog.ts';

/** A user of a server with TLS. Of `$admins` nothing is refused. */
export type User = Readonly<{ name: string; password: string; groups?: readonly string[] }>;

/** Who may do what. Without users everybody is known and may do everything, as on a server without TLS. */
export type Rights = Readonly<{
  isKnown: (metadata: Metadata) => boolean;
  mayUse: (metadata: Metadata, right: Right) => boolean;
  /** Takes these rights from everybody, whatever the server's lists say. */
  refuse: (rights: readonly Right[]) => void;
}>;

const admins = '$admins';
const everybody = '$all';

const rolesSchema = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((role) => [role]),
  ),
]);
const listSchema = v.partial(v.object({ $r: rolesSchema, $w: rolesSchema, $mr: rolesSchema, $mw: rolesSchema }));
const metadataSchema = v.object({ $acl: v.optional(listSchema) });
const settingsSchema = v.object({ $userStreamAcl: v.optional(listSchema), $systemStreamAcl: v.optional(listSchema) });
type AccessList = v.InferOutput<typeof listSchema>;

/** The newest event of the stream, whatever its type is: the server reads it by its stream alone (Storage/ReaderIndex/IndexCommitter.cs). */
const newestOf = (log: StandInLog, stream: string): unknown => {
  const newest = log.streamOf(stream).at(-1);
  return newest && JSON.parse(Buffer.from(newest.data).toString());
};

const isOfServer = (stream: string): boolean => stream.startsWith('$');

/** The lists that say who may use `stream`, the more specific one first: its own in `$$stream`, the default in `$settings`, the server's. */
const listsFor = (log: StandInLog, stream: string): readonly (AccessList | undefined)[] => {
  const own = v.parse(v.optional(metadataSchema), newestOf(log, `$$${stream}`));
  const settings = v.parse(v.optional(settingsSchema), newestOf(log, '$settings'));
  const roles = [isOfServer(stream) ? admins : everybody];
  const standard = isOfServer(stream) ? settings?.$systemStreamAcl : settings?.$userStreamAcl;
  return [own?.$acl, standard, { $r: roles, $w: roles, $mr: roles, $mw: roles }];
};

const rolesWith = (log: StandInLog, { may, stream }: Right): readonly string[] => {
  const isMetadata = stream.startsWith('$$');
  const lists = listsFor(log, isMetadata ? stream.slice(2) : stream);
  const key = isMetadata ? ({ read: '$mr', write: '$mw' } as const)[may] : ({ read: '$r', write: '$w' } as const)[may];
  return lists.map((list) => list?.[key]).find((roles) => roles !== undefined) ?? [];
};

const credentialsOf = ({ name, password }: User): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

export const createRights = (log: StandInLog, users: readonly User[]): Rights => {
  const refused: Right[] = [];
  const userOf = (metadata: Metadata): User | undefined =>
    users.find((user) => metadata.get('authorization')[0] === credentialsOf(user));
  const hasRole = ({ name, groups = [] }: User, right: Right): boolean => {
    const roles = rolesWith(log, right);
    return groups.includes(admins) || [everybody, name, ...groups].some((role) => roles.includes(role));
  };
  return {
    isKnown: (metadata) => users.length === 0 || userOf(metadata) !== undefined,
    mayUse: (metadata, right) => {
      if (refused.some(({ may, stream }) => right.may === may && right.stream === stream)) return false;
      const user = userOf(metadata);
      return user === undefined || hasRole(user, right);
    },
    refuse: (rights) => void refused.push(...rights),
  };
};
