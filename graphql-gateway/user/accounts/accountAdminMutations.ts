import { personId } from '@platzwart/contracts/core';
import {
  type RegisterPerson,
  erasePersonSchema,
  registerPersonSchema,
  removeSecondFactorOfPersonSchema,
} from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandBus } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { idempotentId } from '../../core/idempotentId.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import { type FieldName, renameRefusalFields } from '../../core/renameRefusalFields.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { inputNames } from '../inputNames.ts';
import type { UserInputs } from '../userInputs.ts';
import type { UserResults } from '../userResults.ts';

export type AdministrationServices = Readonly<{
  commandBus: CommandBus;
  peopleReads: Pick<PeopleReads, 'byIds' | 'byMemberNumber'>;
}>;

/** What is left out is none. */
const givenIn = ({
  phone = null,
  address = null,
  guardianID = null,
  email = null,
  userID = null,
  active,
  language,
  ...user
}: UserInputs['user']['$inferInput']) => ({
  ...user,
  ...{ phone, address, guardianID, email, userID },
  ...{ active: active ?? true, language: language ?? ('de' as const) },
});

/** decisions.md U3: the new account has no password; the person gets the initial code by e-mail. */
const commandOf = async (
  user: UserInputs['user']['$inferInput'],
  context: GatewayContext,
): Promise<RegisterPerson['data']> => {
  const { userID, role, discount, active, guardianID, ...person } = givenIn(user);
  const name = `${person.firstName} ${person.lastName} ${guardianID}`;
  return parseInput(registerPersonSchema, {
    personId: idempotentId(context, person.email ?? name),
    memberNumber: userID,
    ...{ role, person, active, guardianID },
    discount: discount ?? (await context.club()).rules.defaultDiscount,
    verified: false,
    password: null,
  });
};

/** Neither the password nor whether the address is confirmed is said by an ADMIN. */
const nameInUser: FieldName = (field) =>
  field === 'password' || field === 'verified' ? null : inputNames('user')(field);

export const addUserAdministration = (
  builder: Builder,
  types: SharedTypes & Readonly<{ inputs: UserInputs; results: UserResults }>,
  { commandBus, peopleReads }: AdministrationServices,
): void => {
  builder.mutationFields((t) => ({
    createUser: t.field({
      type: types.results.user,
      args: { user: t.arg({ type: types.inputs.user, required: true }) },
      resolve: async (_, { user: given }, context) => {
        const { data, isVisible } = await renameRefusalFields(nameInUser, async () => {
          const personData = await commandOf(given, context);
          const request = { type: 'RegisterPerson', data: personData, visibleIn: ['people'] } as const;
          return { data: personData, ...(await commandBus.execute(request, context)) };
        });
        const found = isVisible ? await peopleReads.byIds([personId(data.personId)]) : null;
        return { ...succeeded('SUC_USER_CREATED', context.language), user: found?.get(data.personId) ?? null };
      },
    }),
    removeSecondFactorOf: t.field({
      type: types.results.user,
      description:
        "(+) Of somebody who lost it, with the caller's own password. All sessions of the person end; the person gets an e-mail with the reason.",
      args: {
        userID: t.arg.id({ required: true }),
        password: t.arg.string({ required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_, given, context) => {
        const data = parseInput(removeSecondFactorOfPersonSchema, given);
        const request = { type: 'RemoveSecondFactorOfPerson', data, visibleIn: ['people'] } as const;
        const { isVisible } = await commandBus.execute(request, context);
        const user = isVisible ? await peopleReads.byMemberNumber(data.userID) : null;
        return { ...succeeded('SUC_SECOND_FACTOR_REMOVED', context.language), user };
      },
    }),
    deleteUser: t.field({
      type: types.result,
      description: 'The person is erased permanently; `userToDelete` returns the consequences beforehand.',
      args: {
        userID: t.arg.id({ required: true }),
        force: t.arg.boolean({
          description:
            '(+) Although there are bookings to come, which are cancelled first, or hours left on cards, which are lost.',
        }),
      },
      resolve: async (_, { userID, force }, context) => {
        const data = parseInput(erasePersonSchema, { userID, force: force ?? false });
        await commandBus.execute({ type: 'ErasePerson', data, visibleIn: ['people'] }, context);
        return succeeded('SUC_USER_DELETED', context.language);
      },
    }),
  }));
};
