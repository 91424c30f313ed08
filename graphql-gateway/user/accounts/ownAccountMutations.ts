import { changePasswordSchema, requestEmailChangeSchema, requestErasureSchema } from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import { renameRefusalFields, namingArguments } from '../../core/renameRefusalFields.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { inputNames } from '../inputNames.ts';
import { type TokenServices, endingSessions } from './renewToken.ts';

const addPasswordInput = (builder: Builder) =>
  builder.inputType('ChangePasswordInput', {
    fields: (t) => ({ oldPassword: t.string({ required: true }), newPassword: t.string({ required: true }) }),
  });

/** Mutations of one's own account, except changes of its data. */
export const addOwnAccount = (
  builder: Builder,
  { result }: Pick<SharedTypes, 'result'>,
  services: TokenServices,
): void => {
  const { commandBus } = services;
  const input = addPasswordInput(builder);
  builder.mutationFields((t) => ({
    changePassword: t.field({
      type: result,
      description: 'All other sessions end (decisions.md U16).',
      args: { userID: t.arg.id({ required: true }), data: t.arg({ type: input, required: true }) },
      resolve: async (_, { data: given }, context) => {
        const token = await renameRefusalFields(inputNames('data'), () => {
          const data = parseInput(changePasswordSchema, given);
          return endingSessions(services, { type: 'ChangePassword', data }, context);
        });
        return { ...succeeded('SUC_PASSWORD_CHANGED', context.language), ...token };
      },
    }),
    verifyNewMail: t.field({
      type: result,
      description:
        'An e-mail is sent to the new address; until it is confirmed there, the old one stays (decisions.md U8).',
      args: {
        userID: t.arg.id({ required: true }),
        email: t.arg.string({ required: true }),
        password: t.arg.string({ description: '(+) Needed where the session is older than 15 minutes.' }),
      },
      resolve: namingArguments({ sessionStartedAt: null }, async (_, { userID, email, password = null }, context) => {
        const sessionStartedAt = context.sessionStartedAt?.toString();
        const data = parseInput(requestEmailChangeSchema, { userID, email, password, sessionStartedAt });
        await commandBus.execute({ type: 'RequestEmailChange', data, visibleIn: ['people'] }, context);
        return succeeded('SUC_EMAIL_SENT', context.language);
      }),
    }),
    requestErasure: t.field({
      type: result,
      description: '(+) The person asks to be erased; an ADMIN does it.',
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_, given, context) => {
        const data = parseInput(requestErasureSchema, given);
        await commandBus.execute({ type: 'RequestErasure', data, visibleIn: ['people'] }, context);
        return succeeded('SUC_ERASURE_REQUESTED', context.language);
      },
    }),
  }));
};
