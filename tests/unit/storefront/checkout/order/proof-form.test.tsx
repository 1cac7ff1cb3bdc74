import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProofView } from '@/domain/order/proof'
import { ProofSection } from '@/storefront/checkout/order/proof-form'

const shown = (proof: ProofView | null) =>
  renderToStaticMarkup(<ProofSection proof={proof} orderKey="key" />)

test('without script the form that wants a file says that it needs it, and nothing goes into an address', () => {
  const page = shown({ state: 'wanted', until: null, reason: null })
  expect(page).toMatch(/<noscript><p>To send a file, this page needs JavaScript: [^.]+\.<\/p>/)
  expect(page).toMatch(/<form[^>]* method="post"/)
})

test('what waits or is accepted asks for nothing more', () => {
  const states = ['waiting', 'accepted'] as const
  const pages = states.map((state) => shown({ state, until: 'September 2027', reason: null }))
  expect(pages.map((page) => [page.includes('<form'), page.includes('September 2027')])).toEqual([
    [false, true],
    [false, true],
  ])
  expect(shown(null)).toBe('')
})

test.each(['The card is of 2019.', 'The card is of 2019'])(
  'why it was refused is a sentence: %s',
  (reason) => {
    const page = shown({ state: 'refused', until: 'September 2027', reason })
    expect(page).toContain('does not do: The card is of 2019. Send another one')
  },
)
