import { randomUUID } from 'node:crypto';
import { addKioskSchema, removeKioskSchema, renewCalendarLinkSchema } from '@platzwart/contracts/link';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { parseInput } from '../core/parseInput.ts';
import { hashOfLinkToken, newLinkToken } from '../core/linkToken.ts';
import { succeeded } from '../core/messages.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';
import type { LinkTypes } from './linkTypes.ts';

const ofServer = { linkId: null, tokenHash: null };

/** A repeated call makes a new token: the one before it was never shown, and the link of a person is replaced. */
const withoutKey = (context: GatewayContext): GatewayContext => ({ ...context, idempotencyKey: null });

const newLink = () => {
  const token = newLinkToken();
  return { token, linkId: randomUUID(), tokenHash: hashOfLinkToken(token) };
};

export const addLinkMutations = (
  builder: Builder,
  { result, linkResult }: Pick<SharedTypes, 'result'> & LinkTypes,
  { commandBus }: Readonly<{ commandBus: CommandBus }>,
): void => {
  builder.mutationFields((t) => ({
    renewCalendarLink: t.field({
      type: linkResult,
      description: '(+) A new address of the own calendar; the one before it ends.',
      resolve: namingArguments(ofServer, async (_, _args, context) => {
        const { token, ...link } = newLink();
        const data = parseInput(renewCalendarLinkSchema, link);
        await commandBus.execute({ type: 'RenewCalendarLink', data, visibleIn: [] }, withoutKey(context));
        return { ...succeeded('SUC_CALENDAR_LINK_CREATED', context.language), path: `/calendar/${token}.ics` };
      }),
    }),
    removeCalendarLink: t.field({
      type: result,
      description: '(+)',
      resolve: async (_, _args, context) => {
        await commandBus.execute({ type: 'RemoveCalendarLink', data: {}, visibleIn: [] }, context);
        return succeeded('SUC_CALENDAR_LINK_DELETED', context.language);
      },
    }),
    createKiosk: t.field({
      type: linkResult,
      description: '(+) `name` says where the screen is.',
      args: { name: t.arg.string({ required: true }) },
      resolve: namingArguments(ofServer, async (_, { name }, context) => {
        const { token, ...link } = newLink();
        const data = parseInput(addKioskSchema, { ...link, name });
        await commandBus.execute({ type: 'AddKiosk', data, visibleIn: [] }, withoutKey(context));
        return { ...succeeded('SUC_KIOSK_CREATED', context.language), path: `/kiosk/${token}` };
      }),
    }),
    removeKiosk: t.field({
      type: result,
      description: '(+) The screen shows nothing any more. ERR_KIOSK_NOT_FOUND.',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments({ linkId: 'id' }, async (_, { id }, context) => {
        const data = parseInput(removeKioskSchema, { linkId: id });
        await commandBus.execute({ type: 'RemoveKiosk', data, visibleIn: [] }, context);
        return succeeded('SUC_KIOSK_DELETED', context.language);
      }),
    }),
  }));
};
