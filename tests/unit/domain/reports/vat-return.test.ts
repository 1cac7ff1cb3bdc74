import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import {
  euSalesCsv,
  ossCsv,
  ossCsvOfGermany,
  soldToConsumersAbroad,
  vatReturn,
} from '@/domain/reports/vat-return'

const SECOND_QUARTER = { from: '2027-04-01', to: '2027-06-30' }
const TODAY = '2027-07-10'
const GERMAN_FORM = { separator: ';', decimalSign: ',' } as const

type Some = Omit<Partial<DocumentContents>, 'tax' | 'buyer'> & {
  tax?: Partial<DocumentContents['tax']>
  vatId?: string
}

/** An invoice of 100.00 and 20.00 to a consumer in Vienna, but for what is said. */
function document({ tax, vatId, ...rest }: Some = {}): DocumentContents {
  const country = tax?.country ?? 'AT'
  return {
    kind: 'invoice',
    number: 'R2027-0001',
    currency: 'EUR',
    demo: false,
    issuedAt: '',
    issuedOn: '2027-05-01',
    suppliedOn: '2027-05-01',
    net: 100_00,
    total: 120_00,
    ownCurrency: null,
    tax: {
      kind: 'standard',
      rate: '20',
      amount: 20_00,
      label: '',
      sentence: null,
      ...tax,
      country,
    },
    buyer: { vatId: vatId ?? null, address: { country, postalCode: '1010' } },
    ...rest,
  } as DocumentContents
}

function declared(documents: DocumentContents[], more: { country?: string; today?: string } = {}) {
  return vatReturn({
    documents,
    period: SECOND_QUARTER,
    rates: RATES,
    country: 'DE',
    today: TODAY,
    ...more,
  })
}

const RATES = [
  { currency: 'USD', foreign: '1.25', own: '1', of: '2027-03-31' },
  { currency: 'USD', foreign: '1.2', own: '1', of: '2027-06-30' },
]

const PARIS = { tax: { country: 'FR', rate: '20', amount: 10_00 }, net: 50_00 }

test('an invoice that is corrected for a business leaves the One-Stop-Shop and stands in the list of businesses', () => {
  const reverse = { kind: 'reverse_charge', rate: '0', amount: 0 } as const
  const cancelled = [
    document(),
    document({ kind: 'cancellation' }),
    document({ tax: reverse, vatId: 'ATU12345675', total: 100_00 }),
  ]
  const { oss, businesses } = declared(cancelled)

  expect(oss).toEqual([])
  expect(businesses).toEqual([{ vatId: 'ATU12345675', country: 'AT', net: 100_00 }])
})

test('a quarter on paper: rates apart, what went back in it off it, what corrects an earlier one beside it', () => {
  const { oss, corrections } = declared([
    document(),
    document({ tax: { kind: 'reduced', rate: '10.0', amount: 10_00 } }),
    document(PARIS),
    document({ ...PARIS, kind: 'credit_note', issuedOn: '2027-06-30' }),
    document({ ...PARIS, kind: 'reversal', net: 25_00, tax: { ...PARIS.tax, amount: 5_00 } }),
    document({ kind: 'credit_note', suppliedOn: '2027-03-31' }),
    document({ kind: 'credit_note', suppliedOn: '2026-11-02', tax: { amount: 3_00 } }),
    document({ tax: { country: 'DE', rate: '19', amount: 19_00 } }),
    document({ tax: { country: 'CH', rate: '8.1', amount: 8_10 } }),
  ])

  expect(oss).toEqual([
    { country: 'AT', kind: 'reduced', rate: '10', net: 100_00, tax: 10_00 },
    { country: 'AT', kind: 'standard', rate: '20', net: 100_00, tax: 20_00 },
    { country: 'FR', kind: 'standard', rate: '20', net: 25_00, tax: 5_00 },
  ])
  expect(corrections).toEqual([
    { quarter: '2026-Q4', country: 'AT', tax: -3_00 },
    { quarter: '2027-Q1', country: 'AT', tax: -20_00 },
  ])
})

test.each([
  ['that of the day', ['2027-06-29', '2027-06-30', '2027-07-01'], 100_00],
  ['the next that was published, where that day has none', ['2027-06-29', '2027-07-01'], 50_00],
  ['that of a week later at the latest', ['2027-07-07'], 50_00],
  ['none: one of after that week does not count', ['2027-06-29', '2027-07-08'], null],
  ['none: one of before does not count', ['2027-06-29'], null],
])('the rate of a quarter is %s', (what, days, net) => {
  const worth = (of: string) => (of < '2027-06-30' ? '1' : of > '2027-06-30' ? '2.4' : '1.2')
  const rates = days.map((of) => ({ currency: 'USD', foreign: worth(of), own: '1', of }))
  const sold = document({ currency: 'USD', net: 120_00, tax: { amount: 24_00 } })
  const { oss, withoutRate } = vatReturn({
    documents: [sold],
    period: SECOND_QUARTER,
    rates,
    country: 'DE',
    today: TODAY,
  })

  expect(oss[0]?.net ?? null).toBe(net)
  expect(withoutRate).toEqual(net === null ? [sold.number] : [])
})

test('dollars are told in euros at the rate of the last day of the quarter they were supplied in', () => {
  const inDollars = document({ currency: 'USD', net: 120_00, tax: { amount: 24_00 } })
  const earlier = { ...inDollars, kind: 'credit_note', suppliedOn: '2027-02-01' } as const
  const { oss, corrections } = declared([inDollars, earlier])

  expect(oss).toMatchObject([{ net: 100_00, tax: 20_00 }])
  expect(corrections).toMatchObject([{ quarter: '2027-Q1', tax: -19_20 }])
})

test('a seller in Poland tells złoty in euros by the rate entered for the euro', () => {
  const rates = [{ currency: 'EUR', foreign: '1', own: '4', of: '2027-06-30' }]
  const sold = document({ currency: 'PLN', net: 400_00, tax: { amount: 80_00 } })
  const { oss } = vatReturn({
    documents: [sold],
    period: SECOND_QUARTER,
    rates,
    country: 'PL',
    today: TODAY,
  })

  expect(oss).toMatchObject([{ country: 'AT', net: 100_00, tax: 20_00 }])
})

test('a document without a rate is in no sum, and is named', () => {
  const sold = document({ currency: 'GBP', number: 'R2027-0042' })

  expect(declared([sold])).toMatchObject({ oss: [], withoutRate: ['R2027-0042'] })
})

test('while its quarter is not over, a document in another currency waits for the rate of the last day', () => {
  const sold = document({ currency: 'GBP', number: 'R2027-0042' })
  const on = (today: string) => declared([sold], { today })

  expect(on('2027-06-30')).toMatchObject({ withoutRate: [], notOver: ['R2027-0042'] })
  expect(on('2027-07-01')).toMatchObject({ withoutRate: ['R2027-0042'], notOver: [] })
})

test('businesses of the EU are listed by number, less what went back; others are not', () => {
  const reverse = { kind: 'reverse_charge', rate: '0', amount: 0 } as const
  const { businesses, oss } = declared([
    document({ tax: { ...reverse, country: 'GR' }, vatId: 'EL123456783', net: 80_00 }),
    document({
      tax: { ...reverse, country: 'GR' },
      vatId: 'EL123456783',
      net: 30_00,
      kind: 'credit_note',
      suppliedOn: '2027-01-09',
    }),
    document({ tax: { ...reverse, country: 'AT' }, vatId: 'ATU12345675', net: 10_00 }),
    document({
      tax: { ...reverse, country: 'AT' },
      vatId: 'ATU12345675',
      net: 10_00,
      kind: 'credit_note',
    }),
    document({ tax: { ...reverse, country: 'CH' }, vatId: 'CHE123456788MWST', net: 10_00 }),
  ])

  expect(businesses).toEqual([{ vatId: 'EL123456783', country: 'GR', net: 50_00 }])
  expect(oss).toEqual([])
})

test('in dollars they are listed as the invoice told them in the seller’s currency', () => {
  const reverse = { kind: 'reverse_charge', rate: '0', amount: 0 } as const
  const ownCurrency = { currency: 'EUR', net: 90_00, tax: 0, total: 90_00, rate: RATES[0] }
  const sold = document({
    tax: reverse,
    vatId: 'ATU12345675',
    currency: 'USD',
    ownCurrency,
  } as Some)

  expect(declared([sold]).businesses).toMatchObject([{ net: 90_00 }])
})

test('tables: Greece has its own letters, and Germany’s portal a form of its own', () => {
  const some = declared([
    document({ tax: { country: 'GR', rate: '24', amount: 24_00 } }),
    document({ kind: 'credit_note', suppliedOn: '2027-01-01' }),
    document({ tax: { kind: 'reverse_charge', country: 'GR' }, vatId: 'EL123456783' }),
  ])

  expect(ossCsv(some, GERMAN_FORM).slice(1).split('\r\n')).toEqual([
    'corrects;country;kind;rate;net_eur;tax_eur',
    ';EL;standard;24;100,00;24,00',
    '2027-Q1;AT;;;;-20,00',
    '',
  ])
  expect(ossCsvOfGermany(some).split('\r\n')).toEqual([
    '#v1.0',
    '#ve1.1.0',
    'Land des Verbrauchs,Umsatzsteuertyp,Umsatzsteuersatz,Nettobetrag,Umsatzsteuerbetrag',
    'EL,STANDARD,24.00,100.00,24.00',
    '',
  ])
  expect(euSalesCsv(some, GERMAN_FORM).slice(1).split('\r\n')[1]).toBe('EL;123456783;100,00;EUR;S')
})

test('towards the threshold counts what consumers abroad bought, whoever’s VAT they paid', () => {
  const vienna = { country: 'AT', postalCode: '1010' }
  const atHome = document({ tax: { country: 'DE', rate: '19' } })
  const byBuyer = { ...atHome, buyer: { ...atHome.buyer, address: vienna } } as DocumentContents
  const canaries = { ...byBuyer.buyer, address: { country: 'ES', postalCode: '35001' } }
  const documents = [
    atHome,
    byBuyer,
    document(),
    document({ tax: { kind: 'reverse_charge' }, vatId: 'AT' }),
    { ...byBuyer, buyer: canaries } as DocumentContents,
  ]

  expect(soldToConsumersAbroad(documents, 'DE')).toBe(200_00)
})

test('whatever is sold and given back when: the tax of all returns is that of all documents', () => {
  const quarters = ['01', '04', '07', '10'].map((month, at) => ({
    from: `2027-${month}-01`,
    to: `2027-${['03-31', '06-30', '09-30', '12-31'][at]}`,
  }))
  const day = fc.integer({ min: 0, max: 364 }).map((days) => {
    return new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10)
  })
  const some = fc
    .record({
      days: fc.tuple(day, day).map((two) => two.toSorted()),
      amount: fc.integer({ min: 0, max: 99_999 }),
      kind: fc.constantFrom('invoice' as const, 'credit_note' as const, 'reversal' as const),
      country: fc.constantFrom('AT', 'FR', 'GR'),
    })
    .map(({ days: [suppliedOn = '', issuedOn = ''], amount, kind, country }) => {
      const dates =
        kind === 'invoice' ? { suppliedOn, issuedOn: suppliedOn } : { suppliedOn, issuedOn }
      return document({ ...dates, kind, tax: { amount, country } })
    })

  fc.assert(
    fc.property(fc.array(some, { maxLength: 30 }), (documents) => {
      const told = quarters.flatMap((period) => {
        const issued = documents.filter(
          ({ issuedOn }) => period.from <= issuedOn && issuedOn <= period.to,
        )
        const { oss, corrections } = vatReturn({
          documents: issued,
          period,
          rates: [],
          country: 'DE',
          today: TODAY,
        })
        return [...oss, ...corrections].map(({ tax }) => tax)
      })
      const owed = documents.map(({ kind, tax }) => (kind === 'credit_note' ? -1 : 1) * tax.amount)
      const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
      expect(sum(told)).toBe(sum(owed))
    }),
  )
})
