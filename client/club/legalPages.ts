export { ImprintPage } from './ImprintPage.tsx';
export { TermsPage } from './TermsPage.tsx';
export { PrivacyPage } from './PrivacyPage.tsx';
