import type { AttemptLimit } from '../../core/attemptLimit.ts';
import type { GatewayContext } from '../../core/context.ts';
import { hashOfLinkToken } from '../../core/linkToken.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SeasonReads } from './seasonReads.ts';

/** Runs what a secret link opens. */
export type LinkAttempts = <Opened>(
  link: Readonly<{ token: string; context: Pick<GatewayContext, 'address'> }>,
  open: () => Promise<Opened>,
) => Promise<Opened>;

/**
 * Refuses an unknown link with ERR_SEASON_OFFER_LATER where its address has tried too many of them. A link that is known opens, whatever
 * others behind the same address have tried.
 */
export const linkAttempts =
  (limit: AttemptLimit, seasons: Pick<SeasonReads, 'linkByHash'>): LinkAttempts =>
  async ({ token, context: { address } }, open) => {
    const hash = hashOfLinkToken(token);
    const isKnown = hash !== null && (await seasons.linkByHash(hash)) !== null;
    if (!isKnown && !limit.mayTry(address)) throw new Refusal('ERR_SEASON_OFFER_LATER');
    if (!isKnown) limit.count(address);
    return open();
  };
