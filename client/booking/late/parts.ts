export { ClearSheet } from '../choose/ClearSheet.tsx';
export { LegendSheet } from '../choose/LegendSheet.tsx';
export { CourtList } from '../list/CourtList.tsx';
export { LostNotices } from '../lost/LostNotices.tsx';
export { OrderSteps } from '../order/OrderSteps.tsx';
export { SelectionSheet } from '../summary/SelectionSheet.tsx';
