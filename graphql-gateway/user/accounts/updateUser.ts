import { noPersonalLimits } from '@platzwart/contracts/core';
import { type UpdatePerson, memberNumberSchema, updatePersonSchema } from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandBus } from '../../core/commandBus.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import { type FieldName, renameRefusalFields } from '../../core/renameRefusalFields.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Viewer } from '../../core/viewer.ts';
import { inputNames } from '../inputNames.ts';
import type { UserInputs } from '../userInputs.ts';
import type { UserResults } from '../userResults.ts';

type UpdateServices = Readonly<{ commandBus: CommandBus; peopleReads: Pick<PeopleReads, 'byMemberNumber'> }>;
type Given = UserInputs['update']['$inferInput'];

/** Changes that people may make to their own account (decisions.md C7). */
const ownFields: ReadonlySet<string> = new Set(['address', 'phone', 'language', 'bookingReminders']);
/** For these fields null removes the value; for all others null means no change. */
const canBeNone: ReadonlySet<string> = new Set(['address', 'phone', 'companyName', 'payerID', 'guardianID']);

/** ERR_NOT_AUTHORIZED, with the fields that a person may not change in their own account. */
const mayChange = (fields: readonly string[], { principal }: Viewer): void => {
  const foreign = fields.filter((field) => !ownFields.has(field));
  if (principal === 'ADMIN' || foreign.length === 0) return;
  throw new Refusal(
    'ERR_NOT_AUTHORIZED',
    foreign.map((field) => `user.${field}`),
  );
};

const changesIn = (user: Given): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(user).filter(([field, value]) => value !== null || canBeNone.has(field)));

const commandOf = (userID: string, changes: Readonly<Record<string, unknown>>): UpdatePerson['data'] => {
  const { userID: memberNumber, futureBookings, limits, ...rest } = changes;
  return parseInput(updatePersonSchema, {
    userID,
    ...(futureBookings !== undefined && { futureBookings }),
    changes: {
      ...rest,
      ...(memberNumber !== undefined && { memberNumber }),
      ...(typeof limits === 'object' && { limits: { ...noPersonalLimits, ...limits } }),
    },
  });
};

/** `userID` of the command is who is changed; the new number is `changes.memberNumber`. */
const nameInUpdate: FieldName = (field) => (field === 'userID' ? field : inputNames('user')(field));

export const addUserUpdate = (
  builder: Builder,
  { inputs, results }: Readonly<{ inputs: UserInputs; results: UserResults }>,
  { commandBus, peopleReads }: UpdateServices,
): void => {
  builder.mutationField('updateUser', (t) =>
    t.field({
      type: results.user,
      args: { userID: t.arg.id({ required: true }), user: t.arg({ type: inputs.update, required: true }) },
      resolve: async (_, args, context) => {
        const userID = parseInput(memberNumberSchema, args.userID, 'userID');
        const changes = changesIn(args.user);
        mayChange(Object.keys(changes), context.viewer());
        const { isVisible } = await renameRefusalFields(nameInUpdate, () =>
          commandBus.execute(
            { type: 'UpdatePerson', data: commandOf(userID, changes), visibleIn: ['people'] },
            context,
          ),
        );
        const user = isVisible ? await peopleReads.byMemberNumber(args.user.userID ?? userID) : null;
        return { ...succeeded('SUC_USER_UPDATED', context.language), user };
      },
    }),
  );
};
