import type { Language } from '@platzwart/contracts/core';
import type { Addressee, MailContent } from './mailContent.ts';

const texts: Readonly<Record<Language, (name: string) => string>> = {
  de: (name) => `Es geht um ${name}.`,
  en: (name) => `This is about ${name}.`,
};

/** The e-mail as the guardian of a child reads it: after the first sentence it says which child it is about (decisions.md N5). */
export const aboutChild = (content: MailContent, child: string, { language }: Addressee): MailContent => {
  const [first, ...others] = content.paragraphs;
  const about = texts[language](child);
  return { ...content, paragraphs: first === undefined ? [about] : [first, about, ...others] };
};
