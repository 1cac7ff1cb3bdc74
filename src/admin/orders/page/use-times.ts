import { useOrderWords } from '../words'

/** As the clock and the language of whoever reads it show it. */
export function useTimes(): { timeOf: (at: string) => string; dayOf: (at: string) => string } {
  const { locale } = useOrderWords()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return {
    timeOf: (at) => time.format(new Date(at)),
    dayOf: (at) => day.format(new Date(at)),
  }
}
