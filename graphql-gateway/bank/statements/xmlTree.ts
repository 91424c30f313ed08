import { SaxesParser } from 'saxes';
import { statementLimits } from './statementLimits.ts';
import { UnreadableStatement } from './unreadableStatement.ts';

/** An XML element without the prefix of its name. `text`: what stands in it and in no element below it, without spaces around. */
export type XmlElement = Readonly<{
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
  /** The line on which its begin tag ends, from 1, and its place in the document, in characters. */
  line: number;
  from: number;
  to: number;
}>;

type OpenElement = Omit<XmlElement, 'children' | 'text' | 'to'> & { children: XmlElement[]; text: string; to: number };

/**
 * The root of a well-formed document with namespaces. Throws UnreadableStatement for any other, also for one with a document type: nothing
 * is declared, so nothing is expanded or fetched.
 */
export const xmlTree = (xml: string): XmlElement => {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const refuse = (cause?: unknown): never => {
    throw new UnreadableStatement('MALFORMED', { cause, line: parser.line });
  };
  let elements = 0;
  const open: OpenElement[] = [];
  const roots: XmlElement[] = [];
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    if (elements > statementLimits.elements) throw new UnreadableStatement('TOO_LARGE');
    if (open.length >= statementLimits.depth) refuse();
    const values = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    const place = { line: parser.line, from: xml.lastIndexOf('<', parser.position - 1), to: 0 };
    open.push({
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
      ...place,
    });
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    element.text = element.text.trim();
    element.to = parser.position;
    (open.at(-1)?.children ?? roots).push(element);
  });
  parser.write(xml).close();
  return roots[0] ?? refuse();
};

/** All elements at a path below `element`, e.g. `['Refs', 'EndToEndId']`. */
export const elementsAt = (element: XmlElement, path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );

/** The text of the first element at the first path where there is one; null where all are missing or empty. */
export const textAt = (element: XmlElement, ...paths: readonly string[]): string | null => {
  for (const path of paths) {
    const [found] = elementsAt(element, path.split('/'));
    if (found && found.text !== '') return found.text;
  }
  return null;
};
