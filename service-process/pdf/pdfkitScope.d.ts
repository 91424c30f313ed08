declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Which cells a header cell describes; pdfkit writes it, its types do not have it yet. */
      scope?: 'Column' | 'Row';
    }
  }
}

export {};
