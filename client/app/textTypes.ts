import type { bookingTextsDe } from '../booking/texts.de.ts';
import type { clubTextsDe } from '../club/texts.de.ts';
import type { laterErrorTextsDe } from '../core/laterErrorTexts.de.ts';
import type { coreTextsDe } from '../core/texts.de.ts';
import type { authTextsDe } from '../user/auth/texts.de.ts';
import type { profileTextsDe } from '../user/profile/texts.de.ts';
import type { dashboardTextsDe } from '../dashboard/texts.de.ts';
import type { userTextsDe } from '../user/texts.de.ts';
import type { appTextsDe } from './texts.de.ts';

type Texts = {
  core: typeof coreTextsDe;
  laterErrors: typeof laterErrorTextsDe;
  app: typeof appTextsDe;
  booking: typeof bookingTextsDe;
  club: typeof clubTextsDe;
  dashboard: typeof dashboardTextsDe;
  user: typeof userTextsDe;
  auth: typeof authTextsDe;
  profile: typeof profileTextsDe;
};
export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: Texts;
    enableSelector: true;
    returnNull: false;
  }
}
