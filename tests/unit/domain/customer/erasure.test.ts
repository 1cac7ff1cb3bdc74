import { expect, test } from 'vitest'
import { goesAt, planErasure, type Sale, withoutPerson } from '@/domain/customer/erasure'

function aSale(difference: Partial<Sale> = {}): Sale {
  return {
    number: '2026-0001',
    state: 'paid',
    hasPapers: true,
    country: 'DE',
    terms: [],
    isBeingPaid: false,
    isBeingRefunded: false,
    lastPaperAt: '2026-11-30T10:00:00Z',
    isInOss: false,
    ...difference,
  }
}

function daysOf(sale: Partial<Sale>): string[] {
  return planErasure([aSale(sale)]).kept.map(({ until }) => until.toISOString().slice(0, 10))
}

test.each([
  ['DE', '2034-12-31'],
  ['AT', '2033-12-31'],
  ['CH', '2036-12-31'],
  ['GB', '2032-12-31'],
  ['FR', '2036-12-31'],
  ['US', '2033-12-31'],
  ['BR', '2036-12-31'],
])('papers of a seller in %s stay to the end of the year %s', (country, day) => {
  expect(daysOf({ country })).toEqual([day])
})

test('the year of the last paper counts, by the clock of the seller', () => {
  expect(daysOf({ lastPaperAt: '2026-12-31T23:30:00Z' })).toEqual(['2035-12-31'])
  expect(daysOf({ lastPaperAt: '2026-12-31T23:30:00Z', country: 'GB' })).toEqual(['2032-12-31'])
})

test('they go once their last day is over in every zone', () => {
  const [kept] = planErasure([aSale()]).kept

  expect(goesAt(kept!).toISOString()).toBe('2035-01-02T00:00:00.000Z')
  expect(kept?.why).toBe(
    'Order 2026-0001 with its papers, and what they say of you, stays until 31 December 2034: for 8 years, as tax law asks of its seller (Germany, § 147 AO).',
  )
})

test('papers of a sale that the One-Stop-Shop declares stay for ten years, whatever the seller’s law says', () => {
  expect(daysOf({ country: 'AT', isInOss: true })).toEqual(['2036-12-31'])
})

test('a checkout that came to nothing leaves nothing', () => {
  expect(planErasure([aSale({ state: 'cancelled', hasPapers: false })])).toEqual({
    open: [],
    unpaid: [],
    kept: [],
  })
})

test('a checkout that nobody pays is cancelled, one that is being paid is waited for', () => {
  const unpaid = aSale({ state: 'awaiting_payment', hasPapers: false })

  expect(planErasure([unpaid])).toEqual({ open: [], unpaid: ['2026-0001'], kept: [] })
  expect(planErasure([{ ...unpaid, isBeingPaid: true }])).toEqual({
    open: ['Order 2026-0001 waits for its payment. Once it is paid or cancelled, ask again.'],
    unpaid: [],
    kept: [],
  })
})

test.each<[Partial<Sale>, RegExp]>([
  [{ state: 'needs_review' }, /being looked at/],
  [{ state: 'disputed' }, /is disputed/],
  [{ isBeingRefunded: true }, /on its way back/],
  [
    { terms: [{ number: 'KX-1', endsAt: '2027-05-03T00:00:00Z' }] },
    /KX-1 runs until 3 May 2027. Once/,
  ],
])('what is still open is said, with what to wait for: %j', (sale, sentence) => {
  const { open } = planErasure([aSale(sale)])

  expect(open).toHaveLength(1)
  expect(open[0]).toMatch(sentence)
  expect(open[0]).toMatch(/ask again\.$/)
})

test('a word is taken out of whatever is said, however deep, and short ones are left alone', () => {
  const said = {
    why: 'Call Ada.B@x.org (AB)',
    lines: [{ to: 'ada.b@X.org ', count: 2 }],
    none: null,
  }

  expect(withoutPerson(said, { words: ['ada.b@x.org', 'AB', ''] })).toEqual({
    why: 'Call – (AB)',
    lines: [{ to: '– ', count: 2 }],
    none: null,
  })
})

test('whose address or name only holds the word is somebody else', () => {
  const said = 'To ba@x.org, a@x.org.uk, a@x.orgs and Annabel; to A@x.org.'

  expect(withoutPerson(said, { words: ['a@x.org', 'Anna'] })).toBe(
    'To ba@x.org, a@x.org.uk, a@x.orgs and Annabel; to –.',
  )
})

test('what is the word alone is nothing, and a field of a name holds what is said for it', () => {
  const said = { to: 'ada@x.org', uses: [{ answers: { domain: 'ada.org' } }] }

  expect(withoutPerson(said, { words: ['ada@x.org'], fields: { answers: {} } })).toEqual({
    to: '',
    uses: [{ answers: {} }],
  })
})
