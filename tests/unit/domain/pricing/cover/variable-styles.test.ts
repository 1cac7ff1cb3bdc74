import { expect, test } from 'vitest'
import { priceLine } from '@/domain/pricing/price-line'
import { aFamily, stylesAt, theRules } from '../a-price-list'

test('styles at one price are said to be variable where all of them are', () => {
  const variable = stylesAt('variable', [9000, 9000]).map((style) => ({
    ...style,
    typ: 'variable' as const,
  }))
  const styles = [...stylesAt('static', [4500]), ...variable]
  const line = { styles: styles.map(({ id }) => id), licences: [] }

  expect(priceLine(line, aFamily({ styles }), theRules()).steps).toEqual([
    'Two variable styles at 90.00',
    'One style at 45.00',
  ])
})
