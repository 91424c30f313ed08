export { HighContrastOffer } from './HighContrastOffer.tsx';
export { SettingsDrawer } from './SettingsDrawer.tsx';
