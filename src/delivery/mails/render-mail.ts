import { plainLine } from '../plain-line'
import { type Block, cidOf, mailHtml } from './mail-html'
import type { Addressed, ComposedMail, MailAttachment, MailPicture, MailShop } from './mail-types'

/** A sentence stands alone as a paragraph. */
export type MailBlock = string | Block

type MailDraft = Addressed & {
  subject: string
  /** Shorter; else the subject. */
  title?: string
  blocks: MailBlock[]
  /** It is about money that was paid. */
  isPaid?: boolean
}

/** The same words twice, as plain text and as HTML that fetches nothing. Anybody may enter any address: it is greeted by a name, or not at all. */
export function renderMail(draft: MailDraft): ComposedMail {
  const { to, shop, isPaid } = draft
  const name = nameInGreeting(to.name)
  const blocks = [...(name === null ? [] : [`Hello ${name},`]), ...draft.blocks].map(cleaned)
  const foot = signature(shop, isPaid ? PLAY_MONEY : NO_MONEY).map(cleaned)
  const subject = plainLine(draft.subject)
  const heading = draft.heading && {
    ...draft.heading,
    words: plainLine(draft.heading.words),
    alt: plainLine(draft.heading.alt ?? draft.heading.words),
  }

  return {
    to: { name: name ?? '', address: plainLine(to.address) },
    subject,
    text: `${[...blocks, ...foot].map(blockAsText).join('\n\n')}\n`,
    html: mailHtml({
      subject,
      heading,
      blocks,
      foot: foot.flatMap((block) => ('lines' in block ? block.lines : [])),
      title: plainLine(draft.title ?? draft.subject),
      shop: plainLine(shop.name),
      preview: previewOf(draft.blocks),
    }),
    attachments: heading?.picture ? filesOf(heading.picture) : [],
  }
}

/** The first sentence: lists of mails show it beside the subject. */
function previewOf([first]: MailBlock[]): string {
  if (first === undefined) return ''
  return plainLine(typeof first === 'string' ? first : blockAsText(cleaned(first)))
}

function filesOf(picture: MailPicture): MailAttachment[] {
  return (['light', 'dark'] as const).map((tone) => ({
    filename: `heading-${tone}.png`,
    content: picture[tone],
    contentType: 'image/png',
    cid: cidOf(picture, tone),
  }))
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
      return block.rows.map(({ label, amount }) => `${label} ${amount}`.trim()).join('\n')
  }
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
