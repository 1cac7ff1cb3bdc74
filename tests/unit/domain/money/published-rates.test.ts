import { expect, test } from 'vitest'
import { rateOn, readPublishedRates } from '@/domain/money/exchange-rate'

/** As the bank writes its file of a day, and that of ninety. */
const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope><gesmes:subject>Reference rates</gesmes:subject><Cube>
<Cube time='2027-03-31'>
<Cube currency='USD' rate='1.25'/><Cube currency='PLN' rate='4.2'/><Cube currency='GBP' rate='0.8'/>
</Cube>
<Cube time="2027-03-30"><Cube currency="USD" rate="1.24"/><Cube currency="JPY" rate="0"/></Cube>
</Cube></gesmes:Envelope>`

test('a seller with euros reads how much of each currency one euro was, day by day', () => {
  expect(readPublishedRates(FILE, { into: 'EUR', wanted: ['USD', 'USD', 'EUR', 'JPY'] })).toEqual([
    { currency: 'USD', foreign: '1.25', own: '1', of: '2027-03-31' },
    { currency: 'USD', foreign: '1.24', own: '1', of: '2027-03-30' },
  ])
})

test('a seller with złoty reads what both were worth in euros', () => {
  expect(readPublishedRates(FILE, { into: 'PLN', wanted: ['EUR', 'GBP'] })).toEqual([
    { currency: 'EUR', foreign: '1', own: '4.2', of: '2027-03-31' },
    { currency: 'GBP', foreign: '0.8', own: '4.2', of: '2027-03-31' },
  ])
})

test.each(['', 'Service unavailable', '<Cube time="soon"><Cube currency="USD" rate="x"/></Cube>'])(
  '“%s” publishes nothing',
  (text) => {
    expect(readPublishedRates(text, { into: 'EUR', wanted: ['USD'] })).toEqual([])
  },
)

test('of two rates of one day the first counts, and the newest day before both', () => {
  const rate = (of: string, own: string) => ({ currency: 'USD', foreign: '1', own, of })
  const rates = [rate('2027-01-01', '1'), rate('2027-01-02', '2'), rate('2027-01-02', '3')]

  expect(rateOn(rates, { currency: 'USD', day: '2027-01-09' })?.own).toBe('2')
  expect(rateOn(rates, { currency: 'USD', day: '2027-01-01' })?.own).toBe('1')
})
