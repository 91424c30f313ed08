export { ClearSheet } from '../choose/ClearSheet.tsx';
export { LegendSheet } from '../choose/LegendSheet.tsx';
export { CourtList } from '../list/CourtList.tsx';
export { LostNotices } from '../lost/LostNotices.tsx';
export { OrderSteps } from '../order/OrderSteps.tsx';
export { SelectionCard } from '../summary/SelectionCard.tsx';
export { SelectionSheet } from '../summary/SelectionSheet.tsx';
