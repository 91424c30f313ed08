import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { parseInput } from '../core/parseInput.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { MailPage, MailReads } from './mailReads.ts';
import type { MailType } from './mailType.ts';

type MailTypes = Pick<SharedTypes, 'mailState'> & Readonly<{ mail: MailType }>;

const pageSchema = v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)) });

export const addMailQueries = (
  builder: Builder,
  { mail, mailState }: MailTypes,
  mails: Pick<MailReads, 'page'>,
): void => {
  const mailPage = builder.objectRef<MailPage>('MailPage').implement({
    description: '(+)',
    fields: (t) => ({
      mails: t.expose('mails', { type: [mail] }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
    }),
  });
  builder.queryField('mails', (t) =>
    t.field({
      type: mailPage,
      description: '(+) The newest first, 50 on a page.',
      args: { state: t.arg({ type: mailState }), page: t.arg.int({ description: 'From 1.' }) },
      resolve: (_, args) => mails.page(args.state ?? null, parseInput(pageSchema, { page: args.page ?? 1 }).page),
    }),
  );
};
