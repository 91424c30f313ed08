import type { PlantedBug } from './plantedBug.ts';

const core = (name: string): string => `mail-service/core/${name}`;
const sender = [core('sender.int.spec.ts')];

/** Wrong ways to write letters: lost, sent twice as two, or to whom they are not for. */
export const bugsInLetters: readonly PlantedBug[] = [
  {
    bug: 'A letter is another one each time it is tried',
    edits: [
      {
        file: 'mail-service/post/smtpPost.ts',
        find: '`<${message.mailId}@${host}>`',
        replace: '`<${message.mailId}.${Math.random()}@${host}>`',
      },
    ],
    project: 'int',
    caughtBy: sender,
  },
  {
    bug: 'A letter is noted as sent before the mail server has it',
    edits: [
      {
        file: core('sender.ts'),
        find: '    const delivery = await post.send(message);\n',
        replace: '    await noteSent(pool, mail, instant());\n    const delivery = await post.send(message);\n',
      },
    ],
    project: 'int',
    caughtBy: sender,
  },
  {
    bug: 'An event that is read twice is written about twice',
    edits: [
      {
        file: core('planLetters.ts'),
        find: 'mailId: mailIdOf(`${kind} ${about}`)',
        replace: 'mailId: mailIdOf(`${kind} ${about} ${Math.random()}`)',
      },
    ],
    project: 'int',
    caughtBy: sender,
  },
  {
    bug: 'News of another e-mail goes to that one alone',
    edits: [
      {
        file: 'mail-service/user/userLetters.ts',
        find: "noticeLetter('EMAIL_CHANGED', '/user/profile', 'former')",
        replace: "noticeLetter('EMAIL_CHANGED', '/user/profile')",
      },
    ],
    project: 'int',
    caughtBy: ['mail-service/letters.int.spec.ts'],
  },
  {
    bug: 'The code of a letter stays readable after it was sent',
    edits: [
      {
        file: core('sender.ts'),
        find: 'if (codeId !== null) await vault.codes.mailed(codeId);',
        replace: "if (codeId === '') await vault.codes.mailed(codeId);",
      },
    ],
    project: 'int',
    caughtBy: ['mail-service/letters.int.spec.ts'],
  },
  {
    bug: 'What somebody is called becomes part of the page of a letter',
    edits: [
      {
        file: 'mail-service/letters/markup.ts',
        find: `text.replace(/[&<>"']/g,`,
        replace: 'text.replace(/&/g,',
      },
    ],
    project: 'unit',
    caughtBy: ['mail-service/letters/markup.unit.spec.ts'],
  },
];
