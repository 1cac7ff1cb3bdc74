import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LicenceTable } from '@/storefront/licences/licence-table'
import { aLicenceType } from '../../domain/pricing/a-price-list'

test('the example beneath the table is of the typeface that the table is of', () => {
  const typefaces = ['Fraunces', 'Alegreya'].map((name) => ({
    ...{ slug: name.toLowerCase(), name, net: { EUR: 4500 }, netFor: {} },
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
