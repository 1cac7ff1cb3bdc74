import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PaletteRow } from '@/storefront/typeface/hero/palette-row'

const address = vi.hoisted(() => ({ query: '' }))

vi.mock('@/storefront/tester/state/use-query', () => ({
  useQuery: () => [address.query, () => undefined],
}))

const row = (query: string) => {
  address.query = query
  return renderToStaticMarkup(
    <PaletteRow
      palettes={['Day', 'Night']}
      faces={['Noon Preview', 'Noon Sample']}
      letter="N"
      face="Noon Menu"
      coordinates={{}}
    />,
  )
}

const checkedIn = (html: string) =>
  [...html.matchAll(/<input[^>]*checked[^>]*>/g)].map(([tag]) => tag)

test('the palette of the address colours all that the page sets in the typeface', () => {
  const html = row('palette=1')

  expect(html).toContain('main { font-palette: --palette-2 }')
  expect(html).toContain('--palette-2 {\n  font-family: "Noon Preview";\n  base-palette: 1;\n}')
  expect(html).toContain('--palette-2 {\n  font-family: "Noon Sample";\n  base-palette: 1;\n}')
  expect(checkedIn(html)).toEqual([expect.stringContaining('value="1"')])
})

test('where none is chosen, the font’s own stands, and each is shown by its letter', () => {
  const html = row('text=Noon')

  expect(html).not.toContain('main {')
  expect(html.match(/font-family: "Noon Menu"/g)).toHaveLength(2)
  expect(checkedIn(html)).toEqual([expect.stringContaining('value="0"')])
})

test('a palette that the font does not have is its last', () => {
  expect(checkedIn(row('palette=12'))).toEqual([expect.stringContaining('value="1"')])
})
