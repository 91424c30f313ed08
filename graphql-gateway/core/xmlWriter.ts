/** An element of a document that is written; its content is a text or the elements below it, those that are null left out. */
export type XmlNode = Readonly<{ name: string; attributes: string; content: string | readonly XmlNode[] }>;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Readers make line ends of a text one character.
  '\r': '&#13;',
  '\n': '&#10;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"'\r\n]/g, (character) => escapes[character] ?? character);

type Content = string | readonly (XmlNode | null)[];

/** `attributes`: by name. */
export const xml = (name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): XmlNode => ({
  name,
  attributes: Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join(''),
  content: typeof content === 'string' ? content : content.filter((node) => node !== null),
});

const linesOf = ({ name, attributes, content }: XmlNode, indent: string): readonly string[] =>
  typeof content === 'string'
    ? [`${indent}<${name}${attributes}>${escaped(content)}</${name}>`]
    : [
        `${indent}<${name}${attributes}>`,
        ...content.flatMap((node) => linesOf(node, `${indent}  `)),
        `${indent}</${name}>`,
      ];

/** The document in UTF-8; `dtd`: the file with its document type. The same elements always give the same bytes. */
export const xmlDocument = (root: XmlNode, { dtd }: Readonly<{ dtd?: string }> = {}): Uint8Array => {
  const type = dtd === undefined ? [] : [`<!DOCTYPE ${root.name} SYSTEM "${dtd}">`];
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', ...type, ...linesOf(root, '')];
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
};
