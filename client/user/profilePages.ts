// One chunk: the menu of each page links to the others.
export { ChangePasswordPage } from './ChangePasswordPage.tsx';
export { MyDataPage } from './MyDataPage.tsx';
export { PersonalPage } from './PersonalPage.tsx';
export { SecurityPage } from './SecurityPage.tsx';
