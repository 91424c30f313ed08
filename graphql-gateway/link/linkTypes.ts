import type { Builder } from '../core/builder.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import type { KioskPairingRow, LinkRow } from './linkReads.ts';

type LinkSuccess = MutationSuccess & Readonly<{ path: string }>;

export const addLinkTypes = (builder: Builder, { mutationResult, browser, system }: SharedTypes) => ({
  calendarLink: builder.objectRef<LinkRow>('CalendarLink').implement({
    description: '(+) The address under which a calendar program reads the own bookings.',
    fields: (t) => ({ made_at: t.expose('madeAt', { type: 'DateTime' }) }),
  }),
  kiosk: builder.objectRef<LinkRow>('Kiosk').implement({
    description: '(+) A screen in the club house.',
    fields: (t) => ({
      _id: t.exposeID('linkId'),
      name: t.string({ resolve: ({ name }) => name ?? '' }),
      made_at: t.expose('madeAt', { type: 'DateTime' }),
    }),
  }),
  kioskPairing: builder.objectRef<KioskPairingRow>('KioskPairing').implement({
    description: '(+) A screen that shows a code, before it is paired: the one who confirms it sees what it is.',
    fields: (t) => ({
      code: t.exposeString('code'),
      browser: t.expose('browser', { type: browser }),
      system: t.expose('system', { type: system }),
      requested_at: t.expose('requestedAt', { type: 'DateTime' }),
    }),
  }),
  linkResult: builder.objectRef<LinkSuccess>('LinkResult').implement({
    description: '(+)',
    interfaces: [mutationResult],
    fields: (t) => ({
      path: t.exposeString('path', {
        description: 'The path of the new link. It is shown only here: its token is not stored.',
      }),
    }),
  }),
});
export type LinkTypes = ReturnType<typeof addLinkTypes>;
