import { PdfPage } from './pdf-page'
import type { DocumentSeller, LicenceDocument, LicenceUse } from './document-types'
import { longDate } from '../long-date'
import { plainLine } from '../plain-line'

/** Its number on the whole measure, then who may use what, and how. One page for a usual licence. */
export function renderLicencePdf(licence: LicenceDocument): Promise<Buffer> {
  const { number, seller, faces, issuedAt } = licence
  const title = `Licence ${number}`
  const footer = footerOf(seller)
  const page = new PdfPage({ title, author: seller.name, date: issuedAt, footer, faces })

  page.ends(seller.name, 'Font licence')
  page.space(26)
  page.fitted(number, 96)
  page.space(34)
  page.fitted(plainLine(licence.typeface), 44)
  page.space(30)
  writeParties(page, licence)
  for (const use of licence.uses) writeUse(page, use)
  page.hairline()
  return page.finish()
}

export function footerOf({ name, address, vatId, email }: DocumentSeller): string {
  return [name, ...address, ...(vatId ? [`VAT ${vatId}`] : []), email].map(plainLine).join(', ')
}

function writeParties(page: PdfPage, licence: LicenceDocument): void {
  const { licensee, issuedAt, orderNumber, styles, demo } = licence
  const { name, company, email } = licensee
  const others = [company, email].filter((text) => text !== null && text !== '')

  page.row('Licensee', [
    { text: plainLine(name), bold: true },
    ...others.map((text) => ({ text: plainLine(text ?? '') })),
  ])
  page.row(styles.length === 1 ? 'Style' : `${styles.length} styles`, [
    { text: styles.map(plainLine).join(', ') },
  ])
  if (licence.release) page.row('Release', [{ text: plainLine(licence.release) }])
  page.row('Issued', [{ text: `${longDate(issuedAt)}, order ${plainLine(orderNumber)}` }])
  if (demo) {
    page.row('Demo shop', [
      {
        text: 'Nothing was charged. The fonts are free from their makers, whose own licences hold.',
      },
    ])
  }
}

function writeUse(page: PdfPage, use: LicenceUse): void {
  const answers = Object.entries(use.answers)
  const { title, version, url } = use.eula
  page.row(plainLine(use.name), [
    { text: plainLine(use.tier), bold: true },
    ...answers.map(([name, text]) => ({ text: `${sentenceCase(name)}: ${plainLine(text)}` })),
    ...use.may.map((text) => ({ text: `You may: ${plainLine(text)}` })),
    ...use.mayNot.map((text) => ({ text: `You may not: ${plainLine(text)}` })),
    { text: plainLine(`EULA ${title}, version ${version}, ${url}`), soft: true },
  ])
}

function sentenceCase(name: string): string {
  const words = plainLine(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
