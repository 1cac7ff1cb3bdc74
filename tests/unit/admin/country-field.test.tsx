import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

type Offered = { label: string; value: string }
type Given = { value: string; options: Offered[]; onChange: (chosen: Offered) => void }

let given: Given | null = null
const setValue = vi.fn()
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'en' } }),
  useField: () => ({ value: 'DE', path: 'country', setValue }),
  SelectInput: (props: Given) => {
    given = props
    return null
  },
}))

const { CountryField } = await import('@/admin/country-select')
const { Shop } = await import('@/collections/site/shop/shop')

test('the country of the seller is chosen by its name and kept as its code', () => {
  const field = { name: 'country', type: 'text' } as never
  renderToString(<CountryField field={field} path="country" />)

  expect(given?.value).toBe('DE')
  expect(given?.options).toContainEqual({ value: 'PT', label: 'Portugal' })
  given?.onChange({ value: 'PT', label: 'Portugal' })
  expect(setValue).toHaveBeenCalledWith('PT')
  expect(JSON.stringify(Shop.fields)).toContain('@/admin/country-select#CountryField')
})
