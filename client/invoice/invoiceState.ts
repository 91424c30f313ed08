/** The states of an invoice, and labels: OVERDUE of one that is not paid in time, STORNO and CORRECTION of documents that cancel another or waive its rest. */
export const shownStates = ['UNPAID', 'INVOICED', 'OVERDUE', 'PAID', 'CANCELED', 'STORNO', 'CORRECTION'] as const;
export type ShownState = (typeof shownStates)[number];

/** Of the wire, to which a later version may add states. */
type Stated = Readonly<{ state: string; overdue: boolean; cancels?: unknown; isCorrection?: boolean }>;

/** What is said about an invoice (decisions.md I1). */
export const shownStateOf = ({ state, overdue, cancels, isCorrection = false }: Stated): ShownState => {
  if (cancels != null) return isCorrection ? 'CORRECTION' : 'STORNO';
  if (overdue) return 'OVERDUE';
  return shownStates.find((each) => each === state) ?? 'UNPAID';
};

const openStates: readonly ShownState[] = ['UNPAID', 'INVOICED', 'OVERDUE'];

export const isOpenState = (state: ShownState): boolean => openStates.includes(state);

/** Whether money is still expected. */
export const isOpen = (invoice: Stated): boolean => isOpenState(shownStateOf(invoice));

/** Of the amounts of a document that cancels an invoice, which the wire has as they are on the invoice. */
export const signOf = (state: ShownState): 1 | -1 => (state === 'STORNO' || state === 'CORRECTION' ? -1 : 1);

/** In cents; negative for a document that cancels an invoice, whose amounts are those of the invoice. */
export const shownAmount = ({ cancels, amountDue }: Readonly<{ cancels?: unknown; amountDue: number }>): number =>
  cancels == null ? amountDue : -amountDue;
