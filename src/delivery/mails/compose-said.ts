import { ownValue } from '@/domain/own-value'
import { fillIn, type Values } from '@/domain/staff/german/sentence-shapes'
import type { Addressed, ComposedMail } from './mail-types'
import { type MailBlock, renderMail } from './render-mail'

/** A mail as its table has it. A place alone, a list and a link are left out where nothing is given for them. */
export type Said = {
  subject: string
  title?: string
  blocks: (string | SaidLink | { list: string; of: string } | { if: string; say: string })[]
}

/** `before`: a sentence that stands with the link alone. */
type SaidLink = { link: string; to?: string; before?: string }

type Given = {
  values?: Values
  urls?: Record<string, string | null | undefined>
  lists?: Record<string, string[]>
  /** Sentences that are said of some alone. */
  flags?: Record<string, boolean>
}

export function composeSaid(
  { to, shop, heading, isPaid }: Addressed & { isPaid?: boolean },
  { subject, title, blocks }: Said,
  { values, urls = {}, lists = {}, flags = {} }: Given,
): ComposedMail {
  const say = (sentence: string) => fillIn(sentence, { shop: shop.name, ...values })
  return renderMail({
    to,
    shop,
    heading,
    isPaid,
    subject: say(subject),
    title: title && say(title),
    blocks: blocks.flatMap((block): MailBlock[] => {
      if (typeof block === 'string') return sentenceBlocks(block, say(block))
      if ('if' in block) return ownValue(flags, block.if) ? [say(block.say)] : []
      if ('list' in block) {
        const lines = ownValue(lists, block.of) ?? []
        return lines.length > 0 ? [{ kind: 'list', title: say(block.list), lines }] : []
      }
      const { link, to: place = 'url', before } = block
      const url = ownValue(urls, place)
      if (!url) return []
      return [...(before ? [say(before)] : []), { kind: 'link', words: say(link), url }]
    }),
  })
}

/** A letter, or a list, keeps its lines. */
function sentenceBlocks(sentence: string, said: string): MailBlock[] {
  if (!/^\{\w+\}$/.test(sentence)) return [said]
  return said === '' ? [] : [{ kind: 'text', lines: said.split('\n') }]
}
