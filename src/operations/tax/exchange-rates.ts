import type { Payload } from 'payload'
import {
  type ExchangeRate,
  nationalCurrency,
  readPublishedRates,
} from '@/domain/money/exchange-rate'
import { env } from '@/env'
import { exchangeRatesOf, readShop } from '../records/shop'
import { readWithin } from './read-within'

const KEY = 'published-exchange-rates'

/** Corrections of the One-Stop-Shop reach back three years. */
const KEPT_MS = 4 * 366 * 24 * 3_600_000

const ANSWER_WITHIN_MS = 20_000
/** The bank's file of a day has 2 KB, that of ninety days 60. */
const MOST_BYTES = 1024 * 1024

/** Those that staff entered, and those that were published: of two of one day, theirs. */
export async function readExchangeRates(payload: Payload): Promise<ExchangeRate[]> {
  const entered = exchangeRatesOf(await readShop(payload))
  return [...entered, ...(await storedRates(payload))]
}

async function storedRates(payload: Payload): Promise<ExchangeRate[]> {
  return (await payload.kv.get<ExchangeRate[]>(KEY)) ?? []
}

/** What the address of the settings publishes today, kept with its day; where it gives no answer, the last known ones go on. */
export async function fetchExchangeRates(payload: Payload, now = new Date()): Promise<void> {
  if (env.ratesUrl === null) return
  const { country, currency, priceLists } = await readShop(payload)
  const into = nationalCurrency(country)
  if (into === null) return
  const wanted = ['EUR', currency, ...(priceLists ?? []).map((list) => list.currency)]

  const published = readPublishedRates(await ask(env.ratesUrl), { into, wanted })
  if (published.length === 0)
    throw new Error('RATES_URL publishes no rates in the form of the European Central Bank.')
  const isPublished = ({ currency: one, of }: ExchangeRate) =>
    published.some((rate) => rate.currency === one && rate.of === of)
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString().slice(0, 10)
  const before = (await storedRates(payload)).filter((one) => !isPublished(one) && one.of >= oldest)
  await payload.kv.set(KEY, [...before, ...published])
}

async function ask(url: string): Promise<string> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  const text = await readWithin(response, MOST_BYTES)
  if (!response.ok || text === null)
    throw new Error(`RATES_URL gave no rates (status ${response.status}).`)
  return text
}
