import {
  mdiCancel,
  mdiCashCheck,
  mdiCashClock,
  mdiClockAlertOutline,
  mdiEmailCheckOutline,
  mdiFileUndoOutline,
} from '@mdi/js';
import { type StateKind, StateMark } from '../ui/feedback/StateMark.tsx';
import type { ShownState } from './invoiceState.ts';

const marks: Readonly<Record<ShownState, Readonly<{ kind: StateKind; icon: string }>>> = {
  UNPAID: { kind: 'warning', icon: mdiCashClock },
  INVOICED: { kind: 'info', icon: mdiEmailCheckOutline },
  OVERDUE: { kind: 'error', icon: mdiClockAlertOutline },
  PAID: { kind: 'success', icon: mdiCashCheck },
  CANCELED: { kind: 'quiet', icon: mdiCancel },
  STORNO: { kind: 'quiet', icon: mdiFileUndoOutline },
  CORRECTION: { kind: 'quiet', icon: mdiFileUndoOutline },
};

/** The state of an invoice; `label` is its name for this reader. */
export const InvoiceState = ({ state, label }: { state: ShownState; label: string }) => (
  <StateMark {...marks[state]}>{label}</StateMark>
);
