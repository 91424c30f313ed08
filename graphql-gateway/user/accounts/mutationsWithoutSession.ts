import {
  registerGuestSchema,
  requestCodeSchema,
  resetPasswordSchema,
  verifyPersonSchema,
} from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandBus } from '../../core/commandBus.ts';
import { idempotentId } from '../../core/idempotentId.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import { renameRefusalFields, namingArguments } from '../../core/renameRefusalFields.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { inputNames } from '../inputNames.ts';
import type { UserEnums } from '../userEnums.ts';
import type { UserInputs } from '../userInputs.ts';

const addCodeInputs = (builder: Builder) => ({
  verify: builder.inputType('VerifyUserInput', {
    description: 'Guest, or new e-mail: the code from the e-mail. Member: initial code and the first password.',
    fields: (t) => ({
      credential: t.string({ required: true, description: 'E-mail or member number.' }),
      code: t.string({ required: true }),
      password: t.string(),
    }),
  }),
  reset: builder.inputType('ResetPasswordInput', {
    fields: (t) => ({
      credential: t.string({ required: true, description: 'E-mail or member number.' }),
      code: t.string({ required: true }),
      password: t.string({ required: true }),
    }),
  }),
});

/**
 * Calls about accounts without a session. Neither the responses nor their duration reveal whether a person
 * exists (reliability T05 to T07).
 */
export const addAccountOpening = (
  builder: Builder,
  types: SharedTypes & Readonly<{ enums: UserEnums; inputs: UserInputs }>,
  commandBus: CommandBus,
): void => {
  const inputs = addCodeInputs(builder);
  builder.mutationFields((t) => ({
    createGuest: t.field({
      type: types.result,
      description: 'Answers the same where the e-mail is known already; its owner gets an e-mail then.',
      args: { guest: t.arg({ type: types.inputs.guest, required: true }) },
      resolve: async (_, { guest }, context) => {
        const { password, language, ...person } = guest;
        const guestData = {
          personId: idempotentId(context, guest.email),
          person: { ...person, language: language ?? context.language },
          password,
        };
        await renameRefusalFields(inputNames('guest'), () =>
          commandBus.sendAnonymously(
            { type: 'RegisterGuest', data: parseInput(registerGuestSchema, guestData) },
            context,
          ),
        );
        return succeeded('SUC_GUEST_CREATED', context.language);
      },
    }),
    verifyUser: t.field({
      type: types.result,
      args: { data: t.arg({ type: inputs.verify, required: true }) },
      resolve: async (_, { data: { password = null, ...given } }, context) => {
        await renameRefusalFields(inputNames('data'), () =>
          commandBus.sendAnonymously(
            { type: 'VerifyPerson', data: parseInput(verifyPersonSchema, { ...given, password }) },
            context,
          ),
        );
        return succeeded('SUC_USER_VERIFIED', context.language);
      },
    }),
    resendMail: t.field({
      type: types.result,
      description: 'Always succeeds (decisions.md U6).',
      args: {
        email: t.arg.string({ required: true }),
        type: t.arg({ type: types.enums.mailType, required: true }),
      },
      resolve: namingArguments({ purpose: 'type' }, async (_, { email, type }, context) => {
        const data = parseInput(requestCodeSchema, { email, purpose: type });
        await commandBus.sendAnonymously({ type: 'RequestCode', data }, context);
        return succeeded('SUC_EMAIL_SENT', context.language);
      }),
    }),
    resetPassword: t.field({
      type: types.result,
      description: '(+) All sessions of the person end.',
      args: { data: t.arg({ type: inputs.reset, required: true }) },
      resolve: async (_, { data }, context) => {
        await renameRefusalFields(inputNames('data'), () =>
          commandBus.sendAnonymously({ type: 'ResetPassword', data: parseInput(resetPasswordSchema, data) }, context),
        );
        return succeeded('SUC_PASSWORD_RESET', context.language);
      },
    }),
  }));
};
