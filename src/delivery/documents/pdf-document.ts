import PDFDocument from 'pdfkit'

export const PAPER = { width: 595.28, height: 841.89 }

export const MARGIN = { side: 48, top: 52, bottom: 84 }

export type DocumentOptions = {
  title: string
  author: string
  date: Date
  /** Kept for years: every face is embedded, and what a program reads is attached. */
  archive?: PdfArchive
}

export type OpenDocument = { document: PDFKit.PDFDocument; close: () => Promise<Buffer> }

/** An empty A4 document that says who made it and when; the same content makes the same bytes. */
export function openDocument({ title, author, date, archive }: DocumentOptions): OpenDocument {
  const { side, top, bottom } = MARGIN
  const document = new PDFDocument({
    size: 'A4',
    margins: { left: side, right: side, top, bottom },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    ...(archive ? ARCHIVAL : {}),
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: date,
      ModDate: date,
    },
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  if (archive) attachData(document, archive, date)
  return { document, close: () => closed(document, parts) }
}

function closed(document: PDFKit.PDFDocument, parts: Buffer[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
    document.end()
  })
}

/** What makes a PDF one that is kept for years, PDF/A-3, and one that programs read, Factur-X. */
type PdfArchive = {
  /** The same in EN 16931's form; null: it is none that a program may book. */
  xml: string | null
}

const ARCHIVAL = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const

const FILE = 'factur-x.xml'

/** Named and described as Factur-X 1.0 (ZUGFeRD 2) asks, whose readers look for this very name. */
function attachData(document: PDFKit.PDFDocument, { xml }: PdfArchive, date: Date): void {
  if (xml === null) return
  // The library's types are older than the library.
  const { file, appendXML } = document as unknown as Archiving
  file.call(document, Buffer.from(xml, 'utf8'), {
    name: FILE,
    description: 'The same invoice as data, by EN 16931',
    type: 'text/xml',
    creationDate: date,
    modifiedDate: date,
    relationship: 'Alternative',
  })
  appendXML.call(document, METADATA)
}

type Archiving = {
  file(bytes: Buffer, options: Record<string, unknown>): void
  appendXML(xml: string): void
}

const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
]

/** The four words of Factur-X, and their declaration, without which PDF/A allows none of its own. */
const METADATA = `
  <rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" rdf:about="">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>${FILE}</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>
  <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${PROPERTIES.map(
        ([name, description]) => `
        <rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${description}</pdfaProperty:description>
        </rdf:li>`,
      ).join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`
