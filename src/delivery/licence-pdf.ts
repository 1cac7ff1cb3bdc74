import { DocumentSheet } from './document-sheet'
import type { DocumentSeller, LicenceDocument, LicenceUse } from './document-types'
import { longDate } from './long-date'
import { plainLine } from './plain-line'

/** Its number on the whole measure, then who may use what, and how. One page for a usual licence. */
export function renderLicencePdf(licence: LicenceDocument): Promise<Buffer> {
  const { number, seller, faces, issuedAt } = licence
  const title = `Licence ${number}`
  const foot = footOf(seller)
  const sheet = new DocumentSheet({ title, author: seller.name, date: issuedAt, foot, faces })

  sheet.ends(seller.name, 'Font licence')
  sheet.space(26)
  sheet.fitted(number, 96)
  sheet.space(34)
  sheet.fitted(plainLine(licence.typeface), 44)
  sheet.space(30)
  writeParties(sheet, licence)
  for (const use of licence.uses) writeUse(sheet, use)
  sheet.hairline()
  return sheet.finish()
}

export function footOf({ name, address, vatId, email }: DocumentSeller): string {
  return [name, ...address, ...(vatId ? [`VAT ${vatId}`] : []), email].map(plainLine).join(', ')
}

function writeParties(sheet: DocumentSheet, licence: LicenceDocument): void {
  const { licensee, issuedAt, orderNumber, styles, demo } = licence
  const { name, company, email } = licensee
  const others = [company, email].filter((text) => text !== null && text !== '')

  sheet.row('Licensee', [
    { text: plainLine(name), bold: true },
    ...others.map((text) => ({ text: plainLine(text ?? '') })),
  ])
  sheet.row(styles.length === 1 ? 'Style' : `${styles.length} styles`, [
    { text: styles.map(plainLine).join(', ') },
  ])
  if (licence.release) sheet.row('Release', [{ text: plainLine(licence.release) }])
  sheet.row('Issued', [{ text: `${longDate(issuedAt)}, order ${plainLine(orderNumber)}` }])
  if (demo) {
    sheet.row('Demo shop', [
      {
        text: 'Nothing was charged. The fonts are free from their makers, whose own licences hold.',
      },
    ])
  }
}

function writeUse(sheet: DocumentSheet, use: LicenceUse): void {
  const answers = Object.entries(use.answers)
  const { title, version, url } = use.eula
  sheet.row(plainLine(use.name), [
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
