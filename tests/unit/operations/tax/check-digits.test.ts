import { expect, test } from 'vitest'
import { checkVatId } from '@/domain/tax/vat-id'
import { hasRightDigits } from '@/operations/tax/check-digits'

/** Of every member state and its neighbours; those of companies stand on their own pages. */
const NUMBERS = [
  'ATU13585627',
  'BE0776091951',
  'BG175074752',
  'CY10259033P',
  'CZ25123891',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'ESB58378431',
  'ESX2482300W',
  'FI20774740',
  'FR40303265045',
  'HR33392005961',
  'HU12892312',
  'IE6433435F',
  'IE6433435OA',
  'IT00743110157',
  'LT119511515',
  'LU15027442',
  'LV40003521600',
  'MT11679112',
  'NL004495445B01',
  'PL5260001246',
  'PT509442013',
  'RO18547290',
  'SE556188840401',
  'SI50223054',
  'SK2022749619',
  'GB365684514',
  'XI365684514',
  'NO923609016',
  'NO923609016MVA',
  'CHE-107.787.577 MWST',
]

test.each(NUMBERS)('the check digits of %s are right', (vatId) => {
  expect([checkVatId(vatId).kind, hasRightDigits(vatId)]).toEqual(['valid', true])
})

test.each(NUMBERS)('one other digit than in %s is noticed', (vatId) => {
  const at = vatId.search(/\d[^\d]*$/)
  const other = vatId.slice(0, at) + ((Number(vatId[at]) + 1) % 10) + vatId.slice(at + 1)
  const inside = vatId.replace(/\d(?=\d{3})/, (digit) => String((Number(digit) + 1) % 10))
  expect([other, inside].some((one) => !hasRightDigits(one))).toBe(true)
})

test.each([
  'PL0000000000',
  'ATU00000000',
  'DE000000000',
  'NL000000000B00',
  'NO000000000MVA',
  'CHE-000.000.000',
  'FR00000000000',
])('%s, whose noughts add up, is nobody’s number', (vatId) => {
  expect(hasRightDigits(vatId)).toBe(false)
})

test.each(['BG7523169263', 'BG6101057509', 'CZ640903926', 'LV32673100679', 'LI50093'])(
  '%s is known by its register alone: its form is all that can be checked here',
  (vatId) => {
    expect([checkVatId(vatId).kind, hasRightDigits(vatId)]).toEqual(['valid', true])
  },
)
