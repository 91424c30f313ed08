import type { TextShape } from '../../../core/texts/textShape.ts';
import type { termsTextsDe } from './termsTexts.de.ts';

export const termsTextsEn: TextShape<typeof termsTextsDe> = {
  help: 'Whoever books accepts them once, before the first booking. Empty lines separate paragraphs; “# ” begins a heading, “- ” an item of a list.',
  helpCurrent:
    'In force: {{version}}. Another text becomes a new version, which everybody accepts before their next booking. “# ” begins a heading, “- ” an item of a list.',
  version: 'version {{version}} of {{date}}',
  de: 'Text in German',
  en: 'Text in English (optional)',
  older: 'Earlier versions',
};
