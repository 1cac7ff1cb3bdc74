import { expect, test } from 'vitest'
import type { CartLineRequest, Licensee } from '@/domain/cart/cart-request'
import type { CartTax } from '@/domain/cart/priced-cart'
import type { Address } from '@/domain/customer/address'
import type { OrderAnswer } from '@/domain/licensing/answers/order-question'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import type { LicensedStyle, LicensedUse, OrderLine } from '@/domain/order/order-line'
import type { Correction } from '@/domain/order/refund/correction'
import type { LineValue } from '@/domain/order/refund/plan-refund'
import type { Seller } from '@/domain/order/seller'
import type { Discount, QuotedAudience } from '@/domain/pricing/discounts/take-off'
import type { VatCheck } from '@/domain/tax/vat-check'
import { type FOR_MACHINES, recordInWords as inWords } from '@/domain/staff/record-in-words'
import WORDS from '@/domain/staff/record-words.json' with { type: 'json' }

/** What forms show of a sale as it was stored. */
type Stored =
  | (DocumentContents | OrderLine | LicensedStyle | LicensedUse | Licensee | LineValue | Correction)
  | (CartLineRequest | CartTax | Discount | QuotedAudience | OrderAnswer | Seller | Address)
  | VatCheck

/** All that is called by a key, and all that stands for something: a new one without words is a type error. */
type KeysOf<T> = T extends readonly (infer Item)[]
  ? KeysOf<Item>
  : T extends object
    ? string extends keyof T
      ? KeysOf<T[keyof T]>
      : { [Key in Shown<T>]-?: Key | KeysOf<T[Key]> }[Shown<T>]
    : never
type Shown<T> = Exclude<keyof T & string, (typeof FOR_MACHINES)[number]>
type KindsOf<T> = T extends string
  ? string extends T
    ? never
    : T
  : T extends readonly (infer Item)[]
    ? KindsOf<Item>
    : T extends object
      ? { [Key in Shown<T>]-?: KindsOf<T[Key]> }[Shown<T>]
      : never

/** In English and in German. */
const { labels, kinds } = WORDS satisfies {
  labels: Record<KeysOf<Stored>, string[]>
  kinds: Record<KindsOf<Stored>, string[]>
}

test('whatever is stored of a sale has words in both languages', () => {
  const table = [...Object.entries(labels), ...Object.entries(kinds)]

  expect(table.filter(([, said]) => !isInBoth(said))).toEqual([])
})

function isInBoth(said: string[]): boolean {
  return said.length === 2 && said.every(Boolean)
}

const READER = {
  language: 'en',
  currency: null as string | null,
  dayOf: (at: string) => `day ${at.slice(0, 10)}`,
  timeOf: (at: string) => `time ${at.slice(0, 16)}`,
}

const recordInWords = (value: unknown, reader: Partial<typeof READER> = {}) =>
  inWords(value, { ...READER, ...reader })

const inGerman = (value: unknown) =>
  recordInWords(value, { language: 'de' }).map(({ title, lines }) => ({
    title,
    lines: lines.map(({ label, text }) => `${label} | ${text}`),
  }))

test('each style of a licence is a group under its name, without ids and hashes', () => {
  const styles = [
    { id: '7', name: 'Bold', typeface: 'Syne', weight: 700, files: [{ sha256: 'ab' }], axes: [] },
  ]
  expect(recordInWords(styles)).toEqual([
    {
      title: 'Bold',
      lines: [
        { label: 'Typeface', text: 'Syne' },
        { label: 'Weight', text: '700' },
      ],
    },
  ])
})

test('what a use allows is read as words', () => {
  const uses = [
    {
      label: 'Web, to 10 000 views',
      mayNot: ['sell files', 'pass them on'],
      eula: { id: '1', title: 'Web licence', version: '1.0' },
      answers: {},
    },
  ]
  expect(recordInWords(uses)).toEqual([
    {
      title: 'Web, to 10 000 views',
      lines: [
        { label: 'May not', text: 'sell files, pass them on' },
        { label: 'Licence text', text: 'Web licence, Version 1.0' },
      ],
    },
  ])
})

test('a holder is one group of facts, and what is empty is left out', () => {
  const holder = { kind: 'company', name: 'Ada & Co', company: null, email: '' }
  expect(recordInWords(holder)).toEqual([
    {
      title: null,
      lines: [
        { label: 'Kind', text: 'company' },
        { label: 'Name', text: 'Ada & Co' },
      ],
    },
  ])
})

test('nothing is nothing', () => {
  expect([null, undefined, [], ''].map((value) => recordInWords(value))).toEqual([[], [], [], []])
})

test('an amount is written in its currency, and as it is stored where nobody knows it', () => {
  const line = { amount: 13500 }
  expect(recordInWords({ ...line, currency: 'EUR' })[0]?.lines[0]?.text).toBe('135.00\u00a0€')
  expect(recordInWords(line, { currency: 'JPY' })[0]?.lines[0]?.text).toBe('13\u2009500\u00a0JPY')
  expect(recordInWords(line)[0]?.lines[0]?.text).toBe('13500')
})

test('who reads German reads an invoice without a word of English or of the database', () => {
  const contents = {
    kind: 'credit_note',
    issuedAt: '2026-12-01T02:00:00.000Z',
    suppliedOn: '2026-12-01',
    currency: 'EUR',
    demo: true,
    tax: { kind: 'reverse_charge', rate: '0', country: 'FR', amount: 0, label: '', sentence: null },
    lines: [{ id: '7', typeface: 'Syne', uses: ['Desktop'], styles: ['Bold'], amount: 4500 }],
    heading: { sha256: 'ab', extension: 'ttf' },
  }

  expect(inGerman(contents)).toEqual([
    {
      title: null,
      lines: [
        'Art | Rechnungskorrektur',
        'Ausgestellt um | time 2026-12-01T02:00',
        'Geliefert am | day 2026-12-01',
        'Währung | EUR',
        'Spielgeld | Ja',
        'Steuer | Der Käufer schuldet die USt., Satz 0, Land Frankreich, Betrag 0,00\u00a0€',
        'Zeilen | Schrift Syne, Nutzungen Desktop, Schnitte Bold, Betrag 45,00\u00a0€',
      ],
    },
  ])
})

test('an address is told once, as its paper has it, and of pages of text the beginning', () => {
  const address = { lines: ['Storgata 1', '0155 Oslo'], street: 'Storgata 1', city: 'Oslo' }
  const told = recordInWords({ buyer: { name: 'Ada', address }, notice: 'word '.repeat(2000) })
  const [buyer, notice] = told[0]?.lines ?? []

  expect(buyer?.text).toBe('Ada, Address Storgata 1, 0155 Oslo')
  expect(notice?.text).toMatch(/^word word .{250,290} word …$/)
})

test('a use is called by its name, its answers by their questions, and no key is shown', () => {
  const use = {
    type: 'web',
    name: 'Web',
    tier: 'small',
    label: 'Web, up to 10 000 views a month',
    tierLabel: 'up to 10 000 views a month',
    formats: ['WOFF2'],
    answers: { domain: 'example.org' },
    answerLabels: { domain: 'Domain' },
    updates: 'all',
    isRented: true,
  }

  expect(inGerman([use])[0]?.lines).toEqual([
    'Name | Web',
    expect.stringMatching(/^Umfang \| /),
    'Formate | WOFF2',
    'Domain | example.org',
    'Neuere Ausgaben | Alle',
    'Zur Miete | Ja',
  ])
})

test('a name that is a word of the database stays a name', () => {
  expect(inGerman({ kind: 'client', name: 'form', company: 'all' })[0]?.lines).toEqual([
    'Art | Ein Kunde des Käufers',
    'Name | form',
    'Firma | all',
  ])
})
