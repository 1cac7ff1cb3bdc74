import { isRecord, recordsIn } from '../../is-record'
import { isSafeLink } from '../safe-link'
import type { BlockSources } from './block-sources'
import type { Button, RichText, Composed, StoredBlock } from './block-view'
import { wordsOf } from './picture-view'
import { relatedId } from './type-setting'

export function columns({ heading, text: written, columns: count }: StoredBlock): Composed {
  const text = richTextOf(written)
  if (!text) return 'words'
  const columns = count === '1' ? 1 : count === '3' ? 3 : 2
  return { kind: 'columns', heading: wordsOf(heading), text, columns }
}

export function passage({ text: written, note }: StoredBlock): Composed {
  const text = richTextOf(written)
  return text ? { kind: 'passage', text, note: wordsOf(note) } : 'words'
}

export function quote({ text: written, source }: StoredBlock): Composed {
  const text = wordsOf(written)
  return text ? { kind: 'quote', text, source: wordsOf(source) } : 'words'
}

/** A question without its answer waits for it. */
export function faq({ heading, questions: rows }: StoredBlock): Composed {
  const questions = recordsIn(rows).flatMap((row) => {
    const question = wordsOf(row.question)
    const answer = richTextOf(row.answer)
    return question && answer ? [{ question, answer }] : []
  })
  return questions.length > 0 ? { kind: 'faq', heading: wordsOf(heading), questions } : 'words'
}

export function buttons({ buttons: rows }: StoredBlock, sources: BlockSources): Composed {
  const shown = recordsIn(rows).flatMap((row) => buttonOf(row, sources))
  return shown.length > 0 ? { kind: 'buttons', buttons: shown } : 'links'
}

/** Nothing where it leads to a page that was deleted, or that nobody may see. */
function buttonOf(row: StoredBlock, sources: BlockSources): Button[] {
  const label = wordsOf(row.label)
  const href = hrefOf(row, sources)
  return label && href && isSafeLink(href) ? [{ label, href }] : []
}

function hrefOf({ kind, page, typeface, address }: StoredBlock, { typefaces }: BlockSources) {
  switch (kind) {
    case 'page':
      return isShown(page) ? `/${String(page.slug)}` : null
    case 'typeface': {
      const slug = typefaces.get(relatedId(typeface) ?? '')?.slug
      return slug ? `/typeface/${slug}` : null
    }
    default:
      return wordsOf(address)
  }
}

function isShown(page: unknown): page is StoredBlock {
  return isRecord(page) && page._status === 'published' && !page.deletedAt
}

/** null: nothing that can be read or looked at. */
function richTextOf(text: unknown): RichText | null {
  return isRecord(text) && isRecord(text.root) && hasWords(text) ? (text as RichText) : null
}

/** Whether a text of the admin's editor says anything: a letter, or a picture. */
function hasWords(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasWords)
  if (!isRecord(node)) return false
  if (typeof node.text === 'string' && node.text.trim() !== '') return true
  if (node.type === 'upload' || node.type === 'relationship') return true
  return hasWords(node.root) || hasWords(node.children)
}
