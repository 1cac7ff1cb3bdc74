import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TypefaceText } from '@/storefront/tester/text/typeface-text'

test('a text names its face before script has set it, for whoever has none', () => {
  const html = renderToStaticMarkup(
    <TypefaceText face="Alegreya Regular Preview" coordinates={{ wght: 500 }}>
      Six weights
    </TypefaceText>,
  )

  expect(html).toContain('is-unset')
  expect(html).toContain('--own:&quot;Alegreya Regular Preview&quot;')
  expect(html).toContain('--own-axes:&quot;wght&quot; 500')
})
