import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type KioskPairing, kioskPairingSchema } from '@platzwart/contracts/link';
import { keepPairing, readPairing } from './knownPairing.ts';

/** `busy`: too many screens of this network show a code. `lost`: the server is away. In either case it asks again by itself. */
export type PairingState = Readonly<{ pairing: KioskPairing | null; problem: 'busy' | 'lost' | null }>;

/** Milliseconds until the next request for a code. */
const pause = 20_000;
const requestTimeout = 8_000;

const requestPairing = async (): Promise<PairingState> => {
  const answer = await fetch('/kiosk-pairing', {
    method: 'POST',
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(() => null);
  if (answer?.status === 429) return { pairing: null, problem: 'busy' };
  const given = v.safeParse(kioskPairingSchema, answer?.ok ? await answer.json().catch(() => null) : null);
  return given.success ? { pairing: given.output, problem: null } : { pairing: null, problem: 'lost' };
};

/** The pairing of this device: the one it knows, else a new one. `renew`: it opens nothing any more. */
export const usePairing = (): PairingState & Readonly<{ renew: () => void }> => {
  const [state, setState] = useState<PairingState>(() => ({ pairing: readPairing(), problem: null }));
  const { pairing } = state;
  useEffect(() => {
    if (pairing) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const request = async () => {
      const answered = await requestPairing();
      if (isOver) return;
      if (answered.pairing) keepPairing(answered.pairing);
      else timer = setTimeout(() => void request(), pause);
      setState(answered);
    };
    void request();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [pairing]);
  const renew = () => {
    keepPairing(null);
    setState({ pairing: null, problem: null });
  };
  return { ...state, renew };
};
