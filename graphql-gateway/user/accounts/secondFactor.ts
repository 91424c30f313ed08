import {
  enableSecondFactorCallSchema,
  removeSecondFactorSchema,
  setUpSecondFactorSchema,
} from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandClient } from '../../core/commandClient.ts';
import { callerOf } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import type { ReadModelPositions } from '../../core/readModelPositions.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import type { UserResults } from '../userResults.ts';
import { type TokenServices, endingSessions, renewToken } from './renewToken.ts';

export type SecondFactorServices = TokenServices &
  Readonly<{
    commands: Pick<CommandClient, 'setUpSecondFactor' | 'enableSecondFactor'>;
    positions: Pick<ReadModelPositions, 'waitFor'>;
  }>;

const timeoutMilliseconds = 2000;

const callBy = (context: GatewayContext) => ({
  actor: callerOf(context).personId,
  correlationId: context.correlationId,
});

/** The second factor, an authenticator app: set up, confirmed with a code, then required at sign-in (decisions.md C16). */
export const addSecondFactor = (
  builder: Builder,
  { result, results }: Pick<SharedTypes, 'result'> & Readonly<{ results: UserResults }>,
  services: SecondFactorServices,
): void => {
  const { commands, positions } = services;
  builder.mutationFields((t) => ({
    setUpSecondFactor: t.field({
      type: results.setup,
      description: '(+)',
      args: { password: t.arg.string({ required: true }) },
      resolve: (_, { password }, context) =>
        commands.setUpSecondFactor(parseInput(setUpSecondFactorSchema, { ...callBy(context), password })),
    }),
    enableSecondFactor: t.field({
      type: results.codes,
      description: '(+) `code` is what the authenticator shows.',
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_, { code }, context) => {
        const call = parseInput(enableSecondFactorCallSchema, { ...callBy(context), code });
        const { codes, position } = await commands.enableSecondFactor(call);
        const isVisible = position === null || (await positions.waitFor(['people'], position, timeoutMilliseconds));
        const token = await renewToken(services, context, isVisible);
        return { ...succeeded('SUC_SECOND_FACTOR_ENABLED', context.language), codes, ...token };
      },
    }),
    removeSecondFactor: t.field({
      type: result,
      description: '(+)',
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_, given, context) => {
        const data = parseInput(removeSecondFactorSchema, given);
        const token = await endingSessions(services, { type: 'RemoveSecondFactor', data }, context);
        return { ...succeeded('SUC_SECOND_FACTOR_REMOVED', context.language), ...token };
      },
    }),
  }));
};
