import { useParams } from 'react-router-dom';
import { KioskView } from './KioskView.tsx';
import { useKioskPlan } from './useKioskPlan.ts';

/** A screen with its secret in the address. */
export const KioskPage = () => {
  const { token = '' } = useParams();
  return <KioskView {...useKioskPlan(token)} />;
};
