import type { Builder } from '../core/builder.ts';
import { localIdOf } from '../core/globalId.ts';
import { succeeded } from '../core/messages.ts';
import { Refusal } from '../core/refusal.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { MailReads } from './mailReads.ts';

export const addMailMutations = (
  builder: Builder,
  { result }: SharedTypes,
  mails: Pick<MailReads, 'sendAgain'>,
): void => {
  builder.mutationField('resendMailing', (t) =>
    t.field({
      type: result,
      description:
        '(+) Sends a FAILED or SENT e-mail again; ERR_EMAIL_NOT_SENT for any other, and for a code that was mailed already.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, { language }) => {
        if (!(await mails.sendAgain(localIdOf('Mail', id)))) throw new Refusal('ERR_EMAIL_NOT_SENT', ['id']);
        return succeeded('SUC_EMAIL_SENT', language);
      },
    }),
  );
};
