import {
  mdiCashCheck,
  mdiCashClock,
  mdiFileDocumentOutline,
  mdiTicketConfirmationOutline,
  mdiTimerSandEmpty,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { type StateKind, StateMark } from '../ui/feedback/StateMark.tsx';
import type { vouchersTextsDe } from './texts.de.ts';

type Shown = keyof typeof vouchersTextsDe.states;

const marks: Readonly<Record<Shown, Readonly<{ kind: StateKind; icon: string }>>> = {
  ACTIVE: { kind: 'success', icon: mdiTicketConfirmationOutline },
  ENDED: { kind: 'quiet', icon: mdiTimerSandEmpty },
  UNPAID: { kind: 'warning', icon: mdiCashClock },
  INVOICED: { kind: 'info', icon: mdiFileDocumentOutline },
  PAID: { kind: 'success', icon: mdiCashCheck },
};
const isShown = (state: string): state is Shown => Object.hasOwn(marks, state);

/** One of the five states of a card (decisions.md V1). */
export const VoucherState = ({ state }: { state: string }) => {
  const { t } = useTranslation('vouchers');
  return isShown(state) ? <StateMark {...marks[state]}>{t(($) => $.states[state])}</StateMark> : null;
};
