import type { TextShape } from '../../../core/texts/textShape.ts';
import type { importTextsDe } from './texts.de.ts';

export const importTextsEn: TextShape<typeof importTextsDe> = {
  title: 'Import members',
  intro:
    'A CSV file with one line per person. At first it is only checked; accounts are created once every line is right.',
  template: 'Download the template',
  templateFile: 'template-members.csv',
  columnsHint:
    'Columns: member number, first name, last name, e-mail, telephone, street, house number, postcode, city, role, discount, language, parent. First name, last name and e-mail are needed; a child needs no e-mail where the parent is the member number of its mother or father.',
  drop: 'Drag the file here',
  dropNow: 'Let go now',
  choose: 'Choose a file',
  paste: 'Or paste the lines here',
  chosen: '{{name}}, {{lines}} lines',
  tooLarge:
    'The file is too large: 240 members and 1 MB at most. Split a longer list into several files, each with the headings.',
  check: 'Check',
  checking: 'Checking …',
  fine_one: '{{count}} account can be created.',
  fine_other: '{{count}} accounts can be created.',
  problems_one: '{{count}} entry is not right. Correct it and check again; nothing has been created yet.',
  problems_other: '{{count}} entries are not right. Correct them and check again; nothing has been created yet.',
  problemsTitle: 'What is not right',
  columns: { line: 'Line', field: 'Column', value: 'It says', problem: 'Problem' },
  wholeLine: 'whole line',
  empty: '(empty)',
  role: 'Possible are: Member, Guest, Coach, Admin. Empty means Member.',
  language: 'Possible are: German, English. Empty means German.',
  guardian:
    'The parent is the number of a member of the club or in this file, who is no child themselves and for whom nobody else pays.',
  emailOrGuardian: 'Without an e-mail, the number of a parent is needed.',
  numberTaken: 'This number is taken or once was, or it stands in the file twice.',
  emailTaken: 'This address already belongs to an account, or it stands in the file twice.',
  run_one: 'Create and invite {{count}} account',
  run_other: 'Create and invite {{count}} accounts',
  running: 'Creating accounts …',
  done_one: '{{count}} account created. The invitation is on its way.',
  done_other: '{{count}} accounts created. The invitations are on their way.',
  toUsers: 'Show all accounts',
  again: 'Another file',
};
