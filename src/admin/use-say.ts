import { useTranslation } from '@payloadcms/ui'
import { say } from '@/domain/staff/german/in-german'
import { amountToType, writeMoney } from '@/domain/staff/write-money'
import type { Values } from '@/domain/staff/german/sentence-shapes'

export type Say = (english: string, values?: Values) => string

/** Says a sentence in the language that whoever reads it chose for the admin panel. */
export function useSay(): Say {
  const { i18n } = useTranslation()
  return (english, values) => say(i18n.language, english, values)
}

export type Money = (minor: number, currency: string) => string

/** Writes an amount as whoever reads writes one. */
export function useMoney(): Money {
  const { i18n } = useTranslation()
  return (minor, currency) => writeMoney(minor, currency, i18n.language)
}

/** The same in a field where it is typed: without the sign of the currency. */
export function useTypedMoney(): Money {
  const { i18n } = useTranslation()
  return (minor, currency) => amountToType(minor, currency, i18n.language)
}
