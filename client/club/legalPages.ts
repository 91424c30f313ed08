export { ImprintPage } from './ImprintPage.tsx';
export { PrivacyPage } from './PrivacyPage.tsx';
