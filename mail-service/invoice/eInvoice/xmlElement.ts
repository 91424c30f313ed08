/** An element with its content: a text, or elements in order. Elements without content are left out. */
export type XmlElement = Readonly<{
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly (XmlElement | null)[];
}>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The element as XML, without whitespace between elements. */
export const xmlOf = ({ name, attributes = {}, content }: XmlElement): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : content.map((element) => (element === null ? '' : xmlOf(element))).join('');
  return `<${name}${given.join('')}>${inner}</${name}>`;
};

/** `element('ram:ID', '4711', { schemeID: 'VA' })` */
export const element = (
  name: string,
  content: XmlElement['content'],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({ name, content, attributes });

/** Null where there is no text. */
export const textElement = (
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null => (text === null || text === '' ? null : element(name, text, attributes));
