import { escapeHtml } from '@/domain/site/plain-page'
import { plainLine } from '../plain-line'
import type { Addressed, ComposedMail, MailShop } from './mail-types'

/** A sentence stands alone as a paragraph. */
export type MailBlock = string | Block

type Block =
  | { kind: 'text'; lines: string[] }
  | { kind: 'list'; title: string; lines: string[] }
  | { kind: 'link'; words: string; url: string }
  /** The last is their total. */
  | { kind: 'sums'; rows: { label: string; amount: string }[] }

type MailDraft = Addressed & {
  subject: string
  blocks: MailBlock[]
  /** It is about money that was paid. */
  isPaid?: boolean
}

/** The same words twice, as plain text and as HTML that fetches nothing. Anybody may enter any address: it is greeted by a name, or not at all. */
export function renderMail({ to, shop, subject, blocks, isPaid }: MailDraft): ComposedMail {
  const name = nameInGreeting(to.name)
  const all = [
    ...greeting(name),
    ...blocks,
    ...signature(shop, isPaid ? PLAY_MONEY : NO_MONEY),
  ].map(cleaned)

  return {
    to: { name: name ?? '', address: plainLine(to.address) },
    subject: plainLine(subject),
    text: `${all.map(blockAsText).join('\n\n')}\n`,
    html: page(plainLine(subject), all.map(blockAsHtml).join('\n')),
  }
}

function greeting(name: string | null): MailBlock[] {
  return name === null ? [] : [`Hello ${name},`]
}

const PLAY_MONEY = 'Demo shop: this was play money, and nothing was charged.'

const NO_MONEY = 'This mail comes from a demo shop, which sells nothing.'

function signature({ name, email, demo }: MailShop, notice: string): MailBlock[] {
  const sender: MailBlock = { kind: 'text', lines: [name, email] }
  return demo ? [notice, sender] : [sender]
}

/** What people typed reaches a mail on one line at a time. */
function cleaned(block: MailBlock): Block {
  if (typeof block === 'string') return { kind: 'text', lines: [plainLine(block)] }
  switch (block.kind) {
    case 'text':
      return { ...block, lines: block.lines.map(plainLine) }
    case 'list':
      return { ...block, title: plainLine(block.title), lines: block.lines.map(plainLine) }
    case 'link':
      return { ...block, words: plainLine(block.words), url: plainLine(block.url) }
    case 'sums':
      return {
        ...block,
        rows: block.rows.map(({ label, amount }) => ({
          label: plainLine(label),
          amount: plainLine(amount),
        })),
      }
  }
}

function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.lines.join('\n')
    case 'list':
      return [block.title, ...block.lines.map((line) => `  ${line}`)].join('\n')
    case 'link':
      return `${block.words}:\n${block.url}`
    case 'sums':
      return block.rows.map(({ label, amount }) => `${label} ${amount}`).join('\n')
  }
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${block.lines.map(escapeHtml).join('<br>')}</p>`
    case 'list':
      return `<p><strong>${escapeHtml(block.title)}</strong><br>${block.lines.map(escapeHtml).join('<br>')}</p>`
    case 'link':
      return `<p><a href="${escapeHtml(block.url)}">${escapeHtml(block.words)}</a></p>`
    case 'sums':
      return `<table style="${TABLE}">${block.rows.map(rowAsHtml).join('')}</table>`
  }
}

const TABLE =
  'font: inherit; width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums'

function rowAsHtml(
  { label, amount }: { label: string; amount: string },
  index: number,
  rows: unknown[],
): string {
  const isTotal = index === rows.length - 1
  const style = `padding: 2px 0;${isTotal ? ' font-weight: bold; border-top: 1px solid' : ''}`
  const right = `${style}; text-align: right; white-space: nowrap`
  return `<tr><td style="${style}">${escapeHtml(label)}</td><td style="${right}">${escapeHtml(amount)}</td></tr>`
}

function page(title: string, body: string): string {
  const style = 'font: 16px/1.5 sans-serif; color: #0a0a0a; max-width: 36em; margin: 32px auto'
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body><div style="${style}">`,
    body,
    '</div></body>',
    '</html>',
    '',
  ].join('\n')
}

const LONGEST = 60

/** Letters as names have them; a dot only where no address of the web could be read: "J. R.", never "fonts.example". */
const NAME = /^\p{L}[\p{L}\p{M} '’.-]*$/u

const ADDRESS = /[.。．｡]\s*\p{L}{2,}/u

/** A name as a mail may greet with; null: words that somebody else chose for this reader, and no name. */
export function nameInGreeting(name: string): string | null {
  const text = name.trim().normalize('NFKC')
  if (text.length > LONGEST || !NAME.test(text)) return null
  return ADDRESS.test(text.replace(/\. /g, ' ')) ? null : text
}
