/** The currency of a country's tax office; of others nobody asks it here. Source: the euro area of 2026, and ISO 4217. */
const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'

const OTHERS: Readonly<Record<string, string>> = {
  ...{ CZ: 'CZK', DK: 'DKK', HU: 'HUF', PL: 'PLN', RO: 'RON', SE: 'SEK' },
  ...{ CH: 'CHF', GB: 'GBP', IS: 'ISK', LI: 'CHF', NO: 'NOK' },
  ...{ AU: 'AUD', BR: 'BRL', CA: 'CAD', IL: 'ILS', IN: 'INR', JP: 'JPY', KR: 'KRW', MX: 'MXN' },
  ...{ NZ: 'NZD', RS: 'RSD', SG: 'SGD', TR: 'TRY', TW: 'TWD', UA: 'UAH', US: 'USD', ZA: 'ZAR' },
}

/** In which currency a seller's VAT is owed; null: not known. */
export function nationalCurrency(country: string): string | null {
  return EURO.split(' ').includes(country) ? 'EUR' : (OTHERS[country] ?? null)
}
