import type { Imprint } from '@platzwart/contracts/club';
import type { Builder } from '../core/builder.ts';
import { type PolicyTable, allOf, forCaller } from '../core/policy.ts';

type NamedImprint = Readonly<
  { board: readonly string[]; responsible: string | null } & Omit<Imprint, 'board' | 'responsible'>
>;

const nothingStated: Imprint = { board: [], responsible: null, register: null, vatId: null };

/**
 * Public, but never cached: a cached response would not notice that a person has another name or was erased
 * (docs/adr/0016-response-cache.md).
 */
export const imprintPolicies: PolicyTable = {
  Imprint: allOf(['board', 'responsible', 'registerCourt', 'registerNumber', 'vatId'], forCaller),
  Query: { imprint: forCaller },
};

const addType = (builder: Builder) =>
  builder.objectRef<NamedImprint>('Imprint').implement({
    description: '(+) The legal details of the club; empty where the club has not stated them.',
    fields: (t) => ({
      board: t.exposeStringList('board', { description: 'Names of the people who may represent the club.' }),
      responsible: t.exposeString('responsible', {
        nullable: true,
        description: 'The people responsible for the content.',
      }),
      registerCourt: t.string({ nullable: true, resolve: ({ register }) => register?.court ?? null }),
      registerNumber: t.string({ nullable: true, resolve: ({ register }) => register?.number ?? null }),
      vatId: t.exposeString('vatId', { nullable: true }),
    }),
  });

/** The people responsible for the club, by their current names (reliability L27). */
export const addImprint = (builder: Builder): void => {
  const imprint = addType(builder);
  builder.queryField('imprint', (t) =>
    t.field({
      type: imprint,
      description: '(+)',
      resolve: async (_, _args, { club, person }) => {
        const stated = (await club()).imprint ?? nothingStated;
        const nameOf = async (id: Imprint['board'][number]): Promise<string | null> => {
          const found = await person(id);
          return found && `${found.firstName} ${found.lastName}`;
        };
        const board = await Promise.all(stated.board.map(nameOf));
        return {
          ...stated,
          board: board.filter((name) => name !== null),
          responsible: stated.responsible && (await nameOf(stated.responsible)),
        };
      },
    }),
  );
};
