/** What is said of a page where staff say nothing themselves: to a search engine, and where somebody shares it. */

export type DescribedTypeface = {
  name: string
  category: 'serif' | 'sans' | 'display' | 'mono'
  lead?: string | null
  purpose?: string | null
  about?: string | null
}

const KINDS: Record<DescribedTypeface['category'], string> = {
  serif: 'a serif',
  sans: 'a sans serif',
  display: 'a display typeface',
  mono: 'a monospaced typeface',
}

/** As much as the lists of search engines show. */
const MOST_CHARACTERS = 155

/** "Fraunces, a serif: fonts by Typewerk Nord". */
export function titleOfTypeface({ name, category }: DescribedTypeface, shop: string): string {
  return `${name}, ${KINDS[category]}: fonts by ${shop}`
}

export function describeTypeface(typeface: DescribedTypeface, shop: string): string {
  const { lead, purpose, about } = typeface
  const own = [purpose, lead].filter(Boolean).map((words) => sentence(words ?? ''))
  const words = own.join(' ') || about || ''
  return clip(words || `Try ${typeface.name} in the browser and license it from ${shop}.`)
}

/** "About us: Typewerk Nord". */
export function titleOfPage(title: string, shop: string): string {
  return `${title}: ${shop}`
}

/** By its first paragraph, or else by the words it begins with. */
export function describePage({ lead, content }: { lead?: string | null; content?: unknown }) {
  return clip(lead || wordsIn((content as { root?: unknown } | null | undefined)?.root))
}

/** Whole words, and a sign that there are more. */
export function clip(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= MOST_CHARACTERS) return words
  const cut = words.slice(0, MOST_CHARACTERS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:–—-]+$/, '')} …`
}

function sentence(words: string): string {
  const trimmed = words.trim()
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** The words of a rich text, as its editor keeps them. */
function wordsIn(node: unknown): string {
  const { text, children } = (node ?? {}) as { text?: unknown; children?: unknown }
  if (typeof text === 'string') return text
  return Array.isArray(children) ? children.map(wordsIn).filter(Boolean).join(' ') : ''
}
