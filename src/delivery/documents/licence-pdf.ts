import { type LicenceLimit, limitsOfLicence } from '@/domain/licensing/licence-limits'
import { longDate, longDay } from '@/domain/long-date'
import { plainLine } from '../plain-line'
import type {
  DocumentSeller,
  EulaBlock,
  EulaDocument,
  LicenceDocument,
  LicenceUse,
} from './document-types'
import { drawCode } from './draw-code'
import { PdfPage, SECTION_ROOM } from './pdf-page'

/** Its number on the whole measure, then who may use what, and how. One page for a usual licence. */
export function renderLicencePdf(licence: LicenceDocument): Promise<Buffer> {
  const { number, seller, faces, issuedAt } = licence
  const title = `Licence ${number}`
  const footer = footerOf(seller)
  const kind = 'Font licence'
  const head = { left: plainLine(seller.name), right: kind, again: `${kind} ${number}` }
  const page = new PdfPage({ title, author: seller.name, date: issuedAt, head, footer, faces })

  page.space(26)
  page.fitted(number, 96)
  page.space(34)
  page.fitted(plainLine(licence.typeface), 44)
  page.space(30)
  const limits = limitsOfLicence(licence)
  writeParties(page, licence, limits)
  for (const use of licence.uses) writeUse(page, use, limits)
  if (licence.checkUrl) writeCheck(page, licence.checkUrl)
  page.hairline()
  return page.finish()
}

function footerOf({ name, address, vatId, email }: DocumentSeller): string {
  return [name, ...address, vatId ? `VAT ${vatId}` : '', email]
    .filter((part) => part !== '')
    .map(plainLine)
    .join(', ')
}

function writeParties(page: PdfPage, licence: LicenceDocument, limits: LicenceLimit[]): void {
  const { licensee, issuedAt, zone = 'UTC', orderNumber, styles, whole, version, demo } = licence
  const { name, company, email, address, vatId } = licensee
  const [first, second] = company ? [company, name] : [name, null]
  const others = [second, ...address, vatId && `VAT ${vatId}`, email].filter(
    (text) => text !== null && text !== '',
  )

  page.row('Licensee', [
    { text: plainLine(first), bold: true },
    ...others.map((text) => ({ text: plainLine(text ?? '') })),
  ])
  // A contract names what it covers, the whole family too.
  page.row(whole ?? (styles.length === 1 ? 'Style' : `${styles.length} styles`), [
    { text: styles.map(plainLine).join(', ') },
  ])
  if (licence.release) page.row('Release', [{ text: plainLine(licence.release) }])
  for (const { name, text, use } of limits) {
    if (use === null) page.row(plainLine(name), [{ text: plainLine(text) }])
  }
  page.row('Issued', [{ text: `${longDate(issuedAt, zone)}, order ${plainLine(orderNumber)}` }])
  if (licence.replaces) page.row('Replaces', [{ text: plainLine(licence.replaces) }])
  if (version) {
    const { number, changedAt } = version
    const text = `${number}, of ${longDate(changedAt, zone)}. It replaces those before it.`
    page.row('Version', [{ text }])
  }
  if (demo) {
    page.row('Demo shop', [{ text: 'Paid with play money: nothing was charged.' }])
  }
}

function writeUse(page: PdfPage, use: LicenceUse, limits: LicenceLimit[]): void {
  const { title, version, url } = use.eula
  page.row(plainLine(use.name), [
    { text: plainLine(use.tier), bold: true },
    ...limits
      .filter((limit) => limit.use === use.name)
      .map(({ name, text }) => ({ text: plainLine(`${name}: ${text}`) })),
    ...use.may.map((text) => ({ text: `You may: ${plainLine(text)}` })),
    ...use.mayNot.map((text) => ({ text: `You may not: ${plainLine(text)}` })),
    { text: plainLine(`EULA ${title}, version ${version}, ${url}`), soft: true },
  ])
}

const CODE_SIZE = 64

const LINE = 14

/** A code for a telephone, and the same address to read. */
function writeCheck(page: PdfPage, url: string): void {
  page.section('Valid today?', { keep: CODE_SIZE + 18 })
  page.drawing((document, x, y) => {
    drawCode(document, { text: url, x, y, size: CODE_SIZE })
    document.link(x, y, page.width - page.column, CODE_SIZE, url)
  })
  const left = page.column + CODE_SIZE + 16
  const width = page.width - left
  page.place({ text: 'Scan the code, or open', left, width })
  page.space(LINE)
  page.place({ text: plainLine(url), left, width })
  page.space(CODE_SIZE + 9 - LINE)
}

/** Headings stand beside their text, so that the eye finds a rule without reading the others. */
export function renderEulaPdf(eula: EulaDocument): Promise<Buffer> {
  const { title, version, publishedAt, seller, faces } = eula
  const edition = `Version ${plainLine(version)}, ${longDay(publishedAt)}`
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
  const last = lastBlocks(page, eula.blocks)
  for (const [index, block] of eula.blocks.entries()) {
    writeBlock(page, block, index === last.from ? last.after : 0)
  }
  return page.finish()
}

/** From which block on a text has two lines or more, and how high what follows that block is: no page holds less. */
function lastBlocks(page: PdfPage, blocks: EulaBlock[]): { from: number; after: number } {
  let [from, lines, after] = [blocks.length - 1, 0, 0]
  for (; from > 0; from -= 1) {
    const block = blocks[from]
    const measured = block && page.measureParagraph(textOfBlock(block))
    if (!block || !measured) break
    const isHeading = block.kind === 'heading'
    if (!isHeading) lines += measured.lines
    if (lines > 1) break
    after += isHeading ? SECTION_ROOM : measured.height
  }
  return { from, after }
}

function writeBlock(page: PdfPage, block: EulaBlock, after: number): void {
  const text = textOfBlock(block)
  if (block.kind === 'heading') page.section(text, { keep: SECTION_ROOM + after })
  else page.paragraph(text, { with: after })
}

function textOfBlock({ kind, text }: EulaBlock): string {
  return kind === 'point' ? `– ${plainLine(text)}` : plainLine(text)
}
