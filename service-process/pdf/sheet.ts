import { sharedFonts } from './fonts.ts';
import { contentWidth, page } from './pageGeometry.ts';
import type {} from './pdfkitScope.d.ts';

export type Element = ReturnType<PDFKit.PDFDocument['struct']>;

type HeadCell = Readonly<{ type: 'TH'; /** Which cells it describes. */ scope: 'Column' | 'Row' }>;
export const columnHead: HeadCell = { type: 'TH', scope: 'Column' };
export const rowHead: HeadCell = { type: 'TH', scope: 'Row' };

export type TextStyle = Readonly<{
  size?: number;
  isBold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
  /** All digits are equally wide, so that sums stand below each other. */
  isNumber?: boolean;
}>;

/** Where a text begins and how wide it may be, in points. */
export type Spot = Readonly<{ x: number; y: number; width: number }>;

export const ink = '#17211B';
export const quietInk = '#4B564F';
export const ruleColour = '#B9C4BD';
const usualSize = 9.5;
const lineGap = 2;

type SheetOptions = Readonly<{
  title: string;
  language: string;
  /** The date of the file itself: the same document always gives the same bytes. */
  createdAt: Date;
}>;

/** A tagged PDF/A-3b that is written from top to bottom. `y` is where the next content begins. */
export type Sheet = {
  readonly pdf: PDFKit.PDFDocument;
  y: number;
  /** Begins a new page unless `height` points are left on this one. `drawTop` draws what it begins with, from y on, and answers where that ends. */
  ensureSpace: (height: number, drawTop?: (y: number) => number) => void;
  heightOf: (text: string, width: number, style?: TextStyle) => number;
  /** Writes a text without a tag: within the content of an element, or of an artifact. */
  write: (text: string, spot: Spot, style?: TextStyle) => void;
  /** A new structure element in `parent`, whose content `draw` draws. */
  element: (parent: Element, tag: string | HeadCell, draw: () => void) => void;
  /** A new structure element that contains others. */
  group: (parent: Element, type: string) => Element;
  /** Draws what a screen reader skips. */
  artifact: (draw: () => void) => void;
  /** A paragraph or heading over the whole width, then `gap` points of space. */
  paragraph: (text: string, options?: TextStyle & Readonly<{ type?: string; gap?: number; width?: number }>) => void;
  readonly root: Element;
  rule: (y: number) => void;
  finish: (drawFrame: (pageNumber: number, pages: number) => void) => Promise<Uint8Array>;
};

/** The writer is loaded when the first document is written: a service starts without it. */
const newPdf = async ({ title, language, createdAt }: SheetOptions): Promise<PDFKit.PDFDocument> => {
  const { default: PDFDocument } = await import('pdfkit');
  const { regular, bold } = await sharedFonts();
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, subset: 'PDF/A-3b', pdfVersion: '1.7', tagged: true },
    ...{ lang: language, displayTitle: true, autoFirstPage: false },
    // None: pdfkit's own is not embedded.
    font: '',
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt, Producer: 'Platzwart', Creator: 'Platzwart' },
  });
  // A font that is opened under a second name keeps its first id, but takes one: with it, 'bold' has the id that all stored documents have.
  pdf.registerFont('default', regular).font('default');
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  return pdf;
};

const bytesOf = (pdf: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    pdf.end();
  });

/** Opens an empty document with its first page. */
export const openSheet = async (options: SheetOptions): Promise<Sheet> => {
  const pdf = await newPdf(options);
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const apply = ({ size = usualSize, isBold = false, colour = ink }: TextStyle): void => {
    pdf
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
  };

  const sheet: Sheet = {
    pdf,
    root,
    y: page.top,
    ensureSpace: (height, drawTop = (y) => y) => {
      if (sheet.y + height <= page.contentBottom) return;
      pdf.addPage();
      sheet.y = drawTop(page.continuedTop);
    },
    heightOf: (text, width, style = {}) => {
      apply(style);
      return pdf.heightOfString(text, { width, lineGap });
    },
    write: (text, { x, y, width }, style = {}) => {
      apply(style);
      pdf.text(text, x, y, { width, lineGap, align: style.align ?? 'left', features: style.isNumber ? ['tnum'] : [] });
    },
    element: (parent, tag, draw) => {
      const element = typeof tag === 'string' ? pdf.struct(tag) : pdf.struct(tag.type, { scope: tag.scope });
      parent.add(element);
      element.add(draw).end();
    },
    group: (parent, type) => {
      const element = pdf.struct(type);
      parent.add(element);
      return element;
    },
    artifact: (draw) => {
      pdf.markContent('Artifact', { type: 'Pagination' });
      draw();
      pdf.endMarkedContent();
    },
    paragraph: (text, { type = 'P', gap = 8, width = contentWidth, ...style } = {}) => {
      const height = sheet.heightOf(text, width, style);
      sheet.ensureSpace(height);
      const { y } = sheet;
      sheet.element(root, type, () => sheet.write(text, { x: page.left, y, width }, style));
      sheet.y = y + height + gap;
    },
    rule: (y) => {
      sheet.artifact(() => {
        pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(ruleColour).stroke();
      });
    },
    finish: (drawFrame) => {
      root.end();
      const { start, count } = pdf.bufferedPageRange();
      for (let index = start; index < start + count; index += 1) {
        pdf.switchToPage(index);
        drawFrame(index + 1, count);
      }
      return bytesOf(pdf);
    },
  };
  return sheet;
};
