import { type PersonRow, memberNumberSchema } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Builder } from '../../core/builder.ts';
import { parseInput } from '../../core/parseInput.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { addPersonType } from '../personType.ts';
import type { UserEnums } from '../userEnums.ts';
import type { UserType } from '../userType.ts';
import { directoryLimitsSchema } from './directoryFilter.ts';
import type { DirectoryReads, PeoplePage } from './directoryReads.ts';

export type DirectoryServices = Readonly<{
  directory: DirectoryReads;
  peopleReads: Pick<PeopleReads, 'byMemberNumber'>;
}>;

type Types = SharedTypes & Readonly<{ enums: UserEnums; user: UserType }>;

const rowsOfPage = 25;

const addUserPage = (builder: Builder, { role, enums, user }: Types, { directory }: DirectoryServices): void => {
  const page = builder.objectRef<PeoplePage>('UserPage').implement({
    description: '(+)',
    fields: (t) => ({
      users: t.expose('users', { type: [user] }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
    }),
  });
  builder.queryField('userPage', (t) =>
    t.field({
      type: page,
      description: '(+) `search`: beginnings of names, of parts of the e-mail, of the number; umlauts or none.',
      args: {
        search: t.arg.string(),
        role: t.arg({ type: role }),
        state: t.arg({ type: enums.accountState }),
        sort: t.arg({ type: enums.userSort, description: 'By name by default.' }),
        descending: t.arg.boolean(),
        page: t.arg.int({ description: 'From 1.' }),
        size: t.arg.int({ description: 'At most 100.' }),
      },
      resolve: (_, { role: ofRole = null, state = null, ...args }) => {
        const { search, page: at, size } = args;
        const limits = { search: search ?? '', page: at ?? 1, size: size ?? rowsOfPage };
        const order = { sort: args.sort ?? ('NAME' as const), descending: args.descending ?? false };
        return directory.page({ ...parseInput(directoryLimitsSchema, limits), ...order, role: ofRole, state });
      },
    }),
  );
};

/** The club's people: all of an account for ADMIN, names for the club's own bookings (decisions.md C5). */
export const addDirectory = (builder: Builder, types: Types, services: DirectoryServices): void => {
  const { directory, peopleReads } = services;
  const person = addPersonType(builder);
  const numbered = (userID: string): Promise<PersonRow | null> | null =>
    v.is(memberNumberSchema, userID) ? peopleReads.byMemberNumber(userID) : null;

  addUserPage(builder, types, services);
  builder.queryFields((t) => ({
    user: t.field({
      type: types.user,
      nullable: true,
      description: 'By member number.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }) => numbered(id),
    }),
    users: t.field({ type: [types.user], description: 'Everybody, by name.', resolve: () => directory.all() }),
    userAddresses: t.field({
      type: [types.user],
      description: 'Everybody who has told an address, by name.',
      resolve: () => directory.withAddress(),
    }),
    members: t.field({ type: [person], description: 'By name.', resolve: () => directory.members() }),
    guests: t.field({ type: [person], description: 'By name.', resolve: () => directory.guests() }),
  }));
};
