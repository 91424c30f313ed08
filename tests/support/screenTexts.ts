import { appTextsDe } from '../../client/app/texts.de.ts';
import { appTextsEn } from '../../client/app/texts.en.ts';
import { bookingTextsDe } from '../../client/booking/texts.de.ts';
import { bookingTextsEn } from '../../client/booking/texts.en.ts';
import { clubTextsDe } from '../../client/club/texts.de.ts';
import { clubTextsEn } from '../../client/club/texts.en.ts';
import { coreTextsDe } from '../../client/core/texts.de.ts';
import { coreTextsEn } from '../../client/core/texts.en.ts';
import { authTextsDe } from '../../client/user/auth/texts.de.ts';
import { authTextsEn } from '../../client/user/auth/texts.en.ts';
import { profileTextsDe } from '../../client/user/profile/texts.de.ts';
import { profileTextsEn } from '../../client/user/profile/texts.en.ts';
import { dashboardTextsDe } from '../../client/dashboard/texts.de.ts';
import { dashboardTextsEn } from '../../client/dashboard/texts.en.ts';
import { userTextsDe } from '../../client/user/texts.de.ts';
import { userTextsEn } from '../../client/user/texts.en.ts';

/** What stands on the screens, so that a story follows a reworded button and a member still reads plain sentences in it. */
export const german = {
  core: coreTextsDe,
  app: appTextsDe,
  booking: bookingTextsDe,
  club: clubTextsDe,
  dashboard: dashboardTextsDe,
  user: userTextsDe,
  auth: authTextsDe,
  profile: profileTextsDe,
};
export const english = {
  core: coreTextsEn,
  app: appTextsEn,
  booking: bookingTextsEn,
  club: clubTextsEn,
  dashboard: dashboardTextsEn,
  user: userTextsEn,
  auth: authTextsEn,
  profile: profileTextsEn,
};

/** `fill('Stand {{time}}', { time: '18:00 Uhr' })`: a text with its gaps filled. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)), text);

/** A text with gaps, whatever stands in them. */
export const withGaps = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );
