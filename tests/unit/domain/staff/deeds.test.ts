import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AuditedField, changesIn, changesInWords, deedInWords } from '@/domain/staff/deeds'

const field = (name: string, more: Partial<AuditedField> = {}): AuditedField => ({
  name,
  label: name,
  isSaid: true,
  isMoney: false,
  ...more,
})

const FIELDS = [
  field('price', { label: 'Price', isMoney: true }),
  field('name', { label: 'Name' }),
  field('samples', { label: 'Sample texts', isSaid: false }),
]
const FORM = { fields: FIELDS, currency: 'EUR' }

test('the audit says what was changed, and from what to what', () => {
  const before = { price: 4500, name: 'Optic', samples: [], updatedAt: 'then' }
  const after = { price: 5000, name: '', samples: ['a'], updatedAt: 'now' }
  const said = changesInWords(before, after, FORM)

  expect(said).toBe('Price: 45.00\u00a0€ → 50.00\u00a0€; Name: Optic → –; Sample texts')
  expect(changesIn('de', said)).toBe(
    'Preis: 45,00\u00a0€ → 50,00\u00a0€; Name: Optic → –; Mustertexte',
  )
  expect(changesInWords(before, { ...before, deletedAt: 'now' }, FORM)).toBe('Put into the trash')
  expect(changesInWords({ price: 1, currency: 'USD' }, { price: 2, currency: 'USD' }, FORM)).toBe(
    'Price: 0.01\u00a0USD → 0.02\u00a0USD',
  )
})

test('what was typed stands in the audit as it was typed, whoever reads it', () => {
  const typed = 'Name: New Fount Serif → One style; Active: Yes → No'

  expect(changesIn('de', typed)).toMatch(/^Name: New Fount Serif → One style; .*: Ja → Nein$/)
  expect(changesIn('en', typed)).toBe(typed)
})

test('what was chosen and a moment stand in the audit in words, and an id nowhere', () => {
  const said = (label: string, value: string) =>
    ({ State: { for_sale: 'Zum Verkauf' }, Day: { '2026-11-29T00:00:00.000Z': '29.11.2026' } })[
      label
    ]?.[value as never]
  const id = '0199d2a4-5b1c-7000-8000-1234567890ab'
  const kept = `State: – → for_sale; Day: – → 2026-11-29T00:00:00.000Z; Name: – → ${id}`

  expect(changesIn('de', kept, said)).toBe('Stand: – → Zum Verkauf; Day: – → 29.11.2026; Name')
})

test('no value of a field that may not be said is ever in it', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (before, after) => {
      const said = changesInWords(
        { password: before, unknown: before },
        { password: after, unknown: after },
        { fields: [field('password', { isSaid: false })], currency: 'EUR' },
      )
      expect(said.includes(before) || said.includes(after)).toBe(false)
    }),
  )
})

test('an address is told from what to what, an account by the end of its number', () => {
  const fields = [field('address', { label: 'Address' }), field('bank', { label: 'Bank account' })]
  const before = { address: { street: null, city: '' }, bank: null }
  const address = { street: 'Hauptstraße 1', street2: null, postalCode: '1010', city: 'Wien' }
  const after = { address, bank: { iban: 'AT611904300234573201', bic: null } }
  expect(changesInWords(before, after, { fields, currency: 'EUR' })).toBe(
    'Address: – → Hauptstraße 1, 1010, Wien; Bank account: – → …3201',
  )
})

test('rows are not changed by the ids they got', () => {
  const form = { fields: [field('rows')], currency: 'EUR' }
  const before = { rows: [{ rate: '19', from: null }] }
  expect(changesInWords(before, { rows: [{ id: 'a', rate: '19' }] }, form)).toBe('')
  expect(changesInWords(before, { rows: [{ id: 'a', rate: '20' }] }, form)).not.toBe('')
})

test('a link is not changed by what stands at its end, be it read along or not', () => {
  const link = (samples: unknown) => ({ samples })
  const row = { id: 'a', name: 'Desktop', createdAt: 'then' }

  expect(changesInWords(link('a'), link(row), FORM)).toBe('')
  expect(changesInWords(link(['a', 'b']), link([row, 'b']), FORM)).toBe('')
  expect(changesInWords(link('b'), link(row), FORM)).toBe('Sample texts')
})

test('a deed says what it was done to', () => {
  const details = 'prices; Bold: – → 50.00\u00a0€; Light: 40.00\u00a0€ → 45.00\u00a0€'
  expect(deedInWords('de', details)).toBe(
    'Preise der Schnitte gesetzt. Bold: – → 50,00\u00a0€; Light: 40,00\u00a0€ → 45,00\u00a0€',
  )
  expect(deedInWords('en', 'refund')).toBe('Money refunded')
  expect(changesIn('de', 'Status: draft → published')).toBe('Status: Entwurf → veröffentlicht')
})
