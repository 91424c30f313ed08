import type { Imprint } from '@platzwart/contracts/club';
import type { Builder } from '../core/builder.ts';
import { type PolicyTable, allOf, forTheCaller } from '../core/policy.ts';

type NamedImprint = Readonly<
  { board: readonly string[]; responsible: string | null } & Omit<Imprint, 'board' | 'responsible'>
>;

const nothingStated: Imprint = { board: [], responsible: null, register: null, vatId: null };

/**
 * The public's, but never kept ready for many: an answer from memory would not notice that somebody has another name, or was
 * erased (docs/adr/0016-what-the-gateway-keeps-ready.md).
 */
export const imprintPolicies: PolicyTable = {
  Imprint: allOf(['board', 'responsible', 'registerCourt', 'registerNumber', 'vatId'], forTheCaller),
  Query: { imprint: forTheCaller },
};

const addType = (builder: Builder) =>
  builder.objectRef<NamedImprint>('Imprint').implement({
    description: '(+) What the law wants to be told about the club; empty where it has not been stated.',
    fields: (t) => ({
      board: t.exposeStringList('board', { description: 'Names of those who may act for the club.' }),
      responsible: t.exposeString('responsible', { nullable: true, description: 'Who answers for what is published.' }),
      registerCourt: t.string({ nullable: true, resolve: ({ register }) => register?.court ?? null }),
      registerNumber: t.string({ nullable: true, resolve: ({ register }) => register?.number ?? null }),
      vatId: t.exposeString('vatId', { nullable: true }),
    }),
  });

/** Who runs the club, by the names that people have today (reference: reliability.md L27). */
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
