import { expect, test } from 'vitest'
import type { Seller } from '@/domain/order/seller'
import { draftLegalPage } from '@/domain/site/legal/legal-draft'
import { findPlacesToFill, LEGAL_KINDS, missingLegalKinds } from '@/domain/site/legal/legal-page'

const SELLER: Seller = {
  name: 'Typewerk Nord',
  legalName: 'Typewerk Nord GmbH',
  address: {
    street: 'Am Kai 4',
    street_2: null,
    postal_code: '20457',
    city: 'Hamburg',
    country: 'DE',
  },
  vatId: 'DE136695976',
  taxNumber: null,
  register: 'Amtsgericht Hamburg, HRB 12345',
  representative: null,
  email: 'hello@nord.example',
  telephone: null,
  bank: null,
  url: 'https://nord.example',
}

test.each(LEGAL_KINDS)('the draft of the %s has places that only the foundry can fill', (kind) => {
  expect(findPlacesToFill(draftLegalPage(kind, null)).length).toBeGreaterThan(0)
  expect(findPlacesToFill(draftLegalPage(kind, SELLER)).length).toBeGreaterThan(0)
})

test('a draft says what the shop knows of its seller, and asks for the rest', () => {
  const { lead, sections } = draftLegalPage('imprint', SELLER)
  expect(lead).toBe('This shop is run by Typewerk Nord GmbH.')
  expect(sections[0]?.paragraphs).toEqual([
    'Typewerk Nord GmbH',
    'Am Kai 4, 20457 Hamburg, Germany',
    'Represented by [Fill in: who may sign for the company; else leave this out]',
  ])
})

test('places to fill are found in a rich text', () => {
  const content = {
    root: { children: [{ children: [{ text: 'A [Fill in: b] c [Fill in: d]' }] }] },
  }
  expect(findPlacesToFill(content)).toEqual(['[Fill in: b]', '[Fill in: d]'])
  expect(findPlacesToFill(null)).toEqual([])
})

test('what is missing is told in the order of the links', () => {
  expect(missingLegalKinds(['withdrawal', null, 'imprint'])).toEqual(['privacy', 'terms'])
})
