import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LicencePrices } from '@/admin/prices/price-sums'
import WORDS from '@/admin/prices/price-words.json' with { type: 'json' }
import { writeMoney } from '@/domain/staff/write-money'

const licences = [{ name: 'Desktop', tiers: [{ label: '1 user', multiplier: '1' }] }]

function table(shownVat: string | null, language: 'en' | 'de' = 'en'): string {
  const money = (minor: number) => writeMoney(minor, 'EUR', language)
  const props = { licences, shownVat, money, words: WORDS[language] }
  return renderToStaticMarkup(
    <LicencePrices {...props} prices={[4000, 5000, null]} family={25000} />,
  ).replaceAll('\u00a0', ' ')
}

test('beside what a licence costs before VAT stands what the shop shows', () => {
  const page = table('19')
  expect(page).toContain('before VAT')
  expect(page).toContain('<td>40.00 € – 50.00 €<small>shown as 47.60 € – 59.50 €</small></td>')
  expect(page).toContain('<td>250.00 €<small>shown as 297.50 €</small></td>')
  expect(table('19', 'de')).toContain('<small>angezeigt als 297,50 €</small>')
})

test('a shop that shows prices before VAT has nothing to add', () => {
  expect(table(null)).toContain('<td>250.00 €</td>')
})
