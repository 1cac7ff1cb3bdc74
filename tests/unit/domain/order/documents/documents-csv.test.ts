import { expect, test } from 'vitest'
import { composeCreditNote, composeReversal } from '@/domain/order/documents/compose-credit-note'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import { csvFormOf } from '@/domain/csv-table'
import { documentsCsv } from '@/domain/order/documents/documents-csv'
import { aSoldOrder, ISSUE } from './a-sold-order'

const { buyer } = aSoldOrder()
const DOLLARS = { own: '1', foreign: '1.0832', currency: 'USD', of: '2026-11-02' }

test('a month is a table whose columns add up: credit notes are negative, and what takes one back is not', () => {
  const invoice = composeInvoice(aSoldOrder(), ISSUE)
  const credit = { amount: 1190, tax: null, lines: [], licences: null }
  const issue = { number: 'G2026-0001', at: new Date('2026-11-30T10:00:00Z') }
  const note = composeCreditNote({ invoice, before: [], credit }, issue)
  const reversal = composeReversal(
    { creditNote: note, why: 'refund_failed', areLicencesBack: false },
    { number: 'G2026-0002', at: issue.at },
  )
  const yen = composeInvoice(
    aSoldOrder({
      currency: 'JPY',
      buyer: {
        ...buyer,
        company: 'Druck, Wort & "Bild"',
        vatId: 'ATU12345675',
        address: { ...buyer.address, country: 'AT' },
      },
      tax: { kind: 'reverse_charge', rate: '0', country: 'AT', amount: 0 },
      total: 13770,
    }),
    { ...ISSUE, number: 'R2026-0002' },
  )
  const fee = { amount: 271, currency: 'EUR' }
  const booked = [invoice, yen, note, reversal].map((contents) => ({
    contents,
    payment: 'pi_1',
    fee: contents === yen ? null : fee,
  }))

  expect(documentsCsv(booked, csvFormOf('GB')).split('\r\n')).toEqual([
    '\uFEFFnumber,date,supplied,order,customer,country,vat_id,tax,tax_country,rate,net,tax_amount,total,currency,own_net,own_tax_amount,own_total,own_currency,exchange_rate,rate_of,corrects,payment,kind,refund,fee,fee_currency',
    'R2026-0001,2026-11-23,2026-11-23,2026-0413,Grete Beispiel,DE,,standard,DE,19,137.70,26.16,163.86,EUR,,,,,,,,pi_1,invoice,,2.71,EUR',
    'R2026-0002,2026-11-23,2026-11-23,2026-0413,"Druck, Wort & ""Bild""",AT,ATU12345675,reverse_charge,AT,0,13770,0,13770,JPY,,,,,,,,pi_1,invoice,,,',
    'G2026-0001,2026-11-30,2026-11-23,2026-0413,Grete Beispiel,DE,,standard,DE,19,-10.00,-1.90,-11.90,EUR,,,,,,,R2026-0001,pi_1,credit_note,11.90,,',
    'G2026-0002,2026-11-30,2026-11-23,2026-0413,Grete Beispiel,DE,,standard,DE,19,10.00,1.90,11.90,EUR,,,,,,,G2026-0001,pi_1,reversal,-11.90,,',
    '',
  ])
})

test('where a comma parts the cents, semicolons part the cells', () => {
  const contents = composeInvoice(aSoldOrder({ currency: 'USD', exchangeRates: [DOLLARS] }), ISSUE)
  const csv = documentsCsv([{ contents, payment: null, fee: null }], csvFormOf('DE'))

  expect(csv.split('\r\n')[1]).toBe(
    'R2026-0001;2026-11-23;2026-11-23;2026-0413;Grete Beispiel;DE;;standard;DE;19;137,70;26,16;163,86;USD;127,12;24,15;151,27;EUR;1 EUR = 1.0832 USD;2026-11-02;;;invoice;;;',
  )
})

test.each([
  ['AT', { separator: ';', decimalSign: ',' }],
  ['CH', { separator: ';', decimalSign: '.' }],
  ['GB', { separator: ',', decimalSign: '.' }],
  ['nowhere', { separator: ',', decimalSign: '.' }],
])('the spreadsheets of %s', (country, form) => {
  expect(csvFormOf(country)).toEqual(form)
})

test('a name is no formula', () => {
  const contents = composeInvoice(
    aSoldOrder({ buyer: { ...buyer, name: '=HYPERLINK("x")' } }),
    ISSUE,
  )
  const csv = documentsCsv([{ contents, payment: null, fee: null }], csvFormOf('DE'))

  expect(csv).toContain(`;"'=HYPERLINK(""x"")";`)
})
