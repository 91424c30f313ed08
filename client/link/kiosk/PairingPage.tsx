import { useEffect } from 'react';
import type { KioskPairing } from '@platzwart/contracts/link';
import { KioskView } from './KioskView.tsx';
import { PairingView } from './PairingView.tsx';
import { useKioskPlan } from './useKioskPlan.ts';
import { usePairing } from './usePairing.ts';

type PairedProps = { pairing: KioskPairing; onGone: () => void };

/** Shows the code until it is confirmed, and then the plan. */
const Paired = ({ pairing, onGone }: PairedProps) => {
  const { plan, status } = useKioskPlan(pairing.token);
  // The code has ended, or an ADMIN has removed the screen.
  const isGone = status === 'gone';
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (status === 'waiting') return <PairingView code={pairing.code} problem={null} />;
  return <KioskView plan={plan} status={status} />;
};

/** `/kiosk` without a secret: the screen is paired by a code that an ADMIN confirms, and stays so (decisions.md Q20). */
export const PairingPage = () => {
  const { pairing, problem, renew } = usePairing();
  if (!pairing) return <PairingView code={null} problem={problem} />;
  return <Paired key={pairing.token} pairing={pairing} onGone={renew} />;
};
