import { expect, it } from 'vitest';
import { successTextsDe } from './featureTexts.de.ts';
import { successTextsEn } from './featureTexts.en.ts';

it.each(['SUC_USERS_CREATED', 'SUC_INVOICE_WARNING_SENT'] as const)(
  '%s promises no e-mail: accounts may be invited later, and whoever has no address gets none (decisions.md Q7)',
  (code) => {
    expect(successTextsDe[code]).not.toMatch(/unterwegs|Einladung|E-Mail/);
    expect(successTextsEn[code]).not.toMatch(/on its way|on their way|invitation|e-mail/);
  },
);
