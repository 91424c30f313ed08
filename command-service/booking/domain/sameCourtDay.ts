import type { OrderedBlock } from './courtOrder.ts';

/** Whether both are on the same court and day. */
export const isSameCourtDay = ({ requested: one }: OrderedBlock, { requested: other }: OrderedBlock): boolean =>
  one.sport === other.sport && one.date === other.date && one.court === other.court;
