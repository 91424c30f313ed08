import * as v from 'valibot';
import type { Builder } from '../../core/builder.ts';
import { parseInput } from '../../core/parseInput.ts';
import { searchSchema } from '../../core/wordSearch.ts';
import { type Reads, inboxOf } from './inbox.ts';
import { type MovementEnums, addInboxType } from './inboxType.ts';

const filterSchema = v.object({
  search: v.nullish(searchSchema, ''),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  size: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
});

export const addInboxQuery = (builder: Builder, enums: MovementEnums, reads: Reads): void => {
  const inbox = addInboxType(builder, enums);
  builder.queryField('bankInbox', (t) =>
    t.field({
      type: inbox,
      description: '(+) The movements on the accounts of the club, the newest first (decisions.md N38, N40).',
      args: {
        state: t.arg({ type: enums.state, description: 'Missing: OPEN.' }),
        search: t.arg.string({
          description: 'A part of a name, a text, a reference, an account, a note or an amount.',
        }),
        page: t.arg.int({ description: 'From 1.' }),
        size: t.arg.int({ description: 'At most 100.' }),
      },
      resolve: (_, { state, ...given }) =>
        inboxOf({ ...parseInput(filterSchema, given), state: state ?? 'OPEN' }, reads),
    }),
  );
};
