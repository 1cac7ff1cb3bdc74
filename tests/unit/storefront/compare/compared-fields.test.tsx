import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComparedFields } from '@/storefront/compare/compared-fields'

test('Enter in the compared words presses a button that changes nothing else', () => {
  const state = {
    slugs: ['alegreya'],
    text: null,
    isMatched: true,
    features: {},
    isVertical: false,
  }
  const html = renderToStaticMarkup(
    <ComparedFields {...{ state }} families={[]} words="Rag" lack="" change={() => undefined} />,
  )
  const withScript = html.replace(/<noscript>.*?<\/noscript>/, '')
  expect(/<button type="submit"[^>]*>/.exec(withScript)?.[0]).not.toContain('name=')
})
