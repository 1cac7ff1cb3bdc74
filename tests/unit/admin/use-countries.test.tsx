import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { COUNTRIES } from '@/domain/customer/country'

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'de' } }) }))

const { useCountries } = await import('@/admin/use-countries')

function Names() {
  return useCountries()
    .map(({ name }) => name)
    .join(' · ')
}

test('what a server writes depends on no list of names that a browser may have otherwise', () => {
  const names = Object.values(COUNTRIES).map(({ name }) => name)

  expect(renderToString(<Names />)).toBe(renderToString(names.join(' · ')))
})
