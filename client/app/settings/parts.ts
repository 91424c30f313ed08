export { ContrastOffer } from './ContrastOffer.tsx';
export { SettingsDrawer } from './SettingsDrawer.tsx';
