import { type PairKiosk, kioskCodeSchema, pairKioskSchema } from '@platzwart/contracts/link';
import * as v from 'valibot';
import type { AttemptLimit } from '../core/attemptLimit.ts';
import type { Builder } from '../core/builder.ts';
import { type CommandBus, callerOf } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { succeeded } from '../core/messages.ts';
import { parseInput } from '../core/parseInput.ts';
import { Refusal } from '../core/refusal.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { LinkReads } from './linkReads.ts';
import type { LinkTypes } from './linkTypes.ts';

export type KioskPairingServices = Readonly<{
  commandBus: CommandBus;
  links: Pick<LinkReads, 'pairing'>;
  /** Of codes that no screen shows, by person. */
  limit: AttemptLimit;
}>;

/** The code as it is stored. Refuses with ERR_KIOSK_CODE_INVALID what no screen can show. */
const codeOf = (typed: string): string => {
  const code = v.safeParse(kioskCodeSchema, typed);
  if (!code.success) throw new Refusal('ERR_KIOSK_CODE_INVALID', ['code']);
  return code.output;
};

/** Runs `work`, and refuses with ERR_TOO_MANY_CHANGES who has tried too many codes that no screen shows. */
const guessing =
  (limit: AttemptLimit) =>
  async <Result>(context: GatewayContext, work: () => Promise<Result>): Promise<Result> => {
    const { personId } = callerOf(context);
    if (!limit.mayTry(personId)) throw new Refusal('ERR_TOO_MANY_CHANGES', ['code']);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'ERR_KIOSK_CODE_INVALID') limit.count(personId);
      throw error;
    }
  };

/** Which screen shows a code, and making it a kiosk (decisions.md Q20; RFC 8628 in shape, docs/adr/0047-secret-links.md). */
export const addKioskPairing = (
  builder: Builder,
  { result, kioskPairing }: Pick<SharedTypes, 'result'> & Pick<LinkTypes, 'kioskPairing'>,
  { commandBus, links, limit }: KioskPairingServices,
): void => {
  const whileGuessing = guessing(limit);
  builder.queryField('kioskPairing', (t) =>
    t.field({
      type: kioskPairing,
      description: '(+) The screen that shows this code. ERR_KIOSK_CODE_INVALID where none does.',
      args: { code: t.arg.string({ required: true }) },
      resolve: (_, { code }, context) =>
        whileGuessing(context, async () => {
          const found = await links.pairing(codeOf(code), context.now.epochMilliseconds);
          if (!found) throw new Refusal('ERR_KIOSK_CODE_INVALID', ['code']);
          return found;
        }),
    }),
  );
  builder.mutationField('pairKiosk', (t) =>
    t.field({
      type: result,
      description:
        '(+) The screen that shows this code opens the plan. `name` says where it is. ERR_KIOSK_CODE_INVALID.',
      args: { code: t.arg.string({ required: true }), name: t.arg.string({ required: true }) },
      resolve: (_, { code, name }, context) =>
        whileGuessing(context, async () => {
          const data: PairKiosk['data'] = parseInput(pairKioskSchema, { code: codeOf(code), name });
          await commandBus.execute({ type: 'PairKiosk', data, visibleIn: [] }, context);
          return succeeded('SUC_KIOSK_PAIRED', context.language);
        }),
    }),
  );
};
