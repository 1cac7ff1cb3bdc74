import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LatinName } from '@/storefront/catalogue/latin-name'

test('a name in its own script has the one beside it that captions give', () => {
  const row = { name: 'Vazirmatn', inItself: { text: 'وزیرمتن', lang: 'fa', dir: 'rtl' as const } }

  expect(renderToStaticMarkup(<LatinName row={row} />)).toContain('>Vazirmatn</span>')
})

test('a name that is written as captions write it stands once', () => {
  const row = { name: 'Syne', inItself: { text: 'Syne', lang: 'en', dir: 'ltr' as const } }

  expect(renderToStaticMarkup(<LatinName row={row} />)).toBe('')
})
