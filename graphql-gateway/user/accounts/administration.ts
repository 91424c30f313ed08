import { personId } from '@platzwart/contracts/core';
import { type RegisterPerson, erasePersonSchema, registerPersonSchema } from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandDesk } from '../../core/commandDesk.ts';
import type { GatewayContext } from '../../core/context.ts';
import { idOfNew } from '../../core/idOfNew.ts';
import { parseInput } from '../../core/inputs.ts';
import { succeeded } from '../../core/messages.ts';
import { namingFields } from '../../core/namingFields.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { inputNames } from '../inputNames.ts';
import type { UserInputs } from '../userInputs.ts';
import type { UserResults } from '../userResults.ts';

export type AdministrationServices = Readonly<{ desk: CommandDesk; peopleReads: Pick<PeopleReads, 'byIds'> }>;

/** decisions.md U3: nobody has a password yet; the initial code goes out by letter. */
const commandOf = async (
  user: UserInputs['user']['$inferInput'],
  context: GatewayContext,
): Promise<RegisterPerson['data']> => {
  const { userID, role, discount, active, language, phone = null, address = null, ...names } = user;
  return parseInput(registerPersonSchema, {
    personId: idOfNew(context, user.email),
    memberNumber: userID ?? null,
    role,
    person: { ...names, phone, address, language: language ?? 'de' },
    discount: discount ?? (await context.club()).rules.defaultDiscount,
    verified: false,
    active: active ?? true,
    password: null,
  });
};

export const addUserAdministration = (
  builder: Builder,
  types: SharedTypes & Readonly<{ inputs: UserInputs; results: UserResults }>,
  { desk, peopleReads }: AdministrationServices,
): void => {
  builder.mutationFields((t) => ({
    createUser: t.field({
      type: types.results.user,
      args: { user: t.arg({ type: types.inputs.user, required: true }) },
      resolve: async (_, { user: given }, context) => {
        const { data, isVisible } = await namingFields(inputNames('user'), async () => {
          const wanted = await commandOf(given, context);
          const order = { type: 'RegisterPerson', data: wanted, shownIn: ['people'] } as const;
          return { data: wanted, ...(await desk.carryOut(order, context)) };
        });
        const found = isVisible ? await peopleReads.byIds([personId(data.personId)]) : null;
        return { ...succeeded('SUC_USER_CREATED', context.language), user: found?.get(data.personId) ?? null };
      },
    }),
    deleteUser: t.field({
      type: types.result,
      description: 'The person is erased for good; `userToDelete` says beforehand what that means.',
      args: {
        userID: t.arg.id({ required: true }),
        force: t.arg.boolean({ description: '(+) Although there are bookings to come: they are cancelled first.' }),
      },
      resolve: async (_, { userID, force }, context) => {
        const data = parseInput(erasePersonSchema, { userID, force: force ?? false });
        await desk.carryOut({ type: 'ErasePerson', data, shownIn: ['people'] }, context);
        return succeeded('SUC_USER_DELETED', context.language);
      },
    }),
  }));
};
