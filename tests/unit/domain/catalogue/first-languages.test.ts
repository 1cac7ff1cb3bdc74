import { expect, test } from 'vitest'
import { firstLanguages } from '@/domain/catalogue/languages'

const languagesOf = (codes: string) => codes.split(' ').map((code) => ({ code, name: code }))

test('the most used languages are named first, then the others in their order', () => {
  expect(firstLanguages(languagesOf('aa bem el en fr sbp'))).toEqual(
    'en fr el aa bem sbp'.split(' '),
  )
})

test('its own language is named before all others', () => {
  expect(firstLanguages(languagesOf('aa en fa'), 'fa')).toEqual('fa en aa'.split(' '))
  expect(firstLanguages(languagesOf('aa en'), 'fa')[0]).toBe('en')
})

test('no more are named than are seen at a glance', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ code: `x${at}`, name: `${at}` }))

  expect(firstLanguages([...many, ...languagesOf('en')])).toHaveLength(24)
  expect(firstLanguages([...many, ...languagesOf('en')])[0]).toBe('en')
})
