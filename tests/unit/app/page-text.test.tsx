import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContextType } from 'react'
import { expect, test } from 'vitest'
import { PageText } from '@/app/(shop)/(default)/page-text'

const WORDS = [{ type: 'text', text: 'these words', format: 0, version: 1 }]
const kept = (relationTo: string, value: unknown) => ({ relationTo, value })

function markupOf(node: Record<string, unknown>): string {
  const root = { type: 'root', version: 1, format: '', indent: 0, direction: null }
  const data = { root: { ...root, children: [{ version: 1, ...node }] } }
  const router = { prefetch() {}, push() {} } as unknown as ContextType<typeof AppRouterContext>
  return renderToStaticMarkup(
    <AppRouterContext value={router}>
      <PageText data={data as unknown as SerializedEditorState} />
    </AppRouterContext>,
  )
}

const linkTo = (doc: unknown) => ({
  type: 'link',
  fields: { linkType: 'internal', doc },
  children: WORDS,
})

test.each([
  ['a block of an older shop', { type: 'slider', fields: { blockType: 'slider' } }],
  ['a block nobody has written a view for', { type: 'block', fields: { blockType: 'old' } }],
  ['a picture that was deleted since', { type: 'upload', relationTo: 'media', value: null }],
  ['a picture that was not found', { type: 'upload', relationTo: 'media', value: 'gone' }],
  [
    'a picture in the trash',
    {
      type: 'upload',
      ...kept('media', { url: '/a.png', mimeType: 'image/png', deletedAt: '2026-11-23' }),
    },
  ],
  ['a page that was deleted since', { type: 'relationship', ...kept('pages', 'gone') }],
  [
    'a page that is a draft',
    { type: 'relationship', ...kept('pages', { slug: 'a', title: 'A', _status: 'draft' }) },
  ],
  ['a row that has no page', { type: 'relationship', ...kept('coupons', { slug: 'a' }) }],
])('%s leaves no trace on a page', (_, node) => {
  expect(markupOf(node).replace(/<\/?div[^>]*>/g, '')).toBe('')
})

test.each([
  ['deleted since', linkTo(kept('pages', 'gone'))],
  ['that is a draft', linkTo(kept('pages', { slug: 'a', _status: 'draft' }))],
  ['without an address', { type: 'link', fields: {}, children: WORDS }],
  [
    'of a scheme that runs',
    { type: 'autolink', fields: { url: 'javascript:alert(1)' }, children: WORDS },
  ],
])('of a link to a page %s only the words stay', (_, node) => {
  expect(markupOf(node).replace(/<\/?div[^>]*>/g, '')).toBe('these words')
})

test('a typeface or a page put into a text is a link by its name', () => {
  const typeface = kept('typefaces', { slug: 'geist', name: 'Geist', _status: 'published' })
  const markup = markupOf({ type: 'relationship', ...typeface })

  expect(markup).toMatch(/<p><a [^>]*href="\/typeface\/geist"[^>]*>Geist<\/a><\/p>/)
})

test('a picture of a camera is sent in the size of the text, a small one as it is', () => {
  const camera = { url: '/a.jpg', mimeType: 'image/jpeg', alt: 'A page', width: 4000, height: 2000 }
  const sizes = { text: { url: '/a-1280.jpg', width: 1280 } }
  const show = (value: object) => markupOf({ type: 'upload', relationTo: 'media', value })

  expect(show({ ...camera, sizes })).toContain('srcSet="/a-1280.jpg 1280w, /a.jpg 4000w"')
  expect(show({ ...camera, width: 600 })).not.toContain('srcSet')
  expect(show({ ...camera, sizes })).toContain('alt="A page" width="4000" height="2000"')
})
