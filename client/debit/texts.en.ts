import type { TextShape } from '../core/texts/textShape.ts';
import type { debitTextsDe } from './texts.de.ts';

export const debitTextsEn: TextShape<typeof debitTextsDe> = {
  title: 'SEPA direct debit',
  off: 'The club does not collect by direct debit at present. You transfer your invoices.',
  intro:
    'With a mandate the club collects your invoices from your account. Before each collection you get an e-mail with amount and day.',
  give: 'Give a mandate',
  replace: 'Another account',
  replaceText:
    'A new mandate takes the place of the present one. Announced collections from the old account are dropped.',
  iban: 'IBAN',
  ibanHelp: 'An account in Germany or another country of the European Economic Area.',
  ibanWrong: 'This IBAN is not correct. Check it character by character.',
  holder: 'Account holder',
  holderMissing: 'Please say whose account it is.',
  consent:
    'I authorise {{creditor}} (creditor identifier {{id}}) to collect payments from my account by direct debit. At the same time I instruct my bank to honour the direct debits that {{creditor}} draws on my account. Note: within eight weeks from the date of the debit I can ask for a refund of the amount. The terms agreed with my bank apply.',
  agree: 'I give this mandate',
  agreeHelp_one: 'For recurrent payments. A collection is announced at least {{count}} day before.',
  agreeHelp_other: 'For recurrent payments. A collection is announced at least {{count}} days before.',
  agreeMissing: 'Please agree to the text.',
  submit: 'Give mandate',
  signed: 'You have given the mandate. You will get an e-mail about it.',
  mine: 'Your mandate',
  reference: 'Mandate reference',
  account: 'Account',
  signedOn: 'Given on',
  validUntil: 'Valid until',
  validHelp: 'A mandate lapses 36 months after the last collection.',
  creditor: 'Creditor',
  revoke: 'Revoke mandate',
  revokeQuestion: 'Revoke the mandate?',
  revokeText:
    'The club will then collect nothing more. What is with the bank already will still be collected. You transfer open invoices yourself.',
  keep: 'Keep it',
  revoked: 'Your mandate is revoked.',
};
