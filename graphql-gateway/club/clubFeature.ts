import type { Builder } from '../core/builder.ts';
import { Refusal } from '../core/refusal.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { addBookingInfos } from './bookingInfos.ts';
import { type DemoLogin, addGeneralInfos } from './generalInfos.ts';
import { addImprint } from './imprint.ts';

export type ClubServices = Readonly<{ demoLogins: readonly DemoLogin[] }>;

export const addClub = (builder: Builder, shared: SharedTypes, { demoLogins }: ClubServices): void => {
  const generalInfos = addGeneralInfos(builder, shared, demoLogins);
  const bookingInfos = addBookingInfos(builder, shared);
  addImprint(builder);
  builder.queryFields((t) => ({
    generalInfos: t.field({ type: generalInfos, resolve: (_, _args, context) => context.club() }),
    bookingInfos: t.field({
      type: bookingInfos,
      resolve: async (_, _args, context) => {
        const { principal } = context.viewer();
        if (principal === 'ANONYMOUS') throw new Refusal('LOGIN_REQUIRED');
        return { ...(await context.club()), role: principal };
      },
    }),
  }));
};
