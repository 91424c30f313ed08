import type { ItemisedDocument } from '@platzwart/contracts/invoice';
import { crossIndustryInvoice } from './crossIndustryInvoice.ts';

/** The name that ZUGFeRD and Factur-X demand. */
const fileName = 'factur-x.xml';

const property = (name: string, description: string): string => `
                <rdf:li rdf:parseType="Resource">
                  <pdfaProperty:name>${name}</pdfaProperty:name>
                  <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                  <pdfaProperty:category>external</pdfaProperty:category>
                  <pdfaProperty:description>${description}</pdfaProperty:description>
                </rdf:li>`;

/** The XMP of Factur-X 1.0: which file is the invoice, and the description of these properties, which PDF/A demands of any that are its own. */
const metadata = `
        <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
          <fx:DocumentType>INVOICE</fx:DocumentType>
          <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
          <fx:Version>1.0</fx:Version>
          <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
          <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property><rdf:Seq>${[
              property('DocumentFileName', 'The name of the embedded XML document'),
              property('DocumentType', 'The type of the hybrid document in capital letters'),
              property('Version', 'The version of the standard applying to the embedded XML document'),
              property('ConformanceLevel', 'The conformance level of the embedded XML document'),
            ].join('')}
            </rdf:Seq></pdfaSchema:property>
          </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
        `;

/** Embeds the invoice as XML: `Alternative` says that it has the content of the PDF. `at` is the date of the file. */
export const attachEInvoice = (pdf: PDFKit.PDFDocument, document: ItemisedDocument, at: Date): void => {
  pdf.file(Buffer.from(crossIndustryInvoice(document)), {
    ...{ name: fileName, type: 'text/xml', relationship: 'Alternative', description: 'ZUGFeRD / Factur-X, EN 16931' },
    ...{ creationDate: at, modifiedDate: at },
  });
  pdf.appendXML(metadata);
};
