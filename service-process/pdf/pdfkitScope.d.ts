import type { Font } from 'fontkit';

/** What pdfkit does and its types do not have yet. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** A font that is loaded already, instead of a file. */
      registerFont: (name: string, font: Font) => this;
    }
    namespace Mixins {
      interface StructureElementOptions {
        /** Which cells a header cell describes. */
        scope?: 'Column' | 'Row';
      }
    }
  }
}
