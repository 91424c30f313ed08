import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sentencesSchema } from '../recording.ts';

const program = `
  import { writtenSentence } from './contracts/historySentence.ts';
  import { historySentencesDe } from './contracts/historySentences.de.ts';
  import { historySentencesEn } from './contracts/historySentences.en.ts';
  const entries = JSON.parse((await process.stdin.toArray()).join(''));
  const languages = [historySentencesDe, historySentencesEn];
  console.log(JSON.stringify(entries.map((entry) => languages.map((texts) => writtenSentence(entry, true, texts)))));
`;

/** The sentences, German and English, in which the release in `folder` tells these entries of a history; none where it has no sentences. */
export const sentencesOf = (folder: string, entries: readonly unknown[]) => {
  if (!existsSync(join(folder, 'contracts/historySentence.ts'))) return [];
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const written = execFileSync(process.execPath, args, {
    cwd: folder,
    input: JSON.stringify(entries),
    encoding: 'utf8',
  });
  return v.parse(sentencesSchema, JSON.parse(written));
};
