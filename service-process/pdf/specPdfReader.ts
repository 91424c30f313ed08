import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const open = (bytes: Uint8Array) => getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
type Pdf = Awaited<ReturnType<typeof open>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const pagesOf = (pdf: Pdf): Promise<readonly Page[]> =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));

const textOf = async (page: Page): Promise<string> => {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
};

/** How wide each text of a page is drawn, in points. */
const widthsOf = async (page: Page): Promise<readonly Readonly<{ text: string; width: number }>[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, width: item.width }] : []));
};

type Node = Readonly<{ role?: string; alt?: string; children?: readonly unknown[] }>;

/** The structure elements of a page, in reading order: `H1`, `Table`, `TR` … */
const rolesIn = (node: Node): readonly string[] => [
  ...(node.role === undefined ? [] : [node.role]),
  ...(node.children ?? []).flatMap((child) => (typeof child === 'object' && child !== null ? rolesIn(child) : [])),
];

const pixelsPerPoint = 2;

/** What a banking app reads from the page as a picture; null where there is no code. */
const codeOn = async (page: Page): Promise<string | null> => {
  const viewport = page.getViewport({ scale: pixelsPerPoint });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  // pdf.js draws on the canvas of a browser, which this one replaces.
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(data, width, height)?.data ?? null;
};

/** A document as Mozilla's PDF reader and an independent reader of QR codes see it. */
export const readPdf = async (bytes: Uint8Array) => {
  const pdf = await open(bytes);
  const pages = await pagesOf(pdf);
  const attachments: unknown = await pdf.getAttachments();
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return {
    pages: await Promise.all(pages.map(textOf)),
    widths: (await Promise.all(pages.map(widthsOf))).flat(),
    roles: trees.flatMap((tree: Node | null) => (tree ? rolesIn(tree) : [])),
    metadata: await pdf.getMetadata(),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    attachments,
    codes: async () => (await Promise.all(pages.map(codeOn))).filter((code) => code !== null),
  };
};
