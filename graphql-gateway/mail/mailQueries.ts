import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { parseInput } from '../core/inputs.ts';
import type { MailPage, MailReads } from './mailReads.ts';
import type { MailTypes } from './mailType.ts';

const pageSchema = v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)) });

export const addMailQueries = (builder: Builder, { mail, state }: MailTypes, mails: Pick<MailReads, 'page'>): void => {
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
      args: { state: t.arg({ type: state }), page: t.arg.int({ description: 'From 1.' }) },
      resolve: (_, args) => mails.page(args.state ?? null, parseInput(pageSchema, { page: args.page ?? 1 }).page),
    }),
  );
};
