import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COUNTRIES, countryInSentence } from '@/domain/customer/country'
import { countryInGerman, withCountryIn } from '@/domain/staff/german/country-in-german'
import { say } from '@/domain/staff/german/in-german'

const HOME = 'src/domain/staff/german'

/** Every sentence of the panel that is filled in, with its German. */
const SENTENCES = readdirSync(HOME)
  .filter((name) => name.endsWith('.json') && name !== 'bill.json')
  .flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(`${HOME}/${name}`, 'utf8')) as Record<string, string>),
  )
const withPlace = (name: string) => SENTENCES.filter(([english]) => english.includes(`{${name}}`))

function filled(english: string, values: Record<string, string>): string {
  return english.replace(/\{[~&@]?(\w+)\}/g, (_, name: string) => values[name] ?? 'Hedge')
}

test.each(withPlace('country'))('“%s” names a country in German', (english) => {
  const values = { country: 'the United Kingdom', other: 'Austria' }
  const german = say('de', filled(english, values))
  expect(german).toContain('Vereinigtes Königreich')
  expect(german).not.toMatch(/the United Kingdom|Austria/)
  if (english.includes('{other}')) expect(german).toContain('Österreich')
})

test.each(withPlace('card'))('“%s” names in German where the money went', (english) => {
  const values = (card: string) => ({ money: '20.00\u00a0€', card })
  expect(say('de', filled(english, values('the demo card')))).toContain('die Demokarte')
  const account = say('de', filled(english, values('the account it came from')))
  expect(account).toContain('das Konto, von dem es kam')
  expect(say('de', filled(english, values('Visa 4242')))).toContain('Visa 4242')
})

test('every country has its German name, also as it stands in a sentence', () => {
  for (const { code, name } of Object.values(COUNTRIES)) {
    expect(countryInGerman(countryInSentence(code)), name).toBe(countryInGerman(name))
    expect(countryInGerman(name), name).toBeTruthy()
  }
})

test('an address ends in the country as whoever reads calls it', () => {
  const lines = ['Georgia Row 1', '1010 Wien', 'Austria']
  expect(withCountryIn('de', lines)).toEqual(['Georgia Row 1', '1010 Wien', 'Österreich'])
  expect(withCountryIn('en', lines)).toEqual(lines)
  expect(withCountryIn('de', ['Wien'])).toEqual(['Wien'])
})
