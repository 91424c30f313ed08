import type { AttemptLimit } from '../../core/attemptLimit.ts';
import type { GatewayContext } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';

/** Runs what a secret link opens; null from it, and ERR_SEASON_OFFER_OVER, are failed attempts. */
export type LinkAttempts = <Opened>(
  context: Pick<GatewayContext, 'address'>,
  open: () => Promise<Opened>,
) => Promise<Opened>;

/** Refuses with ERR_SEASON_OFFER_LATER from an address with too many failed attempts. */
export const linkAttempts =
  (limit: AttemptLimit): LinkAttempts =>
  async ({ address }, open) => {
    if (!limit.mayTry(address)) throw new Refusal('ERR_SEASON_OFFER_LATER');
    try {
      const opened = await open();
      if (opened === null) limit.count(address);
      return opened;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'ERR_SEASON_OFFER_OVER') limit.count(address);
      throw error;
    }
  };
