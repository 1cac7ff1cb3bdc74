import { expect, test } from 'vitest'
import { findSettingErrors } from '@/setup/settings/check-settings.mjs'

type Source = Record<string, string | undefined>

const errorsOf = (source: Source) =>
  findSettingErrors(source).filter((error) => error.includes('VIES'))

const OFFICIAL = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
const SHOP_URL = 'https://shop.example'

test.each([
  { VIES_URL: 'ec.europa.eu' },
  { VIES_URL: 'ftp://vies.example' },
  { VIES_URL: 'http://127.0.0.1:8080', SHOP_URL },
])('VAT numbers are not asked for with %o', (source) => {
  expect(errorsOf(source)).toEqual([`VIES_URL must be the address of VIES, as ${OFFICIAL}.`])
})

test.each([{}, { VIES_URL: 'http://127.0.0.1:8080' }, { VIES_URL: OFFICIAL, SHOP_URL }])(
  'VAT numbers may be asked for with %o',
  (source) => {
    expect(errorsOf(source)).toEqual([])
  },
)
