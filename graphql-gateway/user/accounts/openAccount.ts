import {
  registerGuestSchema,
  requestCodeSchema,
  resetPasswordSchema,
  verifyPersonSchema,
} from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandDesk } from '../../core/commandDesk.ts';
import { idOfNew } from '../../core/idOfNew.ts';
import { parseInput } from '../../core/inputs.ts';
import { succeeded } from '../../core/messages.ts';
import { namingFields } from '../../core/namingFields.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { inputNames } from '../inputNames.ts';
import type { UserEnums } from '../userEnums.ts';
import type { UserInputs } from '../userInputs.ts';

const addCodeInputs = (builder: Builder) => ({
  verify: builder.inputType('VerifyUserInput', {
    description: 'Guest, or new e-mail: the code from the letter. Member: initial code and the first password.',
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
 * What somebody may call whom no session stands behind. Whether a person exists is told to nobody: neither in words nor in
 * time (reliability T05 to T07).
 */
export const addAccountOpening = (
  builder: Builder,
  types: SharedTypes & Readonly<{ enums: UserEnums; inputs: UserInputs }>,
  desk: CommandDesk,
): void => {
  const inputs = addCodeInputs(builder);
  builder.mutationFields((t) => ({
    createGuest: t.field({
      type: types.result,
      description: 'Answers the same where the e-mail is known already; its owner gets a letter then.',
      args: { guest: t.arg({ type: types.inputs.guest, required: true }) },
      resolve: async (_, { guest }, context) => {
        const { password, language, ...person } = guest;
        const wanted = {
          personId: idOfNew(context, guest.email),
          person: { ...person, language: language ?? context.language },
          password,
        };
        await namingFields(inputNames('guest'), () =>
          desk.handIn({ type: 'RegisterGuest', data: parseInput(registerGuestSchema, wanted) }, context),
        );
        return succeeded('SUC_GUEST_CREATED', context.language);
      },
    }),
    verifyUser: t.field({
      type: types.result,
      args: { data: t.arg({ type: inputs.verify, required: true }) },
      resolve: async (_, { data: { password = null, ...given } }, context) => {
        await namingFields(inputNames('data'), () =>
          desk.handIn({ type: 'VerifyPerson', data: parseInput(verifyPersonSchema, { ...given, password }) }, context),
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
      resolve: async (_, { email, type }, context) => {
        const data = parseInput(requestCodeSchema, { email, purpose: type });
        await desk.handIn({ type: 'RequestCode', data }, context);
        return succeeded('SUC_EMAIL_SENT', context.language);
      },
    }),
    resetPassword: t.field({
      type: types.result,
      description: '(+) All sessions of the person end.',
      args: { data: t.arg({ type: inputs.reset, required: true }) },
      resolve: async (_, { data }, context) => {
        await namingFields(inputNames('data'), () =>
          desk.handIn({ type: 'ResetPassword', data: parseInput(resetPasswordSchema, data) }, context),
        );
        return succeeded('SUC_PASSWORD_RESET', context.language);
      },
    }),
  }));
};
