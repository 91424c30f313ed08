import { codeIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { readData } from '../core/readData.ts';
import { type LetterKind, pointless, written } from '../core/writing.ts';
import { accountLetter } from './accountLetter.ts';
import type { UserMailKind } from './userTextShape.ts';

const issuedSchema = v.object({ codeId: codeIdSchema, expiresAt: v.pipe(v.string(), v.isoTimestamp()) });

/**
 * One that carries a one-time code, in its button and, where its kind says so, to be typed in. `page`: where the code is used;
 * `further`: what else that page is to know.
 */
export const codeLetter = (
  kind: UserMailKind,
  page: string,
  further: Readonly<Record<string, string>> = {},
): LetterKind => ({
  address: 'present',
  codeIdOf: ({ data }) => readData(issuedSchema, data).codeId,
  write: async (writing) => {
    const { codeId, expiresAt } = readData(issuedSchema, writing.event.data);
    if (Date.parse(expiresAt) <= writing.now) return pointless('CODE_EXPIRED');
    const text = await writing.codeOf(codeId);
    if (text === null) return pointless('CODE_GONE');
    const query = new URLSearchParams({ userID: writing.addressee.memberNumber, code: text, ...further });
    return written(accountLetter(writing, { kind, path: `${page}?${query.toString()}`, code: { text, expiresAt } }));
  },
});
