import { PdfPage } from './pdf-page'
import type { EulaBlock, EulaDocument } from './document-types'
import { footerOf } from './licence-pdf'
import { longDate } from '../long-date'
import { plainLine } from '../plain-line'

/** Headings stand beside their text, so that the eye finds a rule without reading the others. */
export function renderEulaPdf(eula: EulaDocument): Promise<Buffer> {
  const { title, version, publishedAt, seller, faces } = eula
  const edition = `Version ${plainLine(version)}, ${longDate(publishedAt)}`
  const page = new PdfPage({
    title: `${title}, version ${version}`,
    author: seller.name,
    date: publishedAt,
    head: { left: plainLine(seller.name), right: edition, again: edition },
    footer: `${plainLine(title)}, version ${plainLine(version)}, ${footerOf(seller)}`,
    faces,
  })
  page.space(26)
  page.fitted(plainLine(title), 64)
  page.space(34)
  for (const block of eula.blocks) writeBlock(page, block)
  return page.finish()
}

function writeBlock(page: PdfPage, { kind, text }: EulaBlock): void {
  switch (kind) {
    case 'heading':
      page.section(plainLine(text))
      return
    case 'paragraph':
      page.paragraph(plainLine(text))
      return
    case 'point':
      page.paragraph(`– ${plainLine(text)}`)
      return
  }
}
