import { useTranslation } from '@payloadcms/ui'
import { say } from '@/domain/staff/german/in-german'
import type { Values } from '@/domain/staff/german/sentence-shapes'

export type Say = (english: string, values?: Values) => string

/** Says a sentence in the language that whoever reads it chose for the admin panel. */
export function useSay(): Say {
  const { i18n } = useTranslation()
  return (english, values) => say(i18n.language, english, values)
}
