import type { Page } from '@/payload-types'

/** `heading`: null where its words begin at once. */
type Section = { heading: string | null; paragraphs: string[] }

/** Headings and paragraphs as the admin's editor keeps them. */
export function composeRichText(sections: Section[]): Page['content'] {
  const block = { version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }
  const text = (words: string) => ({
    type: 'text',
    version: 1,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    text: words,
  })
  const children = sections.flatMap(({ heading, paragraphs }) => [
    ...(heading === null
      ? []
      : [{ ...block, type: 'heading', tag: 'h2', children: [text(heading)] }]),
    ...paragraphs.map((paragraph) => ({
      ...block,
      type: 'paragraph',
      textFormat: 0,
      children: [text(paragraph)],
    })),
  ])
  return { root: { ...block, type: 'root', children } }
}
