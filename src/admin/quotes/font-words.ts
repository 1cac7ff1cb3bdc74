import { useTranslation } from '@payloadcms/ui'

const ENGLISH = {
  fonts: 'Fonts',
  family: 'Family',
  choose: 'Choose a family',
  styles: 'Styles',
  all: 'All styles',
  licences: 'Licences',
  tier: (licence: string) => `How much, ${licence}`,
  remove: 'Remove these fonts',
  add: 'Add fonts',
  another: 'Add another family',
}

const GERMAN: typeof ENGLISH = {
  fonts: 'Schriften',
  family: 'Familie',
  choose: 'Familie wählen',
  styles: 'Schnitte',
  all: 'Alle Schnitte',
  licences: 'Lizenzen',
  tier: (licence) => `Wie viel, ${licence}`,
  remove: 'Diese Schriften entfernen',
  add: 'Schriften hinzufügen',
  another: 'Noch eine Familie',
}

export function useFontWords(): typeof ENGLISH {
  const { i18n } = useTranslation()
  return i18n.language === 'de' ? GERMAN : ENGLISH
}
