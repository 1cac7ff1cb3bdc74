import { isRecord } from '../../is-record'
import type { RichText } from './block-view'

/** null: nothing that can be read or looked at. */
export function richTextOf(text: unknown): RichText | null {
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
