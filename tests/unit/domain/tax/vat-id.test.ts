import { expect, test } from 'vitest'
import { checkVatId, hasVatIds } from '@/domain/tax/vat-id'

test.each([
  ['DE136695976', 'DE'],
  ['FR40303265045', 'FR'],
  ['FRXX303265045', 'FR'],
  ['NL004495445B01', 'NL'],
  ['IT00743110157', 'IT'],
  ['ESB58378431', 'ES'],
  ['ESX2482300W', 'ES'],
  ['ES54362315K', 'ES'],
  ['ATU13585627', 'AT'],
  ['BE0776091951', 'BE'],
  ['PT509442013', 'PT'],
  ['PL5260001246', 'PL'],
  ['SE556188840401', 'SE'],
  ['IE6433435F', 'IE'],
  ['IE6433435OA', 'IE'],
  ['IE8D79739I', 'IE'],
  ['DK13585628', 'DK'],
  ['FI20774740', 'FI'],
  ['CZ25123891', 'CZ'],
  ['CY10259033P', 'CY'],
  ['EL094259216', 'GR'],
  ['XI123456789', 'GB'],
  ['GB365684514', 'GB'],
  ['GBGD001', 'GB'],
  ['NO923609016MVA', 'NO'],
  ['NO923609016', 'NO'],
  ['CHE-107.787.577 IVA', 'CH'],
  ['CHE-107.787.577', 'CH'],
  ['LI50093', 'LI'],
])('%s has the form of its country', (vatId, country) => {
  expect(checkVatId(vatId)).toEqual({ kind: 'valid', vatId, country })
})

test.each([
  ['pt 509 442 013', 'PT509442013'],
  ['NL 0044.95.445.B01', 'NL004495445B01'],
  ['gr-094259216', 'EL094259216'],
  ['che107787577mwst', 'CHE-107.787.577 MWST'],
  ['GB 365 6845 14', 'GB365684514'],
  ['NO 923 609 016 MVA', 'NO923609016MVA'],
])('%s is kept as %s', (text, vatId) => {
  expect(checkVatId(text)).toMatchObject({ kind: 'valid', vatId })
})

test.each([
  ['DE12345678', 'This is not a VAT number of Germany.'],
  ['DE1234567890', 'This is not a VAT number of Germany.'],
  ['FRIO303265045', 'This is not a VAT number of France.'],
  ['ATX13585627', 'This is not a VAT number of Austria.'],
  ['NL004495445', 'This is not a VAT number of the Netherlands.'],
  ['IT0074311015', 'This is not a VAT number of Italy.'],
  ['EL94259216', 'This is not a VAT number of Greece.'],
  ['CHE1234567890', 'This is not a VAT number of Switzerland.'],
  ['GB12345678', 'This is not a VAT number of the United Kingdom.'],
  ['JP1234567890123', 'VAT numbers of Japan are not taken here: leave the number out.'],
  ['136695976', 'A VAT number begins with its country, such as DE, GB or CHE.'],
  ['', 'A VAT number begins with its country, such as DE, GB or CHE.'],
  ['__proto__', 'A VAT number begins with its country, such as DE, GB or CHE.'],
])('“%s” is refused in words', (text, sentence) => {
  expect(checkVatId(text)).toEqual({ kind: 'malformed', sentence })
})

test.each([
  ['DE136695976', 'DE', 'valid'],
  ['gr 094259216', 'GR', 'valid'],
  ['XI123456789', 'GB', 'valid'],
  ['FR40303265045', 'MC', 'valid'],
  ['DE136695976', 'MC', 'malformed'],
  ['GB365684514', 'IM', 'valid'],
  ['CHE-107.787.577 MWST', 'LI', 'valid'],
  ['LI50093', 'LI', 'valid'],
  ['LI50093', 'CH', 'malformed'],
  ['NL004495445B01', 'FR', 'malformed'],
  ['DE136695976', 'CH', 'malformed'],
])('%s of a buyer in %s is %s', (vatId, country, kind) => {
  expect(checkVatId(vatId, { country, postalCode: null }).kind).toBe(kind)
})

test('a number of another country is refused in words', () => {
  expect(checkVatId('NL004495445B01', { country: 'FR', postalCode: null })).toEqual({
    kind: 'malformed',
    sentence: 'This is a VAT number of the Netherlands, and you chose France.',
  })
})

test.each([
  ['AX', 'FI20774740'],
  ['RE', 'FR40303265045'],
  ['MC', 'FR40303265045'],
  ['LI', 'CHE-107.787.577'],
])('a company in %s may give %s, which its country gave it', (country, vatId) => {
  expect(hasVatIds(country)).toBe(true)
  expect(checkVatId(vatId, { country, postalCode: null })).toMatchObject({ kind: 'valid' })
})

test('a number of another country is told with both names', () => {
  expect(checkVatId('FR40303265045', { country: 'AX', postalCode: null })).toEqual({
    kind: 'malformed',
    sentence: 'This is a VAT number of France, and you chose the Åland Islands.',
  })
})
