import { epochMilliseconds } from '@platzwart/contracts/core';
import {
  type LinkErrorCode,
  type PairKiosk,
  type RequestKioskPairing,
  kioskCodeSeconds,
} from '@platzwart/contracts/link';
import type { KioskPairingsOpen, Vault } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { reject } from '../../core/decider.ts';

type Dependencies = Readonly<{
  vault: Pick<Vault, 'kioskPairings'>;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/** Screens that show a code at once, from one address and altogether: a club has a handful of screens, and strangers must not fill the table. */
const mostOpen = { fromAddress: 10, all: 1_000 };
const mayAsk = ({ fromAddress, all }: KioskPairingsOpen): boolean =>
  fromAddress < mostOpen.fromAddress && all < mostOpen.all;

const done = (id: string) => ({ outcome: 'accepted', position: null, ids: [id] }) as const;

/** Refuses with ERR_TOO_MANY_CHANGES where ten screens of one address, or a thousand, show a code already. */
export const requestKioskPairing =
  ({ vault, clock }: Dependencies) =>
  async (screen: RequestKioskPairing['data'], { address }: Call): Promise<Answer<'ERR_TOO_MANY_CHANGES'>> => {
    const requestedAt = clock();
    const expiresAt = new Date(epochMilliseconds(requestedAt) + kioskCodeSeconds * 1_000).toISOString();
    const pairing = { ...screen, address: address ?? '', requestedAt, expiresAt };
    const isAdded = await vault.kioskPairings.request(pairing, mayAsk);
    return isAdded ? done(screen.pairingId) : reject('ERR_TOO_MANY_CHANGES');
  };

/** Refuses with ERR_KIOSK_CODE_INVALID where no screen shows the code, or it was confirmed under another name. */
export const pairKiosk =
  ({ vault, clock }: Dependencies) =>
  async ({ code, name }: PairKiosk['data']): Promise<Answer<LinkErrorCode>> => {
    const id = await vault.kioskPairings.confirm({ code, name, at: clock() });
    return id === null ? reject('ERR_KIOSK_CODE_INVALID', 'code') : done(id);
  };
