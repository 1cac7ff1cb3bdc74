import { useTranslation } from '@payloadcms/ui'
import { COUNTRIES } from '@/domain/customer/country'

/** The countries an address may be in, by the names and in the order of the language that is read. */
export function useCountries(): { code: string; name: string }[] {
  const { language } = useTranslation().i18n
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return Object.values(COUNTRIES)
    .map(({ code, name }) => ({ code, name: language === 'en' ? name : (names.of(code) ?? name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}
