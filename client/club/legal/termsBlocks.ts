export type TermsBlock =
  | Readonly<{ kind: 'heading' | 'paragraph'; text: string }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>;

/** The blocks of a text in plain lines: `# ` begins a heading, `- ` an item of a list, an empty line ends a paragraph. */
export const termsBlocks = (text: string): readonly TermsBlock[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .reduce<readonly TermsBlock[]>(withLine, [])
    .filter((block) => block.kind === 'list' || block.text !== '');

const withLine = (blocks: readonly TermsBlock[], line: string): readonly TermsBlock[] => {
  const last = blocks.at(-1);
  if (line.startsWith('# ')) return [...blocks, { kind: 'heading', text: line.slice(2).trim() }];
  if (line.startsWith('- ')) return withItem(blocks, line.slice(2).trim());
  if (line === '' || last?.kind !== 'paragraph') return [...blocks, { kind: 'paragraph', text: line }];
  return [...blocks.slice(0, -1), { kind: 'paragraph', text: [last.text, line].filter(Boolean).join(' ') }];
};

const withItem = (blocks: readonly TermsBlock[], item: string): readonly TermsBlock[] => {
  const last = blocks.at(-1);
  return last?.kind === 'list'
    ? [...blocks.slice(0, -1), { kind: 'list', items: [...last.items, item] }]
    : [...blocks, { kind: 'list', items: [item] }];
};
