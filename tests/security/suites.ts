import { callAboutOthers } from './foreignIds.ts';
import type { Suite } from './suite.ts';
import { batches } from './suites/batches.ts';
import { codes } from './suites/codes.ts';
import { enumeration } from './suites/enumeration.ts';
import { forms } from './suites/forms.ts';
import { guessing, spraying } from './suites/guesses.ts';
import { headers } from './suites/headers.ts';
import { emails } from './suites/emails.ts';
import { kioskCodes } from './suites/kioskCodes.ts';
import { listening } from './suites/listening.ts';
import { mailHeaders } from './suites/mailHeaders.ts';
import { matrix } from './suites/matrix.ts';
import { moving } from './suites/newAddress.ts';
import { sockets } from './suites/origins.ts';
import { revocation } from './suites/revocation.ts';
import { rush } from './suites/rush.ts';
import { scripts } from './suites/scripts.ts';
import { texts } from './suites/texts.ts';
import { tokens } from './suites/tokens.ts';
import { unicode } from './suites/unicode.ts';
import { waiting } from './suites/waiting.ts';

/** reliability T29 */
const foreignIds: Suite = {
  name: 'foreign-ids',
  says: 'A member who calls about others sees none of their private data and changes nothing.',
  run: async (target, size) => {
    const calls = size === 'full' ? 10_000 : 200;
    const { made, leaks, met, changes } = await callAboutOthers(target, { calls, seed: 1 });
    const violations = [
      ...leaks,
      ...(changes === 0 ? [] : [`${changes} events were written`]),
      ...(met === 0 ? ['no booking of others was met, so none could show anything'] : []),
    ];
    return { cases: made, violations };
  },
};

/** All suites of `npm run security`, in order of execution. */
export const suites: readonly Suite[] = [
  ...[forms, headers, sockets, listening, revocation, tokens, batches, foreignIds, matrix],
  ...[
    codes,
    kioskCodes,
    emails,
    moving,
    guessing,
    spraying,
    rush,
    waiting,
    enumeration,
    texts,
    unicode,
    mailHeaders,
    scripts,
  ],
];
