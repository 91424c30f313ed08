import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchKioskPairingQuery } from '../../__generated__/fetchKioskPairingQuery.graphql.ts';

/** `since`: an ISO 8601 instant. */
export type ShownPairing = Readonly<{
  code: string;
  device: Readonly<{ browser: string; system: string }>;
  since: string;
}>;

/** The screen that shows a code, as typed; null without an answer. Rejects with `ServerRefusal`. */
export const fetchKioskPairing = async (environment: Environment, code: string): Promise<ShownPairing | null> => {
  const answer = await fetchQuery<fetchKioskPairingQuery>(
    environment,
    graphql`
      query fetchKioskPairingQuery($code: String!) {
        kioskPairing(code: $code) {
          code
          browser
          system
          requested_at
        }
      }
    `,
    { code },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  if (!answer) return null;
  const { code: shown, browser, system, requested_at: since } = answer.kioskPairing;
  return { code: shown, device: { browser, system }, since };
};
