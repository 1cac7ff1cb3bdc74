import { escapeHtml } from '@/domain/site/plain-page'
import LOOK from './mail-look.json' with { type: 'json' }
import type { MailHeading, MailPicture } from './mail-types'

export type Block =
  | { kind: 'text'; lines: string[] }
  | { kind: 'list'; title: string; lines: string[] }
  | { kind: 'link'; words: string; url: string }
  /** The last is their total. */
  | { kind: 'sums'; rows: { label: string; amount: string }[] }

type MailPage = {
  subject: string
  /** Beside the subject in lists of mails. */
  preview: string
  shop: string
  /** Short: across from the shop's name. */
  title: string
  heading?: MailHeading
  blocks: Block[]
  foot: string[]
}

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** After the preview, lest lists of mails show what comes next. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * Tables and inline styles, which is what Outlook's Word draws; the tokens of storefront/styles/tokens.css, its transparent inks mixed
 * with their paper. No face is fetched.
 */
export function mailHtml(page: MailPage): string {
  const firstLink = page.blocks.find(({ kind }) => kind === 'link')
  const rows = [
    row(bar(page), '20px 24px 0'),
    headingRow(page.heading),
    ...page.blocks.map((block) => blockRow(block, block === firstLink)),
    row(
      `<div class="soft hair" style="${LOOK.foot}">${linesAsHtml(page.foot)}</div>`,
      '12px 24px 32px',
    ),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<title>${escapeHtml(page.subject)}</title>
${LOOK.head.join('\n')}
</head>
<body class="paper" style="${LOOK.body}">
<div style="${LOOK.preview}">${escapeHtml(page.preview)}${FILLER}</div>
<table class="paper" ${TABLE} bgcolor="#f7f7f5" style="${LOOK.paper}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${TABLE} style="${LOOK.column}">
${rows.join('\n')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

function row(inner: string, padding: string): string {
  return `<tr><td class="pad" style="padding:${padding};${LOOK.row}">${inner}</td></tr>`
}

function bar({ shop, title }: MailPage): string {
  const cells = [
    `<td class="ink" valign="top" style="${LOOK.shop}">${escapeHtml(shop)}</td>`,
    `<td class="ink" valign="top" align="right" style="${LOOK.small}">${escapeHtml(title)}</td>`,
  ]
  return `<table ${TABLE}><tr>${cells.join('')}</tr></table>`
}

/**
 * As large as a heading, also where pictures are off: then a program sets what stands for it. The picture goes twice, each on its own
 * paper: programs that know dark mails show the one, all others the other. In `<picture>` the second would hang on Gmail's mails as a file.
 */
function headingRow(heading: MailHeading | undefined): string {
  if (!heading) return row('', '0 24px 28px')
  const { words, alt = words, picture } = heading
  if (!picture) {
    return row(
      `<div class="ink" style="${LOOK.heading}">${escapeHtml(words)}</div>`,
      '20px 24px 24px',
    )
  }
  const pictures = [
    `<div class="day">${image(picture, 'light', alt)}</div>`,
    `<!--[if !mso]><!--><div class="night" style="display:none">${image(picture, 'dark', alt)}</div><!--<![endif]-->`,
  ]
  return row(pictures.join(''), '28px 24px 36px')
}

type Tone = 'light' | 'dark'

export function cidOf({ version }: MailPicture, tone: Tone): string {
  return `${version}.${tone}@heading`
}

function image(picture: MailPicture, tone: Tone, alt: string): string {
  const [width, height] = [picture.width, picture.height].map((pixels) => Math.round(pixels / 2))
  const style = `${LOOK.picture};max-width:${width}px;${LOOK.heading}`
  return `<img class="ink" src="cid:${cidOf(picture, tone)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="${style}">`
}

function blockRow(block: Block, isFirstLink: boolean): string {
  switch (block.kind) {
    case 'text':
      return row(
        `<div class="ink" style="${LOOK.medium}">${linesAsHtml(block.lines)}</div>`,
        '0 24px 16px',
      )
    case 'list':
      return row(
        `<div class="ink hair" style="${LOOK.list};${LOOK.small}"><strong>${escapeHtml(block.title)}</strong><br>${linesAsHtml(block.lines)}</div>`,
        '4px 24px 14px',
      )
    case 'link':
      return isFirstLink ? row(button(block), '8px 24px 28px') : row(link(block), '0 24px 16px')
    case 'sums':
      return row(`<table ${TABLE}>${block.rows.map(sumRow).join('')}</table>`, '4px 24px 16px')
  }
}

function linesAsHtml(lines: string[]): string {
  return lines.map(escapeHtml).join('<br>')
}

type Link = { words: string; url: string }

function button({ words, url }: Link): string {
  const inner = `<a class="do-a" href="${escapeHtml(url)}" style="${LOOK.buttonWords}">${escapeHtml(words)}</a>`
  return `<table ${TABLE}><tr><td class="do" bgcolor="#0a0a0a" style="${LOOK.button}">${inner}</td></tr></table>`
}

function link({ words, url }: Link): string {
  return `<a class="ink" href="${escapeHtml(url)}" style="${LOOK.medium}">${escapeHtml(words)}</a>`
}

function sumRow(
  { label, amount }: { label: string; amount: string },
  index: number,
  rows: unknown[],
): string {
  const isTotal = index === rows.length - 1
  const style = isTotal ? `${LOOK.medium};${LOOK.total}` : `${LOOK.small};${LOOK.step}`
  const look = `class="ink ${isTotal ? 'rule' : 'hair'}" valign="top"`
  return `<tr><td ${look} style="${style}">${escapeHtml(label)}</td><td ${look} align="right" style="${style};${LOOK.amount}">${escapeHtml(amount)}</td></tr>`
}
