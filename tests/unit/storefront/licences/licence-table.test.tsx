import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LicenceTable } from '@/storefront/licences/licence-table'
import { aLicenceType } from '../../domain/pricing/a-price-list'

test('the example beneath the table is of the typeface that the table is of', () => {
  const typefaces = ['Fraunces', 'Alegreya'].map((name) => ({
    slug: name.toLowerCase(),
    name,
    net: { EUR: 4500 },
    netFor: {},
    example: { EUR: `Four styles of ${name}.` },
  }))
  const types = [aLicenceType('Desktop', { one: ['1 user', '1'] })]
  const page = renderToStaticMarkup(
    <LicenceTable {...{ types, typefaces }} tax={null} chosen={typefaces[1] ?? null} />,
  )

  expect(page).toContain('One style of Alegreya')
  expect(page).toContain('Four styles of Alegreya.')
  expect(page).not.toContain('Four styles of Fraunces.')
})

test('every cell of what is rented says for how long its price is, and no other', () => {
  const chosen = { slug: 'fraunces', name: 'Fraunces', net: { EUR: 4500 }, netFor: {}, example: {} }
  const types = [
    aLicenceType('Desktop', { one: ['1 user', '2'] }),
    { ...aLicenceType('Web', { few: ['few', '1'], many: ['many', '2'] }), ...BY_THE_MONTH },
  ]
  const page = renderToStaticMarkup(
    <LicenceTable {...{ types, chosen }} typefaces={[chosen]} tax={null} />,
  )
  const cells = page.split('<td>').slice(1)
  expect(cells.map((cell) => cell.includes('a month'))).toEqual([false, true, true])
  expect(page).toContain('from 45.00\u00a0€ a\u00a0month')
})

const BY_THE_MONTH = { months: 1, isRented: true } as const
