import { DocumentSheet } from './document-sheet'
import type { EulaBlock, EulaDocument } from './document-types'
import { footOf } from './licence-pdf'
import { longDate } from './long-date'
import { plainLine } from './plain-line'

/** Headings stand beside their text, so that the eye finds a rule without reading the others. */
export function renderEulaPdf(eula: EulaDocument): Promise<Buffer> {
  const { title, version, publishedAt, seller, faces } = eula
  const sheet = new DocumentSheet({
    title: `${title}, version ${version}`,
    author: seller.name,
    date: publishedAt,
    foot: `${plainLine(title)}, version ${plainLine(version)}, ${footOf(seller)}`,
    faces,
  })
  sheet.ends(seller.name, `Version ${plainLine(version)}, ${longDate(publishedAt)}`)
  sheet.space(26)
  sheet.fitted(plainLine(title), 64)
  sheet.space(34)
  for (const block of eula.blocks) writeBlock(sheet, block)
  return sheet.finish()
}

function writeBlock(sheet: DocumentSheet, { kind, text }: EulaBlock): void {
  switch (kind) {
    case 'heading':
      sheet.section(plainLine(text))
      return
    case 'paragraph':
      sheet.paragraph(plainLine(text))
      return
    case 'point':
      sheet.paragraph(`– ${plainLine(text)}`)
      return
  }
}
