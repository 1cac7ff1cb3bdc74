import { escapeHtml } from '@/domain/site/plain-page'
import type { MailHeading, MailPicture } from './mail-types'

export type Block =
  | { kind: 'text'; lines: string[] }
  | { kind: 'list'; title: string; lines: string[] }
  | { kind: 'link'; words: string; url: string }
  /** The last is their total. */
  | { kind: 'sums'; rows: { label: string; amount: string }[] }

export type MailPage = {
  /** In the head, and beside the first line of lists of mails. */
  subject: string
  preview: string
  shop: string
  /** Short: across from the shop's name. */
  title: string
  heading?: MailHeading
  blocks: Block[]
  foot: Block[]
}

/** Paper, ink, hairlines and soft text in both tones: storefront/styles/tokens.css, its transparent inks mixed with their paper. */
const LIGHT = { paper: '#f7f7f5', ink: '#0a0a0a', hair: '#d6d6d4', soft: '#5b5b59' }
const DARK = { paper: '#08080a', ink: '#f5f5f5', hair: '#3a3a3c', soft: '#b2b2b2' }

const FACE = "font-family:'Bricolage Grotesque',Helvetica,Arial,sans-serif"
const MEDIUM = `${FACE};font-size:16px;line-height:24px`
const SMALL = `${FACE};font-size:14px;line-height:20px`
const INK = `color:${LIGHT.ink}`
const HAIR = `border-top:1px solid ${LIGHT.hair}`
/** A long address or name breaks where it must: nothing makes a mail wider than a phone. */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere'

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/**
 * Tables and inline styles, which is what Outlook's Word draws. No face is fetched. The picture goes twice, each on its own paper:
 * programs that know dark mails show the one, all others the other; in `<picture>` the second would hang on Gmail's mails as a file.
 */
export function mailHtml(page: MailPage): string {
  const first = page.blocks.find(({ kind }) => kind === 'link')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(page.subject)}</title>
<style>
${STYLE}
</style>
<style>
[data-ogsc] .day{display:none!important}
[data-ogsc] .night{display:block!important}
</style>
<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper};-webkit-text-size-adjust:100%;text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(page.preview)}${FILLER}</div>
<table class="paper" ${TABLE} bgcolor="${LIGHT.paper}" style="background:${LIGHT.paper}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;text-align:left">
${row(bar(page), '20px 24px 0')}
${headingRow(page)}
${page.blocks.map((block) => blockRow(block, block === first)).join('\n')}
${row(`<div class="soft hair" style="${HAIR};padding-top:12px;${SMALL};color:${LIGHT.soft}">${page.foot.map(linesOf).join('<br>')}</div>`, '12px 24px 32px')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:16px!important;padding-right:16px!important}}
@media (prefers-color-scheme:dark){.paper{background:${DARK.paper}!important}.ink{color:${DARK.ink}!important}.soft{color:${DARK.soft}!important}.hair{border-color:${DARK.hair}!important}.rule{border-color:${DARK.ink}!important}.do{background:${DARK.ink}!important}.do-a{color:${DARK.paper}!important}.day{display:none!important}.night{display:block!important}}`

/** After the preview, lest lists of mails show what comes next. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

function row(inner: string, padding: string): string {
  return `<tr><td class="pad" style="padding:${padding};${BREAKS}">${inner}</td></tr>`
}

function bar({ shop, title }: MailPage): string {
  const left = `${SMALL};${INK};font-weight:bold;padding-right:16px`
  return `<table ${TABLE}><tr><td class="ink" valign="top" style="${left}">${escapeHtml(shop)}</td><td class="ink" valign="top" align="right" style="${SMALL};${INK}">${escapeHtml(title)}</td></tr></table>`
}

/** As large as a heading, also where pictures are off: then a program sets what stands for it. */
const HEADING = `${FACE};font-size:40px;line-height:48px;${INK}`

function headingRow({ heading }: MailPage): string {
  if (!heading) return row('', '0 24px 28px')
  const { words, alt = words, picture } = heading
  if (!picture)
    return row(`<div class="ink" style="${HEADING}">${escapeHtml(words)}</div>`, '20px 24px 24px')
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
  const { width, height } = picture
  const size = `width="${Math.round(width / 2)}" height="${Math.round(height / 2)}"`
  const style = `display:block;width:100%;max-width:${Math.round(width / 2)}px;height:auto;border:0;${HEADING}`
  return `<img class="ink" src="cid:${cidOf(picture, tone)}" alt="${escapeHtml(alt)}" ${size} style="${style}">`
}

function blockRow(block: Block, isFirstLink: boolean): string {
  switch (block.kind) {
    case 'text':
      return row(`<div class="ink" style="${MEDIUM};${INK}">${linesOf(block)}</div>`, '0 24px 16px')
    case 'list':
      return row(
        `<div class="ink hair" style="${HAIR};padding-top:10px;${SMALL};${INK}"><strong>${escapeHtml(block.title)}</strong><br>${linesOf(block)}</div>`,
        '4px 24px 14px',
      )
    case 'link':
      return isFirstLink ? row(button(block), '8px 24px 28px') : row(link(block), '0 24px 16px')
    case 'sums':
      return row(`<table ${TABLE}>${block.rows.map(sumRow).join('')}</table>`, '4px 24px 16px')
  }
}

function linesOf(block: Block): string {
  return 'lines' in block ? block.lines.map(escapeHtml).join('<br>') : ''
}

function button({ words, url }: { words: string; url: string }): string {
  const style = `display:block;padding:16px;${MEDIUM};font-weight:bold;color:${LIGHT.paper};text-decoration:none`
  return `<table ${TABLE}><tr><td class="do" bgcolor="${LIGHT.ink}" style="background:${LIGHT.ink}"><a class="do-a" href="${escapeHtml(url)}" style="${style}">${escapeHtml(words)}</a></td></tr></table>`
}

function link({ words, url }: { words: string; url: string }): string {
  return `<a class="ink" href="${escapeHtml(url)}" style="${MEDIUM};${INK};text-decoration:underline">${escapeHtml(words)}</a>`
}

function sumRow(
  { label, amount }: { label: string; amount: string },
  index: number,
  rows: unknown[],
): string {
  const isTotal = index === rows.length - 1
  const line = isTotal
    ? `${MEDIUM};${INK};font-weight:bold;border-top:1px solid ${LIGHT.ink}`
    : `${SMALL};${INK};${HAIR}`
  const look = `class="ink ${isTotal ? 'rule' : 'hair'}" valign="top"`
  const right = `${line};padding:9px 0;white-space:nowrap;font-variant-numeric:tabular-nums`
  return `<tr><td ${look} style="${line};padding:9px 12px 9px 0">${escapeHtml(label)}</td><td ${look} align="right" style="${right}">${escapeHtml(amount)}</td></tr>`
}
